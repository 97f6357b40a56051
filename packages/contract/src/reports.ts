import { z } from 'zod'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'
import { currencyCode, firstOfMonth, money, plainDate } from './values/shapes.ts'

/** The maximum period of a report, in nights. */
export const longestReport = 366

/** The source of a stay: our own site, an offer by the team, or a partner program. */
export const staySources = ['direct', 'offer', ...programs] as const
export type StaySource = (typeof staySources)[number]

/** Days from booking to check-in; each band starts at `from`. */
export const leadTimeBands = [0, 4, 15, 31, 91, 181] as const
/** Nights of the whole stay; each band starts at `from`. */
export const stayLengthBands = [1, 3, 5, 8, 15, 29] as const

export const reportFigures = ['sold', 'canceled'] as const
export type ReportFigure = (typeof reportFigures)[number]

const team = { audience: ['staff', 'admin'], permission: 'money' } as const

const band = (starts: readonly number[]) =>
  z.coerce
    .number()
    .int()
    .refine((start) => starts.includes(start), { error: 'Not the start of a band' })

const period = {
  /** The first night's date. */
  from: plainDate,
  /** The day after the last night. */
  to: plainDate,
  /** Defaults to the company's own currency; other currencies are never added to it. */
  currency: currencyCode.optional(),
  town: z.string().trim().min(1).max(80).optional(),
  homeId: idText.optional(),
  ownerId: idText.optional(),
}

const nightsInOrder = <Query extends z.ZodType<{ from: string; to: string }>>(query: Query) =>
  query.refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] })

export const reportTotals = z.object({
  /** Nights of all homes. */
  nights: z.int(),
  /** Excludes owner stays, repairs and closures, and turnover nights. */
  available: z.int(),
  owner: z.int(),
  /** Booked on other sites whose calendar is imported; their rent is unknown. */
  elsewhere: z.int(),
  paid: z.int(),
  rent: z.int(),
  stays: z.int(),
  /** Basis points (R76). */
  occupancy: z.object({ gross: z.int(), available: z.int(), paid: z.int() }),
  /** Rent per paid night, and per available night; null without any. */
  adr: z.int().nullable(),
  revPar: z.int().nullable(),
})
export type ReportTotals = z.output<typeof reportTotals>

const sales = z.object({ stays: z.int(), nights: z.int(), rent: z.int() })
const budgetFigures = z.object({ nights: z.int(), rent: z.int() })
const bands = z.object({
  average: z.number().nullable(),
  median: z.number().nullable(),
  bands: z.array(sales.extend({ from: z.int() })),
})
const group = z.object({ id: z.string(), name: z.string(), now: reportTotals, lastYear: reportTotals })
export type ReportGroup = z.output<typeof group>

export const staffReport = endpoint({
  method: 'GET',
  path: 'staff/reports',
  summary:
    'Get the figures of a period: occupancy, rates, pace, sources, cancellations, and service, against last year and budget',
  ...team,
  query: nightsInOrder(z.object(period)),
  results: z.object({
    from: plainDate,
    to: plainDate,
    today: plainDate,
    currency: currencyCode,
    /** Homes whose rates are in other currencies; none of their figures are included. */
    otherCurrencies: z.int(),
    towns: z.array(z.object({ id: z.string(), name: z.string() })),
    now: reportTotals,
    lastYear: reportTotals,
    budget: budgetFigures.nullable(),
    /** Bookings for the period as of today, and as of a year ago for the same period of last year. */
    pace: z.object({ now: sales, lastYear: sales }),
    /** Bookings less cancellations in the last days. */
    pickup: z.array(z.object({ days: z.int(), nights: z.int(), rent: z.int() })),
    months: z.array(
      z.object({ month: plainDate, now: reportTotals, lastYear: reportTotals, budget: budgetFigures.nullable() }),
    ),
    byTown: z.array(group),
    byHome: z.array(group),
    /** Rent by the ownership shares on the day of check-in. */
    byOwner: z.array(z.object({ id: z.string(), name: z.string(), rent: z.int(), lastYear: z.int(), homes: z.int() })),
    bySource: z.array(sales.extend({ source: z.enum(staySources), lastYear: sales })),
    leadTime: bands,
    lengthOfStay: bands,
    canceled: sales.extend({
      /** Basis points of stays sold and canceled; null without any. */
      rate: z.int().nullable(),
      lastYear: sales,
    }),
    owners: z.object({ before: z.int(), retained: z.int() }),
    responses: z.object({
      answered: z.int(),
      unanswered: z.int(),
      medianMinutes: z.int().nullable(),
      withinHour: z.int(),
    }),
    cleaning: z.object({ done: z.int(), medianMinutes: z.int().nullable(), due: z.int(), onTime: z.int() }),
    reviews: z.object({ number: z.int(), average: z.number().nullable() }),
  }),
  errors: { range_too_long: 422 },
})

