import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payoutWaits } from './owner-payouts.ts'
import { payoutAccountKind } from './payees.ts'
import { transferDue } from './staff-transfers.ts'
import { id, instant } from './values/ids.ts'
import { currencyCode, money } from './values/shapes.ts'

const payeeDue = z.object({
  ownerId: id,
  name: z.string(),
  /** Earned and received. */
  amount: money,
  /** The homes it is taken from; they add up to the amount. */
  parts: z.array(z.object({ homeId: id, home: z.string(), amount: money })),
  /** The current payout account. */
  account: z.object({ kind: payoutAccountKind, ending: z.string() }).nullable(),
  /** The run they are already in. */
  runId: id.nullable(),
  /** Why it can't be paid today; empty: it can. */
  waitsFor: z.array(z.enum(payoutWaits)),
  until: instant.nullable(),
})
export type PayeeDue = z.output<typeof payeeDue>

const moneyToMove = z.object({
  currency: currencyCode,
  /** The amount that can leave the trust today: the owners' part without holds, and ours. */
  mayMove: money,
  /**
   * Why nothing can leave, or less than the total: the operator owes the trust, or the bank balance doesn't cover it.
   */
  fault: z.enum(['operator_owes', 'cash']).nullable(),
  owners: money,
  held: money,
  /** The operator's own, received and not needed to cover an owner's negative balance. */
  ours: money,
  /** The transfer due between the trust and operating accounts. */
  transfer: transferDue.nullable(),
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
