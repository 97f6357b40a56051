import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payoutWaits } from './owner-payouts.ts'
import { payoutAccountKind } from './payees.ts'
import { id, instant } from './values/ids.ts'
import { currencyCode, money } from './values/shapes.ts'

const payeeDue = z.object({
  ownerId: id,
  name: z.string(),
  /** Earned and received. */
  amount: money,
  /** The homes that it is taken from; they come to the amount. */
  parts: z.array(z.object({ homeId: id, home: z.string(), amount: money })),
  /** Where it would go now. */
  account: z.object({ kind: payoutAccountKind, ending: z.string() }).nullable(),
  /** The run that they wait in already. */
  runId: id.nullable(),
  /** Why it cannot go today; empty: it can. */
  waitsFor: z.array(z.enum(payoutWaits)),
  until: instant.nullable(),
})
export type PayeeDue = z.output<typeof payeeDue>

const moneyToMove = z.object({
  currency: currencyCode,
  /** What may leave the trust today: the owners’ part that waits for nothing, and ours. */
  mayMove: money,
  /** Why nothing may leave, or less than the parts say: the operator owes the trust, or the bank does not hold it. */
  fault: z.enum(['operator_owes', 'cash']).nullable(),
  owners: money,
  held: money,
  /** The operator’s own, received and needed by no owner below zero. */
  ours: money,
  payees: z.array(payeeDue),
})
export type MoneyToMove = z.output<typeof moneyToMove>

export const payoutsDue = endpoint({
  method: 'GET',
  path: 'staff/payouts/due',
  summary: 'List what can be paid out today, to whom, and what blocks the rest',
  audience: ['staff', 'admin'],
  permission: 'money',
  results: z.object({ currencies: z.array(moneyToMove), checkedAt: instant }),
  errors: {},
})
