import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { accountingPeriods } from './values/accounting-period.ts'
import { salesChannels } from './values/charges.ts'
import { id, idText } from './values/ids.ts'
import { currencyCode, money, plainDate, readerText } from './values/shapes.ts'

const share = z.number().min(0).max(1)

/** A quarter as its statement says it, of all homes or of one: opening + earned + adjustments − expenses − paid = closing. */
const quarterSum = z.object({
  year: z.int(),
  quarter: z.int(),
  state: z.enum(['open', 'closed']),
  opening: money,
  earned: money,
  adjustments: money,
  expenses: money,
  paid: money,
  closing: money,
})

/** Nights of a window by what they are used for, and what those that guests pay for bring in. */
const nightsUsed = z.object({
  from: plainDate,
  /** The last night. */
  to: plainDate,
  all: z.int(),
  paid: z.int(),
  owner: z.int(),
  /** Nights that could have been sold: without the owner’s own, repairs and turnover days. */
  sellable: z.int(),
  gross: share,
  available: share,
  paidShare: share,
  /** Rent of the paid nights, night by night, of the whole home: before commission, without cleaning, fees and tax. */
  rent: money,
  /** Rent by paid night; null without one. */
  adr: money.nullable(),
  /** Rent by night that could be sold; null without one. */
  revpar: money.nullable(),
})
export type NightsUsed = z.output<typeof nightsUsed>

const booked = z.object({ nights: z.int(), rent: money })

export const ownerAccounting = endpoint({
  method: 'GET',
  path: 'owners/accounting',
  summary: 'Get an owner’s year by quarter, with occupancy and rates, for all homes or one',
  audience: ['owner'],
  query: z.object({
    propertyId: idText.optional(),
    currency: currencyCode.optional(),
    period: z.enum(accountingPeriods).default('month'),
  }),
  results: z.object({
    accounting: z.object({
      today: plainDate,
      currency: currencyCode,
      /** Every currency the owner has money in. */
      currencies: z.array(currencyCode),
      /** On which day a stay counts, in words: that of the statement. */
      basis: readerText,
      period: z.enum(accountingPeriods),
      property: z.object({ id, name: z.string(), town: z.string() }).nullable(),
      /** From January to the present, the first quarter first. */
      quarters: z.array(quarterSum),
      /** Opening at the first of January; the sums of `quarters`; `onTheWay` is the last closing. */
      money: z.object({
        year: z.int(),
        opening: money,
        earned: money,
        adjustments: money,
        expenses: money,
        paid: money,
        onTheWay: money,
        bookedAhead: money,
      }),
      nights: nightsUsed,
      pace: z.object({
        /** Booked by now for the window. */
        now: booked,
        /** For the same dates a year earlier: booked by the same day then, and what it came to. */
        yearAgo: booked,
        yearAgoInTheEnd: booked,
        yearAgoOn: plainDate,
      }),
      /** Rent and nights of the window by where they were sold, the most rent first. */
      channels: z.array(z.object({ channel: z.enum(salesChannels), stays: z.int(), nights: z.int(), rent: money })),
      /** Rent of the twelve months from today: booked, and what it comes to if bookings come in as they did a year earlier. */
      forecast: z.object({
        from: plainDate,
        /** The last night. */
        to: plainDate,
        booked: money,
        /** Null without bookings a year earlier. */
        expected: money.nullable(),
        yearAgo: money,
        yearAgoInTheEnd: money,
      }),
      homes: z.array(
        z.object({
          id,
          name: z.string(),
          town: z.string(),
          /** Basis points of the home that are theirs. */
          share: z.int(),
          /** opening + earned + adjustments − expenses − paid = onTheWay. */
          opening: money,
          earned: money,
          adjustments: money,
          expenses: money,
          paid: money,
          onTheWay: money,
          /** What of `onTheWay` the agreement keeps on the account. */
          reserve: money,
          /** What their co-owners of today earned with the home in the same year; null without any. */
          coOwners: money.nullable(),
          paidNights: z.int(),
          /** Nights of the same dates a year earlier that were booked by the same day then. */
          paidNightsYearAgo: z.int(),
          paidShare: share,
          adr: money.nullable(),
        }),
      ),
      /** The stays behind the nights and the rent, by arrival. */
      stays: z.array(
        z.object({
          bookingId: id,
          number: z.string(),
          home: z.string(),
          arrive: plainDate,
          depart: plainDate,
          /** Within the window. */
          nights: z.int(),
          rent: money,
        }),
      ),
    }),
  }),
  errors: {},
})
