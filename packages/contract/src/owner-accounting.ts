import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { accountingPeriods } from './values/accounting-period.ts'
import { salesChannels } from './values/charges.ts'
import { id, idText } from './values/ids.ts'
import { currencyCode, money, plainDate, readerText } from './values/shapes.ts'

const share = z.number().min(0).max(1)

/**
 * A quarter as shown on its statement, for all homes or one: opening + earned + adjustments − expenses − paid =
 * closing.
 */
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

/** Nights of a period by use, and the income from those guests pay for. */
const nightsUsed = z.object({
  from: plainDate,
  /** The last night. */
  to: plainDate,
  all: z.int(),
  paid: z.int(),
  owner: z.int(),
  /** Nights that could have been sold: excludes owner stays, repairs, and turnover days. */
  sellable: z.int(),
  gross: share,
  available: share,
  paidShare: share,
  /**
   * Rent of the paid nights, night by night, for the whole home: before commission, without cleaning, fees, and tax.
   */
  rent: money,
  /** Rent per paid night; null without one. */
  adr: money.nullable(),
  /** Rent per sellable night; null without one. */
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
      /** The date on which a stay counts, in words: the same as on the statement. */
      basis: readerText,
      period: z.enum(accountingPeriods),
      property: z.object({ id, name: z.string(), town: z.string() }).nullable(),
      /** From January to the present, first quarter first. */
      quarters: z.array(quarterSum),
      /** Opening balance on January 1; the totals of `quarters`; `onTheWay` is the last closing balance. */
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
        /** Booked to date for the period. */
        now: booked,
        /** For the same dates a year earlier: booked by the same day then, and the final figures. */
        yearAgo: booked,
        yearAgoFinal: booked,
        yearAgoOn: plainDate,
      }),
      /** Rent and nights of the period by channel, most rent first. */
      channels: z.array(z.object({ channel: z.enum(salesChannels), stays: z.int(), nights: z.int(), rent: money })),
      /** Rent of the twelve months from today: booked, and projected if bookings come in as they did a year earlier. */
      forecast: z.object({
        from: plainDate,
        /** The last night. */
        to: plainDate,
        booked: money,
        /** Null without bookings a year earlier. */
        expected: money.nullable(),
        yearAgo: money,
        yearAgoFinal: money,
      }),
      homes: z.array(
        z.object({
          id,
          name: z.string(),
          town: z.string(),
          /** Their ownership share of the home in basis points. */
          share: z.int(),
          /** opening + earned + adjustments − expenses − paid = onTheWay. */
          opening: money,
          earned: money,
          adjustments: money,
          expenses: money,
          paid: money,
          onTheWay: money,
          /** The part of `onTheWay` that the agreement retains on the account. */
          reserve: money,
          /** What their current co-owners earned with the home in the same year; null without any. */
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
          /** Within the period. */
          nights: z.int(),
          rent: money,
        }),
      ),
    }),
  }),
  errors: {},
})
