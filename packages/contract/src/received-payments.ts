import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { receivedMethods, reversalCauses } from './payments.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

const person = z.object({ id, name: z.string() }).nullable()

const receivedPayment = z.object({
  /** The payment's id. */
  id,
  method: z.enum(receivedMethods),
  amount: money,
  /** The amount refunded, by instruction. */
  refunded: money,
  receivedOn: plainDate,
  /** The check number, the bank's wire reference, or the receipt number. */
  reference: z.string(),
  note: z.string(),
  files: z.array(mediaFile),
  recordedBy: person,
  recordedAt: instant,
  /** Null until it is in the trust account. */
  depositedOn: plainDate.nullable(),
  reversal: z.object({ by: person, at: instant, reason: z.string() }).nullable(),
  allowedActions: z.array(z.enum(['deposit', 'reverse'])),
})
export type ReceivedPayment = z.output<typeof receivedPayment>

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const
const results = z.object({
  /** Newest first. */
  payments: z.array(receivedPayment),
  /**
   * The part of the price that can be recorded as paid now; zero before the guest has signed, and after a cancellation.
   */
  open: money,
  /** How much this person can still record or reverse alone today, in minor units. */
  alone: z.int(),
})
export type ReceivedPayments = z.output<typeof results>

export const receivedPayments = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/bookings/{id}/received-payments',
  summary: 'List what a booking’s guest paid by wire, check, or in cash, and what is still open',
  params: z.object({ id: idText }),
  results,
  errors: {},
})

const afterward = results.extend({ outcome: approvalOutcome })

export const recordPayment = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/bookings/{id}/received-payments',
  summary:
    'Record a payment by wire, check, or cash on a booking; above the limit of one person a second one approves it first',
  params: z.object({ id: idText }),
  body: z.object({
    method: z.enum(receivedMethods),
    /** In minor units of the booking's currency. */
    amount: z
      .int()
      .min(1)
      .max(100_000_000 * largestScale),
    receivedOn: plainDate,
    reference: z.string().trim().min(1).max(120),
    /** What it is for; required above one person's limit. */
    note: z.string().trim().max(300).default(''),
    evidence: approvalEvidence,
  }),
  results: afterward,
  errors: {
    ...approvalErrors,
    not_allowed_now: 409,
    hold_expired: 409,
    agreement_missing: 409,
    payment_pending: 409,
    reason_needed: 422,
    invalid_input: 422,
  },
})

export const depositPayment = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/received-payments/{id}/deposit',
  summary: 'Record that a check or cash reached the trust account',
  params: z.object({ id: idText }),
  body: z.object({ depositedOn: plainDate }),
  results,
  errors: { not_allowed_now: 409, invalid_input: 422 },
})

export const reversePayment = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/received-payments/{id}/reversal',
  summary: 'Reverse a payment recorded by mistake or returned by the bank; the guest owes it again',
  params: z.object({ id: idText }),
  body: z.object({ why: z.enum(reversalCauses), reason: approvalReason }),
  results: afterward,
  errors: { ...approvalErrors, not_allowed_now: 409, trust_short: 422 },
})
