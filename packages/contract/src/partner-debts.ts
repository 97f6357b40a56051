import { z } from 'zod'
import { approvalErrors, approvalOutcome, approvalReason } from './approvals.ts'
import { debtSettlementKind } from './commissions.ts'
import { endpoint } from './endpoint.ts'
import { mostIn, tooHigh } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

const debt = z.object({
  partnerId: id,
  name: z.string(),
  owed: money,
  since: plainDate,
  /** Earned and not paid yet: the next payouts deduct the debt from it. */
  unpaid: money,
  /** No agreement with them is in force. */
  isEnded: z.boolean(),
  /** A repayment or write-off waits for a second person. */
  pending: z.boolean(),
})
export type PartnerDebt = z.output<typeof debt>

const settlement = z.object({
  id,
  partnerId: id,
  name: z.string(),
  kind: debtSettlementKind,
  amount: money,
  /** When it was received, or written off. */
  on: plainDate,
  reference: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  undone: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Undoing it waits for a second person. */
  undoPending: z.boolean(),
})
export type PartnerDebtSettlement = z.output<typeof settlement>

const all = z.object({ debts: z.array(debt), settlements: z.array(settlement) })

export const partnerDebts = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-debts',
  summary: 'List partners who were paid for commissions reversed later, and what they repaid or was written off',
  results: all,
  errors: {},
})

export const settlePartnerDebt = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-debts',
  summary: 'Record a partner’s repayment, or write off what they owe',
  inPerson: true,
  status: 201,
  body: z
    .object({
      partnerId: id,
      kind: debtSettlementKind,
      amount: z.int().min(1),
      currency: currencyCode,
      /** The day the bank credited a repayment. */
      receivedOn: plainDate.optional(),
      /** The bank’s. */
      reference: z.string().trim().max(100).default(''),
      reason: approvalReason,
    })
    .refine(({ amount, currency }) => amount <= mostIn(currency, 99_999_999), { path: ['amount'], error: tooHigh }),
  results: z.object({ outcome: approvalOutcome, ...all.shape }),
  errors: { ...approvalErrors, participant: 403, more_than_debt: 422 },
})

export const undoPartnerSettlement = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-debts/{settlementId}/undo',
  summary: 'Undo a recorded repayment or write-off; it is owed again',
  inPerson: true,
  params: z.object({ settlementId: idText }),
  body: z.object({ reason: approvalReason }),
  results: z.object({ outcome: approvalOutcome, ...all.shape }),
  errors: { ...approvalErrors, participant: 403, wrong_state: 409 },
})
