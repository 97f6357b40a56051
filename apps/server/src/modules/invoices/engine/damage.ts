import { nightsOf, type Party, type Stay } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import type { Bill, DocumentLine } from './document.ts'

/** The settled amount of a claim, in minor units; `owed` is the guest's part, and a waiver paid the rest. */
export type Damage = { things: readonly { what: string; amount: number }[]; settled: number; owed: number }

/**
 * The bill for what a stay damaged. A claim is settled at one total, so its items keep their prices and the released
 * amount is a separate line: no one said which item it was for. Undefined if a waiver paid all of it.
 */
export const damageBill = (stay: Stay & { party: Party }, { things, settled, owed }: Damage): Bill | undefined => {
  if (owed <= 0) return undefined
  const claimed = things.reduce((sum, { amount }) => sum + amount, 0)
  const lessened: DocumentLine[] = [
    { kind: 'not_charged', label: said('invoice.not_charged'), note: null, amount: settled - claimed },
    { kind: 'waived', label: said('invoice.waived'), note: null, amount: owed - settled },
  ]
  const { arrive, depart, party } = stay
  const lines = [
    ...things.map(({ what, amount }) => ({ label: asWritten(what), note: null, amount })),
    ...lessened.filter(({ amount }) => amount !== 0),
  ]
  return { arrive, depart, nights: nightsOf(stay), party, lines, taxes: [], total: owed, reason: null }
}
