import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { party } from './pricing.ts'
import { moveReason, stayChange } from './stay-changes.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** The time a guest has to approve a change the team proposes, at most until the stay begins or ends. */
export const changeApprovalHours = 24

/** `open`: waits for the guest, with the new nights held. `replaced`: the booking has changed in the meantime. */
export const changeRequestStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'] as const

export const changeRequest = z.object({
  id,
  hash,
  bookingId: id,
  state: z.enum(changeRequestStates),
  arrive: plainDate,
  depart: plainDate,
  party,
  /** The total of the stay as agreed, and with the change. */
  before: money,
  after: money,
  note: z.string(),
  /** The other home it would move to. */
  home: z.string().nullable(),
  requestedAt: instant,
  /** The new nights are held until then. */
  expiresAt: instant,
})
export type ChangeRequest = z.output<typeof changeRequest>

export const proposeChange = endpoint({
  method: 'POST',
  path: 'bookings/{id}/change-requests',
  summary: 'Propose a change to the guest; nothing changes or is charged until they approve it',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({
    quoteId: id,
    quoteHash: hash,
    hash,
    note: z.string().trim().max(500).default(''),
    reason: moveReason,
  }),
  results: z.object({ request: changeRequest }),
  errors: {
    not_allowed_now: 409,
    quote_expired: 409,
    terms_changed: 409,
    nights_taken: 409,
    needs_second: 409,
    only_longer: 422,
    reason_needed: 422,
  },
})

export const changeRequestsOf = endpoint({
  method: 'GET',
  path: 'bookings/{id}/change-requests',
  summary: 'List changes proposed to a stay’s guest, latest first',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ requests: z.array(changeRequest) }),
  errors: {},
})

export const withdrawChange = endpoint({
  method: 'DELETE',
  path: 'bookings/{id}/change-requests/{requestId}',
  summary: 'Withdraw a proposed change; its nights are released',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText, requestId: idText }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

const link = z.object({ id: idText, hash })

export const changeRequestByLink = endpoint({
  method: 'GET',
  path: 'change-requests/{id}/{hash}',
  summary: 'Get a proposed change with the price before and after, as the guest',
  audience: 'session',
  params: link,
  results: z.object({
    request: changeRequest,
    /** Null once it is no longer open. */
    change: stayChange.nullable(),
    stay: z.object({
      number: z.string(),
      home: z.string(),
      timeZone: z.string(),
      arrive: plainDate,
      depart: plainDate,
      party,
    }),
    /** The payment method charged unless the guest pays otherwise; null if none is stored. */
    card: z.string().nullable(),
  }),
  errors: {},
})

export const approveChange = endpoint({
  method: 'POST',
  path: 'change-requests/{id}/{hash}',
  summary: 'Approve a proposed change; it replaces what was agreed',
  audience: 'session',
  inPerson: true,
  params: link,
  /** The hash of the displayed change, so that what was displayed is what happens. */
  body: z.object({ hash }),
  results: z.object({ booking }),
  errors: { not_allowed_now: 409, terms_changed: 409, nights_taken: 409, stay_not_possible: 422 },
})

export const declineChange = endpoint({
  method: 'POST',
  path: 'change-requests/{id}/{hash}/decline',
  summary: 'Decline a proposed change; the stay is unchanged',
  audience: 'session',
  inPerson: true,
  params: link,
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})
