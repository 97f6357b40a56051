import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { bookingStatuses } from './values/booking-statuses.ts'
import { emailAddress } from './values/contact-fields.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { type Program, programs } from './values/programs.ts'
import { money, plainDate } from './values/shapes.ts'

/** For how many days a device remembers whose link brought it; no program can count longer. */
export const longestWindowDays = 90

export { type Program, programs }

/** The code that identifies a partner in an address; `map` is reserved as a view of the search. */
export const partnerCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{2,64}$/)
  .refine((code) => code !== 'map')

const staff = ['staff', 'admin'] as const

const partner = z.object({
  code: z.string(),
  accountId: id,
  name: z.string(),
  email: z.string(),
  program: z.enum(programs),
  /** Share of the rent, for bookings from now on. */
  rate: basisPoints,
  rateSince: instant,
  /** Why an unusual rate is correct. */
  confirmed: confirmedTerms.nullable(),
  /** Earns nothing until resumed. */
  paused: z.boolean(),
})
export type Partner = z.output<typeof partner>

export const partners = endpoint({
  method: 'GET',
  path: 'staff/partners',
  summary: 'List partner codes and what each earns',
  audience: staff,
  permission: 'money',
  results: z.object({ partners: z.array(partner) }),
  errors: {},
})

export const setPartner = endpoint({
  method: 'PUT',
  path: 'staff/partners/{code}',
  summary: 'Assign a partner code or change its rate for future bookings',
  audience: staff,
  permission: 'money',
  params: z.object({ code: partnerCode }),
  body: z.object({
    email: emailAddress,
    program: z.enum(programs),
    rate: basisPoints,
    paused: z.boolean().default(false),
    confirm: priceConfirmation.optional(),
    /** At least ten characters if the rate waits for a second person. */
    reason: z.string().trim().max(500).default(''),
  }),
  /** `outcome`: for a rate being set; null if it doesn't change. */
  results: z.object({ partners: z.array(partner), outcome: approvalOutcome.nullable() }),
  errors: {
    confirmation_needed: 422,
    unknown_partner: 422,
    reason_needed: 422,
    partner_code_taken: 409,
    already_pending: 409,
    agreement_first: 409,
  },
})

/** The result of a partner's contact with a guest when the guest booked (R59). */
export const touchVerdicts = ['credited', 'outranked', 'older', 'expired', 'own_booking', 'paused'] as const
export type TouchVerdict = (typeof touchVerdicts)[number]

const touch = z.object({
  code: z.string(),
  partner: z.object({ id, name: z.string() }),
  program: z.enum(programs),
  rate: basisPoints,
  at: instant,
  /** The partner named the guest with an offer; otherwise the guest came through one of their links. */
  named: z.boolean(),
  /** The number of days an arrival counts in this program. */
  windowDays: z.int(),
  verdict: z.enum(touchVerdicts),
})
export type AttributionTouch = z.output<typeof touch>

const claim = touch.pick({ code: true, partner: true, program: true, rate: true }).extend({
  reason: z.string(),
  at: instant,
  answerBy: plainDate,
})

/** Details a guest has in common with the partner who referred them. */
export const sharedWithPartner = ['phone', 'email', 'address', 'payment'] as const
export type SharedWithPartner = (typeof sharedWithPartner)[number]

const ownStay = z.object({
  shared: z.array(z.enum(sharedWithPartner)),
  openedAt: instant,
  /** Null until someone decides. */
  isOwn: z.boolean().nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
})

