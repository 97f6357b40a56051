import { z } from 'zod'
import { calendarStatuses } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { measuredNights, priceRange } from './owner-price-range.ts'
import { firstPrices, stayDiscounts, stayTerms } from './owner-stay-terms.ts'
import { priceConcern, priceConfirmation } from './price-concerns.ts'
import { largestScale } from './values/amount-scale.ts'
import { daysBetween } from './values/dates.ts'
import { id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

/** The maximum price per night, in cents of a dollar; in the home's currency, `mostIn` of it. */
export const mostNight = 1_000_000_000
/** The maximum number of nights priced individually at once. */
export const mostPadNights = 100
/** The maximum number of seasons per home. */
export const mostSeasons = 60

/** A night is never free. */
const nightly = z
  .int()
  .min(1, { error: 'A price is more than 0' })
  .max(mostNight * largestScale)
const weekday = z.int().min(0).max(6)

/** A home's nightly prices, in minor units of its currency; the weekdays of the weekend, 0 = Sunday. */
export const ratePlan = z.object({
  base: nightly,
  weekend: nightly.nullable(),
  weekendNights: z.array(weekday).max(7),
  floor: nightly.nullable(),
  cap: nightly.nullable(),
})
export type OwnerRatePlan = z.output<typeof ratePlan>

/** Nights `[from, to)` with their own prices, or with those of the plan changed by this many basis points. */
export const priceSeason = z
  .object({
    name: z.string().trim().min(1).max(60),
    from: plainDate,
    to: plainDate,
    nightly: nightly.nullable(),
    weekend: nightly.nullable(),
    adjust: z.int().min(-9_000).max(90_000),
  })
  .refine(({ from, to }) => from < to, { error: 'to must be after from', path: ['to'] })
export type PriceSeason = z.output<typeof priceSeason>

/** What an owner can change: nightly prices, seasons, single nights, stay rules, discounts. */
export const priceChange = z.discriminatedUnion('kind', [
  ratePlan.extend({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('seasons'), seasons: z.array(priceSeason).max(mostSeasons) }),
  z
    .object({
      kind: z.literal('nights'),
      from: plainDate,
      to: plainDate,
      /** Only on these weekdays; empty means all. */
      weekdays: z.array(weekday).max(7).default([]),
      /** Null resets the nights to their season. */
      amount: nightly.nullable(),
    })
    .refine(({ from, to }) => from < to && daysBetween(from, to) <= measuredNights, {
      error: `to must be after from, by at most ${measuredNights} nights`,
      path: ['to'],
    }),
  stayTerms.extend({ kind: z.literal('stays') }),
  stayDiscounts.extend({ kind: z.literal('discounts') }),
  priceRange.safeExtend({ kind: z.literal('raise') }),
  z.object({
    kind: z.literal('pad'),
    /** Null resets a night to its season. */
    nights: z
      .array(z.object({ night: plainDate, amount: nightly.nullable() }))
      .min(1)
      .max(mostPadNights),
  }),
  /** Everything at once, from the setup questions; only for a home that has never been live and has no prices yet. */
  firstPrices.extend({ kind: z.literal('first') }),
])
export type PriceChange = z.output<typeof priceChange>
export type PriceChangeInput = z.input<typeof priceChange>

/** One step toward the price of a night; `amount` is the price so far, `share` the change in basis points. */
const priceStep = z.object({
  code: z.enum(['base', 'weekend', 'season', 'service', 'hand', 'floor', 'cap']),
  season: z.object({ name: z.string(), from: plainDate, to: plainDate }).nullable(),
  share: z.int().nullable(),
  amount: z.int(),
})
export type PriceStep = z.output<typeof priceStep>

const pricedNight = z.object({
  date: plainDate,
  price: z.int(),
  status: z.enum(['open', ...calendarStatuses]),
  minStay: z.int(),
  /** The index of its steps in `reasons`. */
  reason: z.int(),
})
export type PricedNight = z.output<typeof pricedNight>

/** A value before or after a change, by type. */
const figure = z.discriminatedUnion('is', [
  z.object({ is: z.literal('money'), money }),
  z.object({ is: z.literal('weekdays'), weekdays: z.array(weekday) }),
  z.object({ is: z.literal('season'), nightly: money.nullable(), weekend: money.nullable(), share: z.int() }),
  z.object({ is: z.literal('share'), share: z.int() }),
  z.object({ is: z.literal('nights'), nights: z.int() }),
  z.object({ is: z.literal('on'), on: z.boolean() }),
  /** Prices of several nights: lowest and highest. */
  z.object({ is: z.literal('span'), from: money, to: money }),
])
export type PriceFigure = z.output<typeof figure>

export const priceMatters = [
  'base',
  'weekend',
  'weekend_nights',
  'floor',
  'cap',
  'season',
  'nights',
  'min_stay',
  'max_stay',
  'arrive_on',
  'depart_on',
  'season_stay',
  'last_minute_stay',
  'far_out_stay',
  'beside_stay',
  'fill_gaps',
  'prevent_gaps',
  'length_of_stay',
  'early_bird',
  'last_minute',
  'other',
] as const

/** One difference made by a change; null if there was or is no value. */
export const priceDifference = z.object({
  what: z.enum(priceMatters),
  /** The season's name, the days or nights a discount or minimum applies to, or the number of single nights. */
  name: z.string(),
  /** The nights `[from, to)` it applies to, if any. */
  from: plainDate.nullable(),
  to: plainDate.nullable(),
  before: figure.nullable(),
  after: figure.nullable(),
})
export type PriceDifference = z.output<typeof priceDifference>

const searchAnswers = z.object({ shown: z.int(), refused: z.int(), outsidePrice: z.int(), night: money.nullable() })

/** The effect of a change on nights that can still be booked. */
export const priceEffect = z.object({
  /** Open nights with a new price, and how many of them rise and fall. */
  nights: z.int(),
  higher: z.int(),
  cheaper: z.int(),
  from: plainDate.nullable(),
  to: plainDate.nullable(),
  /** Booked nights that would change: existing bookings keep their price. */
  unchanged: z.int(),
  before: money.nullable(),
  after: money.nullable(),
  /** Runs of nights with the same change, first to last; at most twelve. */
  runs: z.array(z.object({ from: plainDate, to: plainDate, nights: z.int(), before: money, after: money })),
  /** Arrival days whose minimum stay changes, or that open or close; runs of the same change, at most twelve. */
  arrivals: z.object({
    days: z.int(),
    longer: z.int(),
    shorter: z.int(),
    opened: z.int(),
    closed: z.int(),
    runs: z.array(z.object({ from: plainDate, to: plainDate, before: z.int(), after: z.int() })),
  }),
  /** What example stays booked today would cost for their nights, before fees, where that changes. */
  examples: z.array(z.object({ arrive: plainDate, nights: z.int(), daysAhead: z.int(), before: money, after: money })),
  /**
   * The stays that arrived in the last 52 weeks, as if requested again 52 weeks later: what their nights would earn
   * before fees, and how many would be rejected. Null if there were none, or no prices; `before` is null without
   * prices.
   */
  lastYear: z
    .object({
      stays: z.int(),
      nights: z.int(),
      before: z.object({ amount: money, refused: z.int() }).nullable(),
      after: z.object({ amount: money, refused: z.int() }),
    })
    .nullable(),
  /**
   * Searches of the last 52 weeks that this home would match, repeated 52 weeks later: how many would show it, how many
   * would exclude it for its price or its stay rules, and the average cost of a night when shown, without taxes. Null
   * if there were none, or no prices; `before` is null without prices.
   */
  lastSearches: z.object({ searches: z.int(), before: searchAnswers.nullable(), after: searchAnswers }).nullable(),
})
export type PriceEffect = z.output<typeof priceEffect>

export const loggedPriceChange = z.object({
  id,
  at: instant,
  /** Null for the system: an import or a pricing service. */
  by: z.string().nullable(),
  /** The change this one undid. */
  undoes: id.nullable(),
  differences: z.array(priceDifference),
  /** The concerns raised, and why the change was intended; null if there were none. */
  confirmed: z.object({ concerns: z.array(priceConcern), reason: z.string() }).nullable(),
  /** Only the latest change can be undone. */
  canUndo: z.boolean(),
})
export type LoggedPriceChange = z.output<typeof loggedPriceChange>

const editors = ['owner', 'staff', 'admin'] as const
const ofHome = { audience: editors, permission: 'homes', params: z.object({ id: idText }) } as const

export const pricesOfHome = endpoint({
  ...ofHome,
  method: 'GET',
  path: 'owners/properties/{id}/prices',
  summary: 'Get a home’s prices: plan, seasons, each night with its reasons, and the change history',
  query: z.object({ from: plainDate, to: plainDate }).refine(({ from, to }) => from < to, { path: ['to'] }),
  results: z.object({
    home: z.object({ id, name: z.string(), town: z.string(), timeZone: z.string(), today: plainDate }),
    currency: currencyCode,
    /** Null until the first prices are set. */
    plan: ratePlan.nullable(),
    /** The setup questions can set its prices: it has none and has never been live. */
    takesFirstPrices: z.boolean(),
    seasons: z.array(priceSeason),
    stays: stayTerms,
    discounts: stayDiscounts,
    nights: z.array(pricedNight),
    reasons: z.array(z.array(priceStep)),
    changes: z.array(loggedPriceChange),
    /** The id of the last change, needed to make the next one; 0 before the first. */
    version: z.int(),
  }),
  errors: { range_too_long: 422 },
})

const priceRequest = z.object({
  change: priceChange,
  /** The last change that was seen. */
  version: z.int().min(0),
})

export const previewPrices = endpoint({
  ...ofHome,
  method: 'POST',
  path: 'owners/properties/{id}/prices/preview',
  computes: true,
  summary: 'Preview a price change: which nights, from what to what',
  body: priceRequest,
  results: z.object({
    effect: priceEffect,
    differences: z.array(priceDifference),
    /** The concerns that need a reason when saving. */
    concerns: z.array(priceConcern),
  }),
  errors: { invalid_prices: 422, prices_changed: 409, not_first_prices: 409 },
})

export const changePrices = endpoint({
  ...ofHome,
  method: 'POST',
  path: 'owners/properties/{id}/prices',
  summary: 'Change a home’s prices; quotes and booked stays keep theirs',
  body: priceRequest.extend({ confirm: priceConfirmation.optional() }),
  results: z.object({ version: z.int() }),
  errors: { invalid_prices: 422, prices_changed: 409, not_first_prices: 409, confirmation_needed: 422 },
})

export const undoPrices = endpoint({
  ...ofHome,
  method: 'POST',
  path: 'owners/properties/{id}/prices/{changeId}/undo',
  summary: 'Undo the latest price change',
  params: z.object({ id: idText, changeId: idText }),
  results: z.object({ version: z.int() }),
  errors: { prices_changed: 409 },
})
