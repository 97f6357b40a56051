import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { booking, cancellationCost } from './bookings.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { installment, party } from './pricing.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { atLeastOneNight, money, plainDate, readerText } from './values/shapes.ts'

/**
 * Why a stay moves to another home, or why its price falls beyond the guest's terms: at least ten characters in those
 * cases. For a move, the guest and both owners can read it.
 */
export const moveReason = z.string().trim().max(500).default('')

export const stayChange = z.object({
  quoteId: id,
  quoteHash: hash,
  expiresAt: instant,
  arrive: plainDate,
  depart: plainDate,
  nights: z.int(),
  party,
  /** Each line of the price before and after; zero if it wasn't there. */
  lines: z.array(z.object({ label: readerText, before: money, after: money })),
  before: money,
  after: money,
  /** The amounts refunded and due immediately. */
  refund: money,
  dueNow: money,
  /** The remaining payment schedule. */
  schedule: z.array(installment),
  /** The security deposit authorized on the card. */
  deposit: z.object({ before: money, after: money }),
  /**
   * True if all nights are charged at today's rate; otherwise agreed nights keep their price, and only new ones are
   * (R18).
   */
  repriced: z.boolean(),
  /**
   * True if someone other than the guest asks for more, for earlier payment of the same amount, or for a higher
   * deposit: it is proposed, and the guest must approve it.
   */
  needsApproval: z.boolean(),
  /** For the team: the reduction beyond the guest's terms, and who bears it; null if there is none. */
  cost: cancellationCost.nullable(),
  /** If it moves the stay to another home. */
  move: z
    .object({
      home: z.object({ id, name: z.string(), town: z.string() }),
      /** For the team: the net amounts of the owners of the old and the new home. */
      owners: z.object({ before: money, after: money }).nullable(),
    })
    .nullable(),
  /** Must be sent back, so that what was displayed is what happens. */
  hash,
})
export type StayChange = z.output<typeof stayChange>
export type StayChangeData = z.input<typeof stayChange>

export const previewChange = endpoint({
  method: 'POST',
  path: 'bookings/{id}/changes/preview',
  summary: 'Preview a change of dates, guests, or home: the price line by line, and the amount due or refunded',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: atLeastOneNight(
    party.extend({
      arrive: plainDate,
      depart: plainDate,
      /** The home the team moves the stay to; omitted: the booked one. */
      homeId: id.optional(),
    }),
  ),
  results: z.object({ change: stayChange }),
  errors: {
    not_allowed_now: 409,
    change_needs_team: 409,
    nothing_changes: 422,
    only_longer: 422,
    stay_not_possible: 422,
  },
})

/** The maximum number of nights offered before and after a stay. */
export const mostExtraNights = 3

export const extraNights = endpoint({
  method: 'GET',
  path: 'bookings/{id}/extra-nights',
  summary: 'Get how many nights can be added before and after a stay, or at its end once it has begun',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ extra: z.object({ before: z.int(), after: z.int() }) }),
  errors: {},
})
export type ExtraNights = ResultsOf<typeof extraNights>['extra']

export const stayAgain = endpoint({
  method: 'GET',
  path: 'bookings/{id}/again',
  summary: 'Suggest nights to come again: the same a year later, or the nearest available',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({
    /** Null if the home is off the market, or nothing near those nights is available. */
    again: z.object({ arrive: plainDate, depart: plainDate }).nullable(),
  }),
  errors: {},
})

export const changeStay = endpoint({
  method: 'POST',
  path: 'bookings/{id}/changes',
  summary: 'Apply the previewed change to a booking; the earlier terms are stored',
  audience: 'session',
  inPerson: true,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({ quoteId: id, quoteHash: hash, hash, reason: moveReason }),
  results: z.object({
    booking,
    /** For a price reduction beyond the guest's terms: done, or waiting for a second person. */
    outcome: approvalOutcome.nullable(),
  }),
  errors: {
    ...approvalErrors,
    not_allowed_now: 409,
    change_needs_team: 409,
    guest_must_approve: 409,
    quote_expired: 409,
    terms_changed: 409,
    nights_taken: 409,
    only_longer: 422,
    reason_needed: 422,
    stay_not_possible: 422,
  },
})