export const reportStays = endpoint({
  method: 'GET',
  path: 'staff/report-stays',
  summary: 'List the stays behind a figure of a report',
  ...team,
  query: nightsInOrder(
    z.object({
      ...period,
      figure: z.enum(reportFigures).default('sold'),
      source: z.enum(staySources).optional(),
      leadTime: band(leadTimeBands).optional(),
      lengthOfStay: band(stayLengthBands).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      perPage: z.coerce.number().int().min(1).max(100).default(50),
    }),
  ),
  results: z.object({
    currency: currencyCode,
    total: sales,
    currentPage: z.int(),
    numberPages: z.int(),
    stays: z.array(
      z.object({
        bookingId: id,
        number: z.string(),
        home: z.object({ id, name: z.string(), town: z.string() }),
        arrive: plainDate,
        depart: plainDate,
        source: z.enum(staySources),
        leadTime: z.int(),
        /** Nights and rent within the period. */
        nights: z.int(),
        rent: z.int(),
      }),
    ),
  }),
  errors: { range_too_long: 422 },
})

const budget = z.object({
  town: z.string().trim().min(1).max(80),
  month: firstOfMonth,
  rent: money,
  nights: z.int().min(0).max(1_000_000),
})

export const reportBudgets = endpoint({
  method: 'GET',
  path: 'staff/report-budgets',
  summary: 'List the budgets of a year by destination and month',
  ...team,
  query: z.object({ year: z.coerce.number().int().min(2000).max(2999), currency: currencyCode.optional() }),
  results: z.object({
    currency: currencyCode,
    towns: z.array(z.object({ id: z.string(), name: z.string() })),
    budgets: z.array(budget.extend({ setBy: z.string() })),
  }),
  errors: {},
})

export const setReportBudget = endpoint({
  method: 'PUT',
  path: 'staff/report-budgets',
  summary: 'Set the budgets of destinations by month; zero nights and rent remove one',
  ...team,
  body: z.object({ budgets: z.array(budget).min(1).max(600) }),
  results: z.object({ saved: z.int() }),
  errors: { town_unknown: 422 },
})

export const reportIntervals = ['week', 'month'] as const
const schedule = z.object({
  id,
  every: z.enum(reportIntervals),
  town: z.string().nullable(),
  currency: currencyCode,
  nextOn: plainDate,
})
export type ReportSchedule = z.output<typeof schedule>
const schedules = z.object({ schedules: z.array(schedule) })

export const reportSchedules = endpoint({
  method: 'GET',
  path: 'staff/report-schedules',
  summary: 'List the reports you get by email',
  ...team,
  results: schedules,
  errors: {},
})

export const scheduleReport = endpoint({
  method: 'POST',
  path: 'staff/report-schedules',
  summary: 'Get a report by email every week or month',
  ...team,
  body: z.object({
    every: z.enum(reportIntervals),
    town: z.string().trim().min(1).max(80).nullable().default(null),
    currency: currencyCode.optional(),
  }),
  status: 201,
  results: schedules,
  errors: { town_unknown: 422, too_many_schedules: 409 },
})

export const stopReport = endpoint({
  method: 'DELETE',
  path: 'staff/report-schedules/{id}',
  summary: 'Stop a report by email',
  ...team,
  params: z.object({ id: idText }),
  results: schedules,
  errors: {},
})
