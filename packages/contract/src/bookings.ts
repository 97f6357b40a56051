import { z } from 'zod'
import { additionalAgreement } from './agreements.ts'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { payment } from './payments.ts'
import { cancellationStep, installment, party, priceLine, quotedHome, resaleTerms, taxLine } from './pricing.ts'
import { largestScale } from './values/amount-scale.ts'
import { bookingStatuses } from './values/booking-statuses.ts'
import { storedPhoneOrNone } from './values/contact-fields.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money, plainDate, readerText } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

export const bookingActions = [
  'sign',
  'pay',
  'change_card',
  'cancel',
  'change',
  'withdraw',
  'accept',
  'decline',
  'check_in',
  'complete',
  'miss',
] as const
export type BookingAction = (typeof bookingActions)[number]

export const timelineRow = z.object({ at: instant, what: z.string(), text: readerText, by: readerText })

/** How many nights of a canceled stay are rebooked, and how much of the rent was refunded for them (R40). */
export const resale = resaleTerms.extend({
  /** Nights that others have booked and paid for, and the total. */
  rebooked: z.int(),
  nights: z.int(),
  refunded: money,
})
export type Resale = z.output<typeof resale>

export const booking = z.object({
  id,
  number: z.string(),
  status: z.enum(bookingStatuses),
  holdUntil: instant.nullable(),
  home: z.object({
    id,
    ...quotedHome.shape,
    /** The exact address; null until the booking is confirmed. */
    address: z.string().nullable(),
    instant: z.boolean(),
  }),
  guest: z
    .object({ id, firstName: z.string(), lastName: z.string(), email: z.string(), ...storedPhoneOrNone })
    .nullable(),
  arrive: plainDate,
  depart: plainDate,
  nights: z.int(),
  party,
  quote: z.object({ id, hash, expiresAt: instant }),
  lines: z.array(priceLine),
  headline: money,
  taxes: z.array(taxLine),
  total: money,
  /** Authorized on a card but not charged, so not part of the total. Null if the home requires none. */
  deposit: money.nullable(),
  /** The maximum a waiver in place of the deposit pays for damage; null without one. */
  waiver: money.nullable(),
  schedule: z.array(
    installment.extend({
      state: z.enum(['due', 'scheduled', 'pending', 'paid', 'failed', 'canceled']),
      /** When it was paid; null if it wasn't. */
      paidAt: instant.nullable(),
      /**
       * The payment was declined. Another card can pay it until then; after that, the stay is canceled under its terms
       * (R29).
       */
      graceUntil: instant.nullable(),
    }),
  ),
  paid: money,
  refunded: money,
  /** What the guest has paid, less refunds and amounts a bank withholds in a dispute. */
  netPaid: money,
  /** Excludes pending bank payments. */
  dueNow: money,
  /** A bank payment that was neither paid nor returned yet; the nights are held for it until then at most. */
  onItsWay: z.object({ amount: money, method: z.string(), paymentId: id, until: instant }).nullable(),
  /** A bank returned the payment: a card can replace it until then. */
  cardBy: instant.nullable(),
  /**
   * What paying by bank now would mean, and why it isn't available. Null if bank payments aren't offered at all, or
   * nothing is due. Hours are those in which a card could replace a payment the bank returned.
   */
  byBank: z
    .object({
      days: z.int(),
      until: instant,
      graceHours: z.int(),
      closed: z.enum(['too_late', 'returned']).nullable(),
    })
    .nullable(),
  /**
   * The card or account later installments are charged to automatically; null if none is stored, and for other readers.
   */
  laterFrom: z.string().nullable(),
  cancellation: z.array(cancellationStep),
  policyName: readerText,
  /** Null unless it was canceled under terms that refund rent for rebooked nights. */
  resale: resale.nullable(),
  agreement: z.object({
    version: z.int(),
    title: z.string(),
    signedAt: instant.nullable(),
    signedName: z.string().nullable(),
  }),
  payments: z.array(payment),
  documents: z.array(z.object({ name: readerText, href: z.string(), at: instant })),
  timeline: z.array(timelineRow),
  allowedActions: z.array(z.enum(bookingActions)),
  createdAt: instant,
})
export type Booking = z.output<typeof booking>
export type BookingData = z.input<typeof booking> & Pick<Booking, 'party'>

