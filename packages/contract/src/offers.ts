import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { ownerMoneyLine } from './owners.ts'
import { party, quote, quotedHome } from './pricing.ts'
import { emailAddress, phoneNumber, storedPhoneOrNone } from './values/contact-fields.ts'
import { basisPoints, hash, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { atLeastOneNight, money, plainDate } from './values/shapes.ts'

/** `taken`: someone else has booked the nights. */
export const offerStates = ['open', 'booked', 'expired', 'withdrawn', 'taken'] as const

/** The parts of a price besides the stay. */
const extras = z.object({
  /** Ids of optional fees. */
  addOns: z.array(id).max(20).default([]),
  protection: z.boolean().default(false),
  waiver: z.boolean().default(false),
})

export const offer = z.object({
  id,
  hash,
  state: z.enum(offerStates),
  expiresAt: instant,
  /** Whether the nights are held for anyone with the link. */
  held: z.boolean(),
  message: z.string(),
  /** The reader's booking from this offer. */
  bookingId: id.nullable(),
  home: quotedHome.extend({ id }),
  quote,
  /** The extras offered with the stay. */
  extras,
  /** The regular price of the same stay when the offer was made. */
  normal: z.object({ headline: money, total: money }),
})
export type Offer = z.output<typeof offer>
export type OfferData = z.input<typeof offer>

/** Longer than anyone needs to decide. */
export const longestOfferDays = 60

const link = z.object({ id, hash })

const message = z.string().trim().max(2000).default('')

/** The discount on the nights: basis points, or minor units of the home's currency. */
export const offerOff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), amount: basisPoints.min(1) }),
  z.object({ kind: z.literal('amount'), amount: z.int().min(1) }),
])

export const makeOffer = endpoint({
  method: 'POST',
  path: 'properties/{id}/offers',
  summary: 'Offer a stay under a link at a custom price, with or without holding the nights',
  audience: ['owner', 'staff', 'admin'],
  holderOnly: true,
  permission: 'bookings',
  status: 201,
  params: z.object({ id: idText }),
  body: atLeastOneNight(
    party.extend({
      arrive: plainDate,
      depart: plainDate,
      /** The discount on the nights; null means the regular price. */
      off: offerOff.nullable().default(null),
      /** Optional fees offered with it: lines of its price. */
      addOns: z.array(id).max(20).default([]),
      expiresAt: instant,
      hold: z.boolean().default(false),
      message,
      /** The reason for a large discount; visible only to the team. */
      reason: z.string().trim().max(500).default(''),
    }),
  ),
  results: z.object({
    /** Null while waiting for a second person. */
    offer: offer.nullable(),
    /** For a discount that needed a reason. */
    outcome: approvalOutcome.nullable(),
  }),
  errors: {
    ...approvalErrors,
    stay_not_possible: 422,
    nights_taken: 409,
    bad_expiry: 422,
    add_on_unknown: 422,
    reason_needed: 422,
  },
})

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: 'properties/{id}/offers/{offerId}',
  summary: 'Withdraw an offer that isn’t booked; its held nights are released immediately',
  audience: ['owner', 'staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText, offerId: idText }),
  results: z.object({ offer }),
  errors: { not_allowed_now: 409 },
})

export const offerByLink = endpoint({
  method: 'GET',
  path: 'offers/{id}/{hash}',
  summary: 'Get an offer by its link',
  audience: 'public',
  params: z.object({ id: idText, hash }),
  results: z.object({ offer }),
  errors: {},
})

export const quoteOffer = endpoint({
  method: 'POST',
  path: 'offers/{id}/{hash}/quotes',
  passive: true,
  summary: 'Price an offer with the extras its guest adds; the offered terms stay',
  audience: 'public',
  status: 201,
  params: z.object({ id: idText, hash }),
  body: extras,
  results: z.object({ quote }),
  errors: { quote_expired: 409, add_on_unknown: 422, protection_not_offered: 422, waiver_not_offered: 422 },
})

export const makeOfferSet = endpoint({
  method: 'POST',
  path: 'staff/offer-sets',
  summary: 'Create a set of offers under one link',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  status: 201,
  body: z.object({ offerIds: z.array(id).min(2).max(6), message }),
  results: z.object({ set: link }),
  errors: {},
})

const name = z.string().trim().min(1).max(80)

/** The guest a partner names with an offer. */
export const offeredGuest = z.object({
  firstName: name,
  lastName: name,
  email: emailAddress,
  phone: phoneNumber.nullable().default(null),
})
export type OfferedGuest = z.output<typeof offeredGuest>

/** The guest of an offer, as its partner and staff see them. */
export const guestOfOffer = offeredGuest.extend(storedPhoneOrNone)

export const offersMade = endpoint({
  method: 'GET',
  path: 'staff/offers',
  summary: 'List offers, newest first',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  query: z.object({ homeId: idText.optional(), page: pageQuery.shape.page, perPage: pageQuery.shape.perPage }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    offers: z.array(
      offer.extend({
        madeAt: instant,
        madeBy: z.string(),
        /** The link on which it is shown side by side with others. */ set: link.nullable(),
        /** The guest a partner named with it. */ guest: guestOfOffer.nullable(),
        /** The guest the team offered it to, and the last channel used. */
        recipient: z
          .object({ id, name: z.string(), email: z.string(), hasPhone: z.boolean(), sentAt: instant.nullable() })
          .nullable(),
      }),
    ),
  }),
  errors: {},
})

const offerOfOwner = offer.extend({
  madeAt: instant,
  madeBy: z.string(),
  /** What it would earn the caller: line by line, and their share; null if no contract covers the stay. */
  owner: z.object({ lines: z.array(ownerMoneyLine), yours: money }).nullable(),
})
export type OfferOfOwner = z.output<typeof offerOfOwner>
export type OfferOfOwnerData = z.input<typeof offerOfOwner>

export const ownerOffers = endpoint({
  method: 'GET',
  path: 'owners/offers',
  summary: 'List offers for the owner’s homes, newest first, with the expected payout',
  audience: ['owner'],
  query: z.object({ page: pageQuery.shape.page, perPage: pageQuery.shape.perPage }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    offers: z.array(offerOfOwner),
  }),
  errors: {},
})

export const ownerOffer = endpoint({
  method: 'GET',
  path: 'owners/offers/{id}',
  summary: 'Get an offer for an owned home, with the expected payout line by line',
  audience: ['owner'],
  params: z.object({ id: idText }),
  results: z.object({ offer: offerOfOwner }),
  errors: {},
})

export const offerSetByLink = endpoint({
  method: 'GET',
  path: 'offer-sets/{id}/{hash}',
  summary: 'Get a set of offers by its link',
  audience: 'public',
  params: z.object({ id: idText, hash }),
  results: z.object({ message: z.string(), offers: z.array(offer) }),
  errors: {},
})
