import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { priceEffect } from './owner-prices.ts'
import { strategyDocument } from './owner-strategy.ts'
import { priceConcern, priceConfirmation } from './price-concerns.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

/** The three ways to price a home, from the fullest calendar to the highest nightly rate. */
export const pricingStrategies = ['occupancy_first', 'balanced', 'rate_first'] as const
export const pricingStrategy = z.enum(pricingStrategies)
export type PricingStrategy = z.output<typeof pricingStrategy>

/** What a strategy does to the home's own prices: a change in basis points, and a discount for late bookings. */
const strategyTerms = z.object({
  strategy: pricingStrategy,
  share: z.int(),
  /** Null if the strategy adds none. */
  lastMinute: z.object({ daysAhead: z.int(), share: z.int() }).nullable(),
})

/** Sold nights, and what they bring the owners. `adr` is rent per night; null without nights. */
const sold = { nights: z.int(), rent: money, owner: money, adr: money.nullable() }

/** The nights `[from, to)`: a calendar month, or the part of one. */
const span = { from: plainDate, to: plainDate }

/** `owner` is the expected amount, between `low` and `high` in eight of ten cases; `booked` is the part already sold. */
const expected = { ...sold, low: money, high: money, booked: z.object({ nights: z.int(), owner: money }) }

const forecastMonth = z.object({ ...span, ...expected })
export type StrategyMonth = z.output<typeof forecastMonth>

const forecast = strategyTerms.extend({
  months: z.array(forecastMonth),
  /** The sum of the months. */
  year: z.object(expected),
})
export type StrategyForecast = z.output<typeof forecast>

/** Rounded figures of a home's last twelve months: rent and nightly rate in whole units of the currency. */
const roundedYear = z.object({ rent: z.int(), occupancy: z.number(), averageNight: z.int() })

const comparableHome = roundedYear.extend({
  bedrooms: z.int(),
  sleeps: z.int(),
  /** Rounded up to half miles. */
  miles: z.number(),
  pool: z.boolean(),
})
export type ComparableHome = z.output<typeof comparableHome>

const ofHome = {
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
} as const

export const strategiesOfHome = endpoint({
  ...ofHome,
  method: 'GET',
  path: 'owners/properties/{id}/strategies',
  summary: 'Compare three pricing strategies: forecast by month, last year, and comparable homes',
  results: z.object({
    home: z.object({ id, name: z.string(), town: z.string(), timeZone: z.string() }),
    currency: currencyCode,
    /** The nights of the forecast, `[from, to)`. */
    ...span,
    /** The strategy in force; null if none was chosen, or prices changed since. */
    chosen: z.object({ strategy: pricingStrategy, at: instant }).nullable(),
    floor: money.nullable(),
    /**
     * What the open nights are projected from: the home's own stays a year earlier, comparable homes for the months
     * before its first stay, only comparable homes, or nothing; then the forecast contains only what is booked.
     */
    basis: z.enum(['own', 'mixed', 'comparable', 'booked']),
    /** This home's stays in the twelve months before. */
    stays: z.int(),
    /** The owners’ part of rent in basis points; null without an agreement, when `owner` is rent before commission. */
    ownerShare: z.int().nullable(),
    /** Null for a home without prices. */
    strategies: z.array(forecast).nullable(),
    /** The same nights a year earlier, month by month, and their sum. */
    lastYear: z.object({ months: z.array(z.object({ ...span, ...sold })), year: z.object(sold) }),
    /** Anonymous, closest first; empty if there are too few to show. */
    comparables: z.array(comparableHome),
    /** How many homes are comparable, whether shown or not. */
    comparableCount: z.int(),
    /** This home's own last twelve months, rounded the same way; null without a year of stays. */
    own: roundedYear.nullable(),
  }),
  errors: {},
})

export const previewStrategy = endpoint({
  ...ofHome,
  method: 'GET',
  path: 'owners/properties/{id}/strategies/{strategy}',
  summary: 'Preview choosing a strategy: prices by season, nights affected, and the text to sign',
  params: z.object({ id: idText, strategy: pricingStrategy }),
  results: strategyTerms.extend({
    /** The id of the last price change, needed to choose it. */
    version: z.int(),
    before: strategyDocument,
    after: strategyDocument,
    /** Nights that can still be booked, over the next two years. */
    effect: priceEffect.pick({
      nights: true,
      higher: true,
      cheaper: true,
      from: true,
      to: true,
      unchanged: true,
      before: true,
      after: true,
      runs: true,
    }),
    concerns: z.array(priceConcern),
    /** The text to be signed, and its hash. */
    text: z.string(),
    textHash: hash,
  }),
  errors: { invalid_prices: 422, prices_changed: 409, not_allowed_now: 409, not_first_prices: 409 },
})

export const chooseStrategy = endpoint({
  ...ofHome,
  method: 'POST',
  path: 'owners/properties/{id}/strategies',
  summary: 'Choose a strategy: changes the prices and signs them in one step',
  inPerson: true,
  status: 201,
  body: z.object({
    strategy: pricingStrategy,
    /** The last price change that was seen. */
    version: z.int().min(0),
    textHash: hash,
    signedName,
    accepted: z.literal(true),
    confirm: priceConfirmation.optional(),
  }),
  results: z.object({
    /** The version of the signed document. */
    version: z.int(),
  }),
  errors: {
    invalid_prices: 422,
    prices_changed: 409,
    not_allowed_now: 409,
    not_first_prices: 409,
    confirmation_needed: 422,
    name_differs: 422,
  },
})
