import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

export const invariant = z.object({
  code: z.string(),
  text: z.string(),
  holds: z.boolean(),
  figure: z.string(),
})

export const trustPosition = endpoint({
  method: 'GET',
  path: 'staff/trust',
  summary: 'Get whose money is in trust, now or at the end of a day, and every invariant with its figure',
  audience: ['staff', 'admin'],
  permission: 'money',
  /** Without a date, the current state; the invariants are always current. */
  query: z.object({ on: plainDate.optional() }),
  results: z.object({
    currencies: z.array(
      z.object({
        currency: z.string(),
        held: money,
        owed: money,
        accounts: z.array(z.object({ account: z.string(), balance: money })),
        /** The amount the operator must contribute before anything can be paid out to owners (R55). */
        operatorOwes: money,
        /** The end of each of the last thirty days; without the operator's part, what is owed to others. */
        days: z.array(z.object({ on: plainDate, held: money, owedToOthers: money })),
      }),
    ),
    invariants: z.array(invariant),
    checkedAt: instant,
  }),
  errors: {},
})

export const fillTrust = endpoint({
  method: 'POST',
  path: 'staff/trust/own-money',
  summary: 'Record operator funds paid into the trust, up to what the operator owes it',
  audience: ['staff', 'admin'],
  permission: 'money',
  inPerson: true,
  status: 201,
  body: z.object({
    amount: money,
    /** The bank's reference for the transfer. */
    reference: z.string().trim().min(3).max(120),
  }),
  results: z.object({ operatorOwes: money }),
  errors: { confirm_first: 403, not_needed: 409 },
})

export const deadLetters = endpoint({
  method: 'GET',
  path: 'staff/dead-letters',
  summary: 'List dead letters: jobs that failed permanently',
  audience: ['staff', 'admin'],
  permission: 'jobs',
  results: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        queue: z.string(),
        failedAt: instant,
        message: z.string(),
        attempts: z.int(),
        /** The job's data; secrets are blanked. */
        data: z.record(z.string(), z.unknown()),
        /** False for work that was given up on someone's device. */
        canRetry: z.boolean(),
      }),
    ),
  }),
  errors: {},
})

export const retryDeadLetter = endpoint({
  method: 'POST',
  path: 'staff/dead-letters/{failureId}/retry',
  summary: 'Retry a dead letter',
  audience: ['staff', 'admin'],
  permission: 'jobs',
  params: z.object({ failureId: z.uuid() }),
  results: z.object({ queued: z.literal(true) }),
  errors: {},
})

export const closeDeadLetter = endpoint({
  method: 'POST',
  path: 'staff/dead-letters/{failureId}/close',
  summary: 'Resolve a dead letter',
  audience: ['staff', 'admin'],
  permission: 'jobs',
  params: z.object({ failureId: z.uuid() }),
  results: z.object({ closed: z.literal(true) }),
  errors: {},
})

export const correctOwner = endpoint({
  method: 'POST',
  path: 'staff/owners/{id}/corrections',
  summary:
    'Correct an owner’s account with a dated entry, or charge an owner stay’s cleaning; a second approver above the limit',
  audience: ['staff', 'admin'],
  permission: 'money',
  inPerson: true,
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({
    homeId: id,
    kind: z.enum(['correction', 'owner_stay']),
    /** A correction in the owner's favor is positive; an owner stay's charge is its cost. */
    amount: money,
    /** The text on the statement. */
    note: z.string().trim().min(3).max(300),
    on: plainDate,
    reason: approvalReason,
    evidence: approvalEvidence,
  }),
  results: z.object({
    outcome: approvalOutcome,
    /** Null while it waits for a second person. */
    correction: z.object({ amount: money, countsOn: plainDate }).nullable(),
  }),
  errors: { ...approvalErrors, operator_short: 409 },
})
