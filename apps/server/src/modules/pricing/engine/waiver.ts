import { said } from '@porchlight/wording'
import type { FeeLine } from './fees.ts'

/** What a guest can pay instead of a deposit hold, and the limit of damage it covers; minor units. */
export type Waiver = { price: number; limit: number }

const shape = /^waiver:(\d+)$/

/** Replaces a deposit: nothing is held, and a settled claim is paid up to the limit (R31). */
export const waiverLine = ({ price, limit }: Waiver, currency: string): FeeLine => ({
  code: 'deposit_waiver',
  fee: null,
  label: said('price.damage_waiver'),
  amount: price,
  optional: true,
  why: {
    rule: `waiver:${limit}`,
    text: said('price.waiver_why', { limit: { amount: limit, currency } }),
    steps: [],
  },
})

/** The waiver in a price; null if there is none. */
export const waiverIn = ({ fees }: { fees: readonly FeeLine[] }): Waiver | null => {
  const line = fees.find(({ why }) => shape.test(why.rule))
  const limit = line && shape.exec(line.why.rule)?.[1]
  return line && limit ? { price: line.amount, limit: Number(limit) } : null
}
