import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { offer, offerOff } from './offers.ts'
import { party, quote } from './pricing.ts'
import { emailAddress, phoneOrBlank } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { atLeastOneNight, money, plainDate } from './values/shapes.ts'

/** How an offer is sent to its guest; without a channel, staff share its link. */
export const offerChannels = ['email', 'text'] as const
export type OfferChannel = (typeof offerChannels)[number]

const staff = { audience: ['staff', 'admin'], permission: 'bookings' } as const

const guestStay = party.extend({
  homeId: id,
  arrive: plainDate,
  depart: plainDate,
  off: offerOff.nullable().default(null),
  /** Ids of optional fees included in the price. */
  addOns: z.array(id).max(20).default([]),
})

const name = z.string().trim().min(1).max(80)

/** Someone on record, or someone new; an email already on record identifies that person. */
const guestOfStay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), id }),
  z.object({
    kind: z.literal('new'),
    firstName: name,
    lastName: name,
    email: emailAddress,
    phone: phoneOrBlank.default(''),
    language: z.enum(languages).default('en'),
  }),
])
export type GuestOfStay = z.output<typeof guestOfStay>

const offerPreview = z.object({
  lines: quote.shape.lines,
  headline: money,
  taxes: quote.shape.taxes,
  total: money,
  /** Due when the guest books. */
  dueNow: money,
  /** The regular price of the same stay. */
  normalTotal: money,
  /** The owners' total, at the regular price and at this one; null if no agreement covers the stay. */
  owners: z.object({ normal: money, net: money }).nullable(),
  /** The discount on the nights, in basis points of their price. */
  offBasisPoints: z.int(),
  /** Above one person's limit: a second person must approve it before the guest gets it. */
  needsSecond: z.boolean(),
})
export type OfferPreview = z.output<typeof offerPreview>

export const previewGuestOffer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/offer-previews',
  summary: 'Price a stay before offering it: total, discount, and the owners’ net',
  body: atLeastOneNight(guestStay),
  results: z.object({ preview: offerPreview }),
  errors: { stay_not_possible: 422, add_on_unknown: 422 },
})

export const previewOwnOffer = endpoint({
  method: 'POST',
  path: 'properties/{id}/offer-previews',
  computes: true,
  summary: 'Price an offer of one’s home before making it: what the guest pays and what the owner gets',
  audience: ['owner', 'staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: atLeastOneNight(guestStay.omit({ homeId: true })),
  results: z.object({
    preview: offerPreview,
    /** The caller's own share, at the regular price and at this one; null for the team and where no agreement covers it. */
    yours: z.object({ normal: money, net: money }).nullable(),
  }),
  errors: { stay_not_possible: 422, add_on_unknown: 422 },
})

export const makeGuestOffer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/guest-offers',
  summary:
    'Offer a stay to a guest, who is added where nobody has their email yet, and send it by email or text message',
  status: 201,
  body: atLeastOneNight(
    guestStay.extend({
      guest: guestOfStay,
      send: z.array(z.enum(offerChannels)).max(offerChannels.length),
      expiresAt: instant,
      hold: z.boolean().default(false),
      /** By wire, check, or cash: once the guest has booked, the nights are held until the offer expires. */
      paysOutside: z.boolean().default(false),
      message: z.string().trim().max(2000).default(''),
      /** The reason for a custom price; visible to the team. */
      reason: z.string().trim().max(500).default(''),
    }),
  ),
  results: z.object({
    /** Null while its price waits for a second person; it is sent once they approve. */
    offer: offer.nullable(),
    outcome: approvalOutcome.nullable(),
    guest: z.object({ id, name: z.string() }),
  }),
  errors: {
    ...approvalErrors,
    stay_not_possible: 422,
    nights_taken: 409,
    bad_expiry: 422,
    add_on_unknown: 422,
    reason_needed: 422,
    invalid_phone: 422,
    no_phone: 422,
    do_not_rent: 409,
  },
})

export const sendOffer = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/offers/{id}/deliveries',
  summary: 'Send an open offer to its guest again, by email or text message',
  params: z.object({ id: idText }),
  body: z.object({ by: z.enum(offerChannels) }),
  results: z.object({ to: z.string() }),
  errors: { not_allowed_now: 409, no_phone: 422 },
})
