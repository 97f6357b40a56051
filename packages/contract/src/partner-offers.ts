import { z } from 'zod'
import { agentRoles } from './account-rules/access.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { guestOfOffer, makeOfferSet, offer, offeredGuest } from './offers.ts'
import { bookingStatuses } from './values/booking-statuses.ts'
import { basisPoints, hash, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { money, plainDate } from './values/shapes.ts'

/** How long a partner's offer is valid. */
export const partnerOfferHours = 24
/** The maximum number of open offers per partner. */
export const mostOpenOffers = 5
/** The maximum number of offers per partner per day, open or not: each sends an email. */
export const mostOffersADay = 20
/** How often the nights of one home can be held for one partner's offers within seven days. */
export const maxHeldOffersPerWeek = 2

const partnerOffer = offer.extend({
  madeAt: instant,
  guest: guestOfOffer,
  /** The resulting booking. */
  booking: z.object({ number: z.string(), status: z.enum(bookingStatuses) }).nullable(),
})
export type PartnerOffer = z.output<typeof partnerOffer>
export type PartnerOfferData = z.input<typeof partnerOffer>

export const makePartnerOffer = endpoint({
  method: 'POST',
  path: 'partners/offers',
  summary:
    'Offer a stay at its regular price to a named guest; they are emailed, and their booking is attributed to the partner',
  audience: agentRoles,
  status: 201,
  body: z.object({
    /** The price the partner saw; the offer is made at that price or not at all. */
    quoteId: id,
    quoteHash: hash,
    guest: offeredGuest,
    message: z.string().trim().max(2000).default(''),
  }),
  results: z.object({ offer: partnerOffer }),
  errors: {
    stay_not_possible: 422,
    nights_taken: 409,
    price_changed: 409,
    no_code: 409,
    license_first: 409,
    own_stay: 422,
    offer_open: 409,
    too_many_offers: 409,
    add_on_unknown: 422,
    protection_not_offered: 422,
    rate_not_offered: 422,
    waiver_not_offered: 422,
  },
})

export const partnerQuote = endpoint({
  method: 'GET',
  path: 'partners/quotes/{quoteId}/{hash}',
  summary: 'Get what the partner earns of a quote: commission, and the price less the commission',
  audience: agentRoles,
  params: z.object({ quoteId: idText, hash }),
  results: z.object({
    /** Null: the partner has no active code, so nothing is earned. */
    rate: basisPoints.nullable(),
    /** Based on the rent after discounts, without fees, taxes, and extras (R57). */
    commission: money,
    net: money,
  }),
  errors: {},
})

const pricedStay = z.object({ homeId: id, arrive: plainDate, depart: plainDate })

/** Stays as `home_arrival_departure`, separated by commas: one per home, as on a page of search results. */
const pricedStays = z
  .string()
  .max(4_000)
  .transform((text) =>
    text.split(',').map((part) => {
      const [homeId, arrive, depart] = part.split('_')
      return { homeId: Number(homeId), arrive, depart }
    }),
  )
  .pipe(
    z
      .array(pricedStay.refine(({ arrive, depart }) => arrive < depart, { error: 'Departure must be after arrival' }))
      .max(100),
  )

export const partnerEarnings = endpoint({
  method: 'GET',
  path: 'partners/earnings',
  summary: 'Get what the partner earns of stays in search results: commission, and the price less the commission',
  audience: agentRoles,
  query: z.object({
    stays: pricedStays,
    adults: z.coerce.number().int().min(0).max(50).default(0),
    children: z.coerce.number().int().min(0).max(50).default(0),
    infants: z.coerce.number().int().min(0).max(20).default(0),
    pets: z.coerce.number().int().min(0).max(10).default(0),
  }),
  results: z.object({
    /** Null: the partner has no active code, so nothing is earned. */
    rate: basisPoints.nullable(),
    /** For live homes with prices. */
    earnings: z.array(pricedStay.extend({ commission: money, net: money })),
  }),
  errors: {},
})
export type PartnerEarnings = ResultsOf<typeof partnerEarnings>

export const partnerOffers = endpoint({
  method: 'GET',
  path: 'partners/offers',
  summary: 'List the partner’s offers to guests, newest first, with their outcomes',
  audience: agentRoles,
  query: z.object({ page: pageQuery.shape.page, perPage: pageQuery.shape.perPage }),
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    offers: z.array(partnerOffer),
  }),
  errors: {},
})

export const makePartnerSet = endpoint({
  method: 'POST',
  path: 'partners/offer-sets',
  summary: 'Show several of the partner’s offers side by side on one link',
  audience: agentRoles,
  status: 201,
  body: makeOfferSet.body,
  results: makeOfferSet.results,
  errors: {},
})

export const withdrawPartnerOffer = endpoint({
  method: 'DELETE',
  path: 'partners/offers/{offerId}',
  summary: 'Withdraw an offer that isn’t booked; its held nights are released immediately',
  audience: agentRoles,
  params: z.object({ offerId: idText }),
  results: z.object({ offer: partnerOffer }),
  errors: { not_allowed_now: 409 },
})
