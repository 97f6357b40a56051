import { z } from 'zod'
import { stayReason } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

export const party = z.object({
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50).default(0),
  infants: z.int().min(0).max(20).default(0),
  pets: z.int().min(0).max(10).default(0),
})
export type Party = z.output<typeof party>

/** One line of a price with its explanation: rule and inputs, in words and figures. */
export const priceLine = z.object({
  code: z.string(),
  /** The fee it charges, by its id in the home's prices; null on other lines. */
  fee: id.nullable().optional(),
  label: readerText,
  amount: money,
  /** True for add-ons: included in the total, but not in the headline price. */
  optional: z.boolean().optional(),
  why: z.object({
    rule: z.string(),
    text: readerText,
    steps: z.array(z.object({ label: readerText, amount: money.nullable() })),
  }),
})
export type PriceLine = z.output<typeof priceLine>
/** As stored on the server, before it is rendered for its reader. */
export type PriceLineData = z.input<typeof priceLine>

export const taxLine = priceLine.extend({ authority: z.string() })
export const installment = z.object({ dueOn: plainDate, amount: money, atBooking: z.boolean() })
/** The refund once the nights of a canceled stay are rebooked and paid (R40). */
export const resaleTerms = z.object({
  /** Only the whole stay counts, at its price or more; or each night counts separately. */
  counts: z.enum(['whole_stay', 'night_by_night']),
  keeps: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('share'), basisPoints: z.int() }),
    z.object({ kind: z.literal('amount'), amount: money }),
  ]),
})
export type ResaleTerms = z.output<typeof resaleTerms>

/** One step of the cancellation timeline: up to and including `until`, `refundShare` (basis points) is refunded. */
export const cancellationStep = z.object({
  until: instant.nullable(),
  refundShare: z.int(),
  refund: money,
  /** The immediate refund. */
  text: readerText,
  /** The refund if the nights are rebooked. */
  resale: resaleTerms.nullable(),
})

export const quote = z.object({
  id,
  hash,
  homeId: id,
  expiresAt: instant,
  arrive: plainDate,
  depart: plainDate,
  nights: z.int(),
  party,
  lines: z.array(priceLine),
  headline: money,
  taxes: z.array(taxLine),
  total: money,
  schedule: z.array(installment),
  cancellation: z.array(cancellationStep),
  policyName: readerText,
  deposit: money.nullable(),
  /** The maximum a waiver in place of the deposit pays for damage; null without one. */
  waiver: money.nullable(),
  instant: z.boolean(),
})
export type Quote = z.output<typeof quote>
export type QuoteData = z.input<typeof quote> & { party: Party }

export const nearestStay = z.object({ arrive: plainDate, depart: plainDate, headline: money })
/** `details` of the `stay_not_possible` error. */
export const stayNotPossible = z.object({ reasons: z.array(stayReason), nearest: z.array(nearestStay) })
export type StayNotPossible = z.output<typeof stayNotPossible>

export const quoteStay = endpoint({
  method: 'POST',
  path: 'properties/{id}/quotes',
  passive: true,
  summary: 'Quote a stay, or return every reason it isn’t possible and the nearest stays that are',
  audience: 'public',
  status: 201,
  params: z.object({ id: idText }),
  body: party.extend({
    arrive: plainDate,
    depart: plainDate,
    promo: z.string().trim().max(40).optional(),
    /** Ids of optional fees to add. */
    addOns: z.array(id).max(20).optional(),
    /** Travel protection for the stay. */
    protection: z.boolean().optional(),
    /** A non-refundable damage waiver instead of the deposit, if the home offers one (R31). */
    waiver: z.boolean().optional(),
    /** Requests the non-refundable rate, if the home offers one. */
    nonRefundable: z.boolean().optional(),
  }),
  results: z.object({ quote }),
  errors: {
    stay_not_possible: 422,
    promo_unknown: 422,
    promo_used_up: 422,
    add_on_unknown: 422,
    protection_not_offered: 422,
    rate_not_offered: 422,
    waiver_not_offered: 422,
  },
})

const counted = (max: number) => z.coerce.number().int().min(0).max(max)

/** What a dated page shows first, and what works without scripts: one response to a plain address. */
export const priceOfStay = endpoint({
  method: 'GET',
  path: 'properties/{id}/price',
  summary: 'Get a stay’s frozen price, or why it isn’t possible, for a page opened with dates',
  audience: 'public',
  params: z.object({ id: idText }),
  query: z.object({
    arrive: plainDate,
    depart: plainDate,
    adults: counted(50).pipe(z.int().min(1)),
    children: counted(50).default(0),
    infants: counted(20).default(0),
    pets: counted(10).default(0),
    promo: z.string().trim().max(40).optional(),
  }),
  /** One of the two is set. */
  results: z.object({ quote: quote.nullable(), refusal: stayNotPossible.nullable() }),
  errors: { promo_unknown: 422, promo_used_up: 422 },
})

/** The home of a quote, as shown at checkout. */
export const quotedHome = z.object({
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  timeZone: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  image: picture.nullable(),
  evening: picture.nullable(),
})
export type QuotedHome = z.output<typeof quotedHome>

/** An add-on a guest can choose for a stay, and its cost for this one. */
export const offeredAddOn = z.object({ id, label: z.string(), note: z.string(), price: money, chosen: z.boolean() })
export type OfferedAddOn = z.output<typeof offeredAddOn>

/** Travel protection a guest can add, and its cost for this stay. */
export const offeredProtection = z.object({ provider: z.string(), price: money, chosen: z.boolean() })
export type OfferedProtection = z.output<typeof offeredProtection>

/** The price a guest can pay instead of the deposit, and the maximum it covers for damage. */
export const offeredWaiver = z.object({ price: money, limit: money, chosen: z.boolean() })
export type OfferedWaiver = z.output<typeof offeredWaiver>

export const quoteById = endpoint({
  method: 'GET',
  path: 'quotes/{id}/{hash}',
  summary: 'Get a frozen quote by its hash',
  audience: 'public',
  params: z.object({ id: idText, hash }),
  results: z.object({
    quote,
    expired: z.boolean(),
    home: quotedHome,
    /** The inputs besides dates and party, so that it can be requested again. */
    promo: z.string().nullable(),
    nonRefundable: z.boolean(),
    /** All available add-ons, priced before taxes. */
    addOns: z.array(offeredAddOn),
    /** Null if none is offered. */
    protection: offeredProtection.nullable(),
    /** Null if the home doesn't offer one. */
    waiver: offeredWaiver.nullable(),
  }),
  errors: {},
})
