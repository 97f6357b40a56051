import { type BodyInputOf, costKinds, type layOutBid, shareOf } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

export type LineFields = {
  key: number
  kind: (typeof costKinds)[number]
  what: string
  cost: MoneyAmount | null
  /** Whole percent. */
  markup: number
}

/** The usual markup on vendor costs. */
const usualMarkup = 10

let made = 0
export const emptyLine = (): LineFields => ({
  key: ++made,
  kind: costKinds[0],
  what: '',
  cost: null,
  markup: usualMarkup,
})

export const isFull = ({ what, cost }: LineFields): boolean => what.trim() !== '' && cost !== null && cost.amount > 0

/** The owner's total, in minor units. */
export const totalOf = (lines: readonly LineFields[]): number =>
  lines.reduce((sum, { cost, markup }) => sum + (cost ? cost.amount + shareOf(cost.amount, markup * 100) : 0), 0)

export const bidOf = (lines: readonly LineFields[], vendor: string, note: string): BodyInputOf<typeof layOutBid> => ({
  vendorId: vendor === '' ? null : Number(vendor),
  note,
  lines: lines.map(({ kind, what, cost, markup }) => ({
    kind,
    what: what.trim(),
    cost: cost?.amount ?? 0,
    markup: markup * 100,
  })),
})
