import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { payment, stayPaymentRefusals } from './payments.ts'
import { quotedHome } from './pricing.ts'
import { emailAddress } from './values/contact-fields.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/**
 * What happens if the shares aren't paid by the time the nights can no longer be held: the rest is charged to the
 * guest, or everything is refunded.
 */
export const backstops = ['charge', 'release'] as const
export type Backstop = (typeof backstops)[number]

export const mostShares = 20
/**
 * Before a stay is booked, its price can be split only if it is at least this many days away, because the nights are
 * held for the others.
 */
export const splitDaysAhead = 7

/** `paying`: its bank payment is pending. `covered`: nothing is left to pay. */
export const shareStates = ['open', 'paying', 'paid', 'refunded', 'covered'] as const

const share = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  amount: money,
  state: z.enum(shareStates),
  /** The path of its page, which is a secret; null once it is paid. */
  path: z.string().nullable(),
  /** When the last email was sent to that address. */
  requestedAt: instant.nullable(),
})
export type SplitShare = z.output<typeof share>

const split = z.object({
  /** `begun`: the guest hasn't paid their own share yet, and no link works. */
  state: z.enum(['none', 'begun', 'waiting', 'booked', 'over']),
  backstop: z.enum(backstops),
  shares: z.array(share),
  total: money,
  paid: money,
  /** What can still be paid by the shares and the guest. */
  open: money,
  /** The amount required for the stay to be booked, and how much of it is missing. */
  threshold: money,
  missing: money,
  /** The others' payment deadline; null once booked or over, and before the guest has paid their own share. */
  until: instant.nullable(),
  /** The hours the others have from the guest's own payment. */
  hours: z.int(),
  /** The part of the open price that isn't in anyone's share: the guest's own. */
  own: money,
  /** The minimum the guest must pay themselves before anyone else is asked. */
  leastOwn: money,
  mayChange: z.boolean(),
})
export type Split = z.output<typeof split>

export const splitOfBooking = endpoint({
  method: 'GET',
  path: 'bookings/{id}/split',
  summary: 'Get the guest’s split payment, with the payers’ links',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({ split }),
  errors: {},
})

export const splitPrice = endpoint({
  method: 'PUT',
  path: 'bookings/{id}/split',
  summary: 'Set who pays which share; unpaid shares left out are removed',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({
    backstop: z.enum(backstops),
    shares: z
      .array(
        z.object({
          /** For an existing share; null for a new one. */
          id: id.nullable(),
          name: z.string().trim().min(1).max(80),
          email: emailAddress.nullable(),
          /** In minor units of the booking's currency. */
          amount: z.int().positive(),
        }),
      )
      .max(mostShares),
  }),
  results: z.object({ bookingId: id }),
  errors: { not_allowed_now: 409, shares_too_large: 422 },
})

const paymentErrors = { ...stayPaymentRefusals, agreement_missing: 409, unknown_token: 422 } as const

export const payOwnShare = endpoint({
  method: 'POST',
  path: 'bookings/{id}/split/payments',
  summary: 'Pay the guest’s own share; the other links become active and the nights stay on hold for them',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({ token: z.string().trim().min(3).max(200) }),
  results: z.object({ booking, payment }),
  errors: paymentErrors,
})

export const remindShare = endpoint({
  method: 'POST',
  path: 'bookings/{id}/split/shares/{shareId}/reminder',
  summary: 'Remind someone who hasn’t paid their share',
  audience: 'session',
  params: z.object({ id: idText, shareId: idText }),
  results: z.object({ shareId: id }),
  errors: { not_allowed_now: 409 },
})

/** A stay as seen by someone who pays a share. */
const shareRequest = z.object({
  id,
  name: z.string(),
  /** The first name of the guest who asks. */
  host: z.string(),
  home: quotedHome,
  arrive: plainDate,
  depart: plainDate,
  amount: money,
  state: z.enum(shareStates),
  /** Whether the stay is booked. Until then, all payers get a full refund if it doesn't get booked. */
  booked: z.boolean(),
  total: money,
  threshold: money,
  missing: money,
  until: instant.nullable(),
})
export type ShareRequest = z.output<typeof shareRequest>

export const shareByLink = endpoint({
  method: 'GET',
  path: 'shares/{token}',
  summary: 'Get a share of a split payment by its link',
  audience: 'public',
  params: z.object({ token: hash }),
  results: z.object({ share: shareRequest }),
  errors: {},
})
export type ShareAnswer = ResultsOf<typeof shareByLink>

const paidShare = z.object({ payment: payment.pick({ id: true, status: true, challengeUrl: true }) })

export const payShare = endpoint({
  method: 'POST',
  path: 'shares/{token}/payments',
  summary: 'Pay a share with a card token, without login',
  audience: 'public',
  params: z.object({ token: hash }),
  body: z.object({ token: z.string().trim().min(3).max(200) }),
  results: paidShare,
  errors: paymentErrors,
})

export const resumeShare = endpoint({
  method: 'POST',
  path: 'shares/{token}/payments/{paymentId}/resume',
  summary: 'Finish a share’s payment after 3-D Secure',
  audience: 'public',
  params: z.object({ token: hash, paymentId: idText }),
  results: paidShare,
  errors: paymentErrors,
})