export const createBooking = endpoint({
  method: 'POST',
  path: 'bookings',
  summary: 'Hold a quote’s nights for fifteen minutes, or request them from homes that require it',
  audience: 'session',
  status: 201,
  body: z.object({ quoteId: id, quoteHash: hash, message: z.string().trim().max(2000).optional() }),
  results: z.object({ booking }),
  errors: {
    nights_taken: 409,
    quote_expired: 409,
    promo_used_up: 409,
    promo_used_before: 409,
    booking_declined: 409,
    promo_other_account: 409,
    stay_not_possible: 422,
  },
})

export const bookingById = endpoint({
  method: 'GET',
  path: 'bookings/{id}',
  summary: 'Get a booking as its guest, its home’s owner, or staff',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ booking }),
  errors: {},
})

export const bookingCard = booking
  .pick({
    id: true,
    number: true,
    status: true,
    arrive: true,
    depart: true,
    nights: true,
    total: true,
    paid: true,
    dueNow: true,
    allowedActions: true,
    holdUntil: true,
  })
  .extend({
    /** A bank payment that was neither paid nor returned yet. */
    onItsWay: money.nullable(),
    home: booking.shape.home.pick({ id: true, slug: true, name: true, town: true, image: true, evening: true }),
    guestName: z.string(),
    guests: z.int(),
  })
export type BookingCard = z.output<typeof bookingCard>

export const myBookings = endpoint({
  method: 'GET',
  path: 'bookings',
  summary: 'List the guest’s bookings, next stay first',
  audience: 'session',
  query: pageQuery.extend({ when: z.enum(['upcoming', 'previous', 'all']).default('all') }),
  results: z.object({ bookings: collectionOf(bookingCard) }),
  errors: {},
})

export const bookingAgreement = endpoint({
  method: 'GET',
  path: 'bookings/{id}/agreement',
  summary: 'Get the booking agreement with its fields filled, as HTML, and its version',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  query: z.object({ language: z.enum(languages).optional() }),
  results: z.object({
    /** The binding text that is signed. */
    agreement: z.string(),
    /** The same in the requested language, to read before signing; null until it is translated. */
    reading: z.object({ language: z.enum(languages), title: z.string(), html: z.string() }).nullable(),
    /** The home's own agreement, signed together with it; null if the home requires none. */
    additional: additionalAgreement.nullable(),
    title: z.string(),
    version: z.int(),
    textHash: z.string(),
    /** The minimum age on arrival that the guest confirms with the signature; 0: none. */
    minGuestAge: z.int(),
    signedAt: instant.nullable(),
    signedName: z.string().nullable(),
  }),
  errors: {},
})

export const shareAgreement = endpoint({
  method: 'POST',
  path: 'bookings/{id}/agreement-link',
  summary: 'Create a link to read the agreement without login; shown once',
  audience: 'session',
  status: 201,
  params: z.object({ id: idText }),
  results: z.object({ bookingId: id, hash }),
  errors: {},
})

/** Spec section 2: `/terms/booking-us-open/{bookingId}/{hash}`. */
export const sharedAgreement = endpoint({
  method: 'GET',
  path: 'content/agreements/booking-us-open/{bookingId}/{hash}',
  summary: 'Get a booking’s agreement by link',
  audience: 'public',
  params: z.object({ bookingId: idText, hash }),
  results: z.object({
    agreement: z.string(),
    additional: additionalAgreement.nullable(),
    title: z.string(),
    number: z.string(),
    version: z.int(),
    textHash: z.string(),
    signedAt: instant.nullable(),
    signedName: z.string().nullable(),
    /** The home's time zone, in which the signature's time is displayed. */
    timeZone: z.string(),
  }),
  errors: {},
})

export const signAgreement = endpoint({
  method: 'POST',
  path: 'bookings/{id}/agreement',
  summary: 'Sign the booking agreement',
  audience: 'session',
  inPerson: true,
  params: z.object({ id: idText }),
  body: z.object({
    agreementVersion: z.int().positive(),
    /** The version of the home's own agreement, if it requires one. */
    additionalVersion: z.int().positive().nullable().default(null),
    signedName,
    accepted: z.literal(true),
    /** The guest confirms that they will have reached the home's minimum age on arrival. */
    confirmsAge: z.boolean().default(false),
  }),
  results: z.object({ booking }),
  errors: {
    hold_expired: 409,
    not_allowed_now: 409,
    agreement_changed: 409,
    same_signer: 422,
    name_differs: 422,
    age_unconfirmed: 422,
  },
})