const explained = z.object({
  bookingId: id,
  number: z.string(),
  /** The partner currently credited; null: no partner. */
  credit: z
    .object({
      code: z.string(),
      partner: z.object({ id, name: z.string() }),
      program: z.enum(programs),
      rate: basisPoints,
      at: instant,
      named: z.boolean(),
      windowDays: z.int(),
      decidedAt: instant,
      rebookedFrom: z.string().nullable(),
    })
    .nullable(),
  /** Every touch considered; empty for bookings made before touches were recorded. */
  touches: z.array(touch),
  /** Partners who claim the booking, although it wasn't credited to them. */
  claims: z.array(claim),
  /** Several partners referred the guest within their windows, or one claims the booking. */
  conflict: z
    .object({
      openedAt: instant,
      code: z.string().nullable(),
      reason: z.string().nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** The guest may be the partner: they share a contact, a household, or a card. */
  ownStay: ownStay.nullable(),
})
export type AttributionExplained = z.output<typeof explained>

export const bookingAttribution = endpoint({
  method: 'GET',
  path: 'staff/bookings/{bookingId}/attribution',
  summary: 'Explain which partner a booking is credited to: every touch, its window, and why',
  audience: staff,
  permission: 'money',
  params: z.object({ bookingId: idText }),
  results: z.object({ attribution: explained }),
  errors: {},
})

export const attributionConflicts = endpoint({
  method: 'GET',
  path: 'staff/attribution-conflicts',
  summary: 'List bookings that several partners brought or one claims',
  audience: staff,
  permission: 'money',
  query: pageQuery.extend({ which: z.enum(['open', 'all']).default('open') }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    conflicts: z.array(explained),
  }),
  errors: {},
})

export const decideAttribution = endpoint({
  method: 'POST',
  path: 'staff/attribution-conflicts/{bookingId}/decision',
  summary: 'Confirm whom a contested booking is credited to, or credit another partner who brought or claims it',
  audience: staff,
  permission: 'money',
  inPerson: true,
  params: z.object({ bookingId: idText }),
  /** `code`: null if a claimed booking belongs to no partner. */
  body: z.object({ code: partnerCode.nullable(), reason: approvalReason }),
  results: z.object({ attribution: explained }),
  errors: { wrong_state: 409, commission_scheduled: 409, unknown_partner: 422, participant: 403 },
})

export const ownStayReviews = endpoint({
  method: 'GET',
  path: 'staff/own-stay-reviews',
  summary: 'List credited bookings whose guest may be the partner',
  audience: staff,
  permission: 'money',
  query: pageQuery.extend({ which: z.enum(['open', 'all']).default('open') }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    reviews: z.array(explained),
  }),
  errors: {},
})

export const decideOwnStay = endpoint({
  method: 'POST',
  path: 'staff/own-stay-reviews/{bookingId}/decision',
  summary: 'Decide whether a credited booking is the partner’s own stay, which earns nothing',
  audience: staff,
  permission: 'money',
  inPerson: true,
  params: z.object({ bookingId: idText }),
  body: z.object({ isOwn: z.boolean(), reason: approvalReason }),
  results: z.object({ attribution: explained }),
  errors: { wrong_state: 409, participant: 403 },
})

const attributedBooking = z.object({
  bookingId: id,
  number: z.string(),
  status: z.enum(bookingStatuses),
  homeId: id,
  home: z.string(),
  arrive: plainDate,
  depart: plainDate,
  guestId: id,
  guest: z.string(),
  code: z.string(),
  partnerId: id,
  partner: z.string(),
  program: z.enum(programs),
  /** Frozen at booking. */
  rate: basisPoints,
  /** Based on the current rent; null if nothing is earned. */
  commission: money.nullable(),
  /** The partner named the guest with an offer; otherwise the guest came through one of their links. */
  named: z.boolean(),
  /** When the guest arrived through the link, or was named. */
  arrivedAt: instant,
  /** The number of the canceled booking this one continues. */
  rebookedFrom: z.string().nullable(),
})
export type AttributedBooking = z.output<typeof attributedBooking>

export const attributedBookings = endpoint({
  method: 'GET',
  path: 'staff/attributions',
  summary: 'List bookings attributed to partners, latest first',
  audience: staff,
  permission: 'money',
  query: pageQuery,
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    bookings: z.array(attributedBooking),
  }),
  errors: {},
})

/** A booking as the partner sees its attribution: only the guest's first name and an initial. */
const referral = attributedBooking.omit({ partner: true })
export type Referral = z.output<typeof referral>

export const ownReferrals = endpoint({
  method: 'GET',
  path: 'partners/referrals',
  summary: 'List the partner’s own bookings, latest first, and codes',
  audience: partnerRoles,
  query: pageQuery,
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    referrals: z.array(referral),
    codes: z.array(partner.pick({ code: true, program: true, rate: true, paused: true })),
  }),
  errors: {},
})

const ownClaim = z.object({
  number: z.string(),
  reason: z.string(),
  at: instant,
  answerBy: plainDate,
  state: z.enum(['open', 'credited', 'declined']),
})
export type OwnClaim = z.output<typeof ownClaim>

export const ownClaims = endpoint({
  method: 'GET',
  path: 'partners/claims',
  summary: 'List bookings the partner claimed, latest first',
  audience: partnerRoles,
  results: z.object({ claims: z.array(ownClaim) }),
  errors: {},
})

export const claimBooking = endpoint({
  method: 'POST',
  path: 'partners/claims',
  summary: 'Claim a booking that is not credited to the partner; staff answer by the date given',
  audience: partnerRoles,
  /** Both must match, so a partner learns nothing about guests they don't know. */
  body: z.object({
    number: z.string().trim().min(1).max(40),
    lastName: z.string().trim().min(1).max(80),
    reason: z.string().trim().min(10).max(1_000),
  }),
  results: z.object({ claims: z.array(ownClaim) }),
  errors: {
    booking_unknown: 422,
    earns_nothing: 409,
    claim_settled: 409,
    claim_window_over: 409,
    no_active_code: 409,
  },
})
