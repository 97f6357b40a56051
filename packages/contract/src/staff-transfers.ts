import { z } from 'zod'
import { decisionErrors } from './approvals.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { currencyCode, money, plainDate, readerText } from './values/shapes.ts'

/** `to_operating`: the company withdraws its own money; `to_trust`: it pays what it owes the trust (R46, R55). */
export const transferDirections = ['to_operating', 'to_trust'] as const
export const transferStates = ['prepared', 'approved', 'sent', 'settled', 'canceled'] as const
export type TransferState = (typeof transferStates)[number]

/** Why someone can't do this to a transfer now; null: they can. */
const refusal = z.enum(['wrong_state', 'same_person', 'needs_second', 'no_need']).nullable()
export type TransferRefusal = z.output<typeof refusal>

const person = z.object({ id, name: z.string() }).nullable()

const card = z.object({
  id,
  number: z.string(),
  direction: z.enum(transferDirections),
  amount: money,
  state: z.enum(transferStates),
  note: z.string(),
  preparedBy: person,
  preparedAt: instant,
  approvedBy: person,
  approvedAt: instant.nullable(),
  sentBy: person,
  /** The date of submission to the bank, and the bank's reference. */
  sentOn: plainDate.nullable(),
  reference: z.string().nullable(),
  settledBy: person,
  /** The date the money arrived: the accounting date of the entry. */
  settledOn: plainDate.nullable(),
  canceledBy: person,
  cancelReason: z.string().nullable(),
})
export type TransferCard = z.output<typeof card>

const transfer = card.extend({
  /** The two bank accounts, by their names in the books. */
  from: z.object({ account: z.enum(['cash:trust', 'cash:operating']) }),
  to: z.object({ account: z.enum(['cash:trust', 'cash:operating']) }),
  /**
   * The amount due before the entries below, and the amount retained in the trust: not received yet, or needed to cover
   * an owner's negative balance.
   */
  opening: money,
  retained: money,
  /**
   * The entries that made it due since the previous transfer; negative: deducted. Opening + entries − retained = the
   * amount transferred.
   */
  entries: z.array(
    z.object({
      entryId: id,
      on: plainDate,
      document: readerText,
      bookingId: id.nullable(),
      amount: money,
    }),
  ),
  /** The journal entry that moved the cash. */
  entryId: id.nullable(),
  /** Over the limit, so a second person must approve. */
  needsSecond: z.boolean(),
  limit: money,
  refusals: z.object({ approve: refusal, send: refusal, settle: refusal, cancel: refusal }),
})
export type Transfer = z.output<typeof transfer>
/** As stored on the server, before it is rendered for its reader. */
export type TransferData = z.input<typeof transfer>

export const transferDue = z.object({
  direction: z.enum(transferDirections),
  amount: money,
  /** The open transfer in this currency; there can't be another until it has ended. */
  openId: id.nullable(),
})
export type TransferDue = z.output<typeof transferDue>

const one = z.object({ transfer })
const params = z.object({ transferId: idText })
const staff = { audience: ['staff', 'admin'], permission: 'money' } as const
const bankReference = z.string().trim().min(3).max(120)

export const transfers = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/transfers',
  summary: 'Get what is due between the trust and operating accounts, and transfers, latest first',
  query: pageQuery,
  results: z.object({ due: z.array(transferDue), transfers: collectionOf(card) }),
  errors: {},
})

export const transferById = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/transfers/{transferId}',
  summary: 'Get a transfer instruction: accounts, amount, the entries behind it, and possible actions',
  params,
  results: one,
  errors: {},
})

export const prepareTransfer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/transfers',
  summary: 'Prepare a transfer of everything due between the two accounts; no cash moves in the books',
  inPerson: true,
  status: 201,
  body: z.object({
    currency: currencyCode,
    /** As displayed; a different amount is rejected, with what is due now. */
    amount: z.int().positive(),
    note: z.string().trim().max(300).default(''),
  }),
  results: one,
  errors: { nothing_due: 409, amount_changed: 409, transfer_open: 409 },
})

export const approveTransfer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/transfers/{transferId}/approve',
  summary: 'Approve a transfer over the limit, as someone who did not prepare it',
  inPerson: true,
  params,
  results: one,
  errors: { ...decisionErrors, no_need: 409 },
})

export const sendTransfer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/transfers/{transferId}/send',
  summary: 'Record that a transfer was submitted to the bank, with its date and reference',
  inPerson: true,
  params,
  body: z.object({ on: plainDate, reference: bankReference }),
  results: one,
  errors: { ...secondFactorErrors, confirm_first: 403, wrong_state: 409, needs_second: 409, less_due: 409 },
})

export const settleTransfer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/transfers/{transferId}/settle',
  summary: 'Record the day a transfer arrived; the books move the cash then',
  inPerson: true,
  params,
  body: z.object({ on: plainDate }),
  results: one,
  errors: { confirm_first: 403, wrong_state: 409, trust_short: 422 },
})

export const cancelTransfer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/transfers/{transferId}/cancel',
  summary: 'Cancel a transfer that didn’t arrive, with a reason; its amount is due again',
  inPerson: true,
  params,
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  results: one,
  errors: { wrong_state: 409 },
})
