import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { booking, cancellationCost } from './bookings.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { installment, party } from './pricing.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { atLeastOneNight, money, plainDate, readerText } from './values/shapes.ts'

/**
 * Why a stay moves to another home, or why its price falls beyond the guest’s terms: at least ten characters then. Of a move
 * the guest and both owners read it.
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
  /** Each line of the price before and after; nothing where it was not there. */
  lines: z.array(z.object({ label: readerText, before: money, after: money })),
  before: money,
  after: money,
  /** What goes back at once, and what is due at once. */
  refund: money,
  dueNow: money,
  /** What is still to pay then. */
  schedule: z.array(installment),
  /** The security deposit that the card holds. */
  deposit: z.object({ before: money, after: money }),
  /** True where all nights cost today's rate; else agreed nights keep their price and only new ones do (R18). */
  repriced: z.boolean(),
  /** True where someone else than the guest asks for more, for the same earlier, or for a higher deposit: it is proposed, and the guest approves it. */
  needsApproval: z.boolean(),
  /** For the team, what it takes off beyond the guest’s terms, and whom that costs; null where nothing goes beyond them. */
  cost: cancellationCost.nullable(),
  /** Where it moves the stay to another home. */
  move: z
    .object({
      home: z.object({ id, name: z.string(), town: z.string() }),
      /** For the team: what the owners of the home it leaves, and of the one it goes to, net of it. */
      owners: z.object({ before: money, after: money }).nullable(),
    })
    .nullable(),
  /** Must be sent back, so that what is shown is what happens. */
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
      /** Another home, for the team to move the stay to; left out: the booked one. */
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

/** Most nights that are offered before and after a stay. */
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
    /** Null where the home is off the market, or nothing near those nights is free. */
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
    /** Of a price that falls beyond the guest’s terms: done, or waiting for a second person. */
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