/**
 * Who is responsible for a cancellation by the team (R41): the guest, who asked for it or left early and whose terms
 * apply, or the operator, in which case everything is refunded. From check-in time on, also no one: no guest arrived,
 * and the guest's terms apply as of then (R37).
 */
export const cancelers = ['guest', 'operator', 'no_show'] as const
export type Canceler = (typeof cancelers)[number]

/**
 * Who pays for a refund beyond the policy: the owners and the company, each from their own part of the stay, or the
 * company alone.
 */
export const goodwillBearers = ['owners', 'company'] as const
export type GoodwillBearer = (typeof goodwillBearers)[number]

/** A staff refund beyond the policy. */
const goodwillTerms = {
  whose: z.enum(cancelers).optional(),
  /** Minor units of the booking's currency. Zero with `operator`, which refunds everything anyway. */
  goodwill: z.coerce
    .number()
    .pipe(
      z
        .int()
        .min(0)
        .max(1_000_000_000 * largestScale),
    )
    .default(0),
  bearer: z.enum(goodwillBearers).optional(),
}

export const refundLine = z.object({
  code: z.string(),
  label: readerText,
  paid: money,
  retained: money,
  refund: money,
  why: readerText,
})

export const cancellationPreview = z.object({
  lines: z.array(refundLine),
  paid: money,
  retained: money,
  alreadyRefunded: money,
  refund: money,
  balanceDue: money,
  rule: readerText,
  /** The part of the refund beyond the policy, and who pays for it. */
  goodwill: z.object({ amount: money, bearer: z.enum(goodwillBearers) }).nullable(),
  /** Must be sent back, so that what was displayed is what happens. */
  hash,
})
export type CancellationPreview = z.output<typeof cancellationPreview>
/** As stored with the booking, independent of language. */
export type CancellationData = z.input<typeof cancellationPreview>

export const cancellationCost = z.object({
  /** The amount beyond the booking's policy. */
  beyond: money,
  /** How much less the owners and the company get than under the policy; taxes and coverage make up the rest. */
  owners: money,
  company: money,
  /** Above one person's limit: carried out once someone else has approved it. */
  needsSecond: z.boolean(),
})
export type CancellationCost = z.output<typeof cancellationCost>

export const previewCancellation = endpoint({
  method: 'GET',
  path: 'bookings/{id}/cancellation',
  summary: 'Preview the refund if the booking were canceled now, line by line',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  query: z.object(goodwillTerms),
  results: z.object({
    cancellation: cancellationPreview,
    /** For the team: the cost of the refund beyond the policy; null if there is none. */
    cost: cancellationCost.nullable(),
    /** Who would be refunded how much, and to which card or account; a friend's is not named. */
    refundTo: z.array(z.object({ amount: money, method: readerText.nullable(), byFriend: z.boolean() })),
  }),
  errors: { not_allowed_now: 409, more_than_paid: 422 },
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: 'bookings/{id}/cancellation',
  summary: 'Cancel the booking and refund according to its policy',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({
    reason: z.string().trim().max(1000).default(''),
    hash: hash.optional(),
    /** Everything except `guest` is for the team only; if the team sends none, the guest's terms apply. */
    ...goodwillTerms,
  }),
  results: z.object({
    booking,
    refund: cancellationPreview,
    /** For a refund beyond the policy: done, or waiting for a second person. */
    outcome: approvalOutcome.nullable(),
  }),
  errors: {
    ...approvalErrors,
    not_allowed_now: 409,
    terms_changed: 409,
    reason_needed: 422,
    bearer_needed: 422,
    more_than_paid: 422,
    operator_short: 409,
  },
})

export const answerRequest = endpoint({
  method: 'POST',
  path: 'bookings/{id}/answer',
  summary: 'Accept or decline a booking request',
  audience: ['owner', 'staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({ accept: z.boolean(), note: z.string().trim().max(1000).default('') }),
  results: z.object({ booking }),
  errors: { not_allowed_now: 409, nights_taken: 409, do_not_rent: 409, booking_declined: 409 },
})

export const withdrawRequest = endpoint({
  method: 'POST',
  path: 'bookings/{id}/withdrawal',
  summary: 'Withdraw a request or an unpaid booking; its nights are released immediately',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ booking }),
  errors: { not_allowed_now: 409 },
})
