import { nightsOf, type Party, type Stay } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import type { Bill, DocumentLine } from './document.ts'

/** What was settled of a claim, in minor units; `owed` is the guest's part of it, the rest a waiver paid. */
export type Damage = { things: readonly { what: string; amount: number }[]; settled: number; owed: number }

/**
 * What the guest is billed for what their stay damaged. A claim is settled at one sum, so its things stand at their prices
 * and what was released is a line of its own: nobody said which thing it was. Undefined where a waiver paid all of it.
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
