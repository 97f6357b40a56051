import { z } from 'zod'
import { bookingCard, timelineRow } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { payoutWaits } from './owner-payouts.ts'
import { payoutAccountKind } from './payees.ts'
import { party } from './pricing.ts'
import { guestHistory } from './reviews.ts'
import { bookingStatuses } from './values/booking-statuses.ts'
import { addDays } from './values/dates.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { currencyCode, money, plainDate, readerText } from './values/shapes.ts'

/** One line of an owner's money; a fee has the code and number used in the price of the stay. */
export const ownerMoneyLine = z.object({
  code: z.string(),
  fee: id.nullable(),
  label: readerText,
  amount: money,
  why: readerText,
})

const ownerMoney = z.object({
  /** What the owner receives from this booking, line by line: rent, less commission and other deductions. */
  lines: z.array(ownerMoneyLine),
  yours: money,
  recognizedOn: plainDate.nullable(),
})

export const ownerBooking = z.object({
  id,
  number: z.string(),
  status: z.enum(bookingStatuses),
  home: z.object({ id, slug: z.string(), name: z.string(), town: z.string(), timeZone: z.string() }),
  guestName: z.string(),
  message: z.string().nullable(),
  arrive: plainDate,
  depart: plainDate,
  nights: z.int(),
  party,
  guestTotal: money,
  /** The guest's payments less refunds, and the refunds. */
  guestPaid: money,
  guestRefunded: money,
  /** A bank payment from the guest that was neither paid nor returned yet. */
  onItsWay: money.nullable(),
  money: ownerMoney,
  answerBy: instant.nullable(),
  timeline: z.array(timelineRow),
  allowedActions: z.array(z.string()),
  createdAt: instant,
})
export type OwnerBooking = z.output<typeof ownerBooking>
export type OwnerBookingData = z.input<typeof ownerBooking> & Pick<OwnerBooking, 'party'>

export const ownerBookings = endpoint({
  method: 'GET',
  path: 'owners/bookings',
  summary: 'List bookings of the owner’s homes',
  audience: ['owner'],
  query: pageQuery.extend({
    when: z.enum(['requested', 'upcoming', 'previous', 'all']).default('all'),
    propertyId: idText.optional(),
  }),
  results: z.object({ bookings: collectionOf(bookingCard.extend({ yours: money })) }),
  errors: {},
})

export const ownerBookingById = endpoint({
  method: 'GET',
  path: 'owners/bookings/{id}',
  summary: 'Get a booking with the owner’s money line by line',
  audience: ['owner'],
  params: z.object({ id: idText }),
  results: z.object({ booking: ownerBooking }),
  errors: {},
})

/**
 * What waits for an owner: a guest's request, a repair bid, a document to sign, one that expires, an invoice, a form or
 * an account that holds up payouts, a calendar that can't be read, nights no one can book, a home whose setup isn't
 * complete, or an offer that expires.
 */
const ownerTaskKinds = [
  'request',
  'bid',
  'signature',
  'document',
  'invoice',
  'tax_form',
  'payout_account',
  'feed',
  'gap',
  'setup',
  'offer',
] as const

/** Today's open items, the money, and the next arrivals. */
export const ownerToday = endpoint({
  method: 'GET',
  path: 'owners/today',
  summary: 'Get the owner’s dashboard: what waits for them, earnings, next payout, homes, occupancy, arrivals',
  audience: ['owner'],
  results: z.object({
    /** Homes they told us about that aren't set up, such as one outside our destinations. */
    offered: z.array(
      z.object({
        number: z.string(),
        address: z.string(),
        receivedAt: instant,
        /** Who of the team takes care of it. */
        by: z.string().nullable(),
      }),
    ),
    answers: z.array(
      z.object({
        kind: z.enum(ownerTaskKinds),
        title: readerText,
        text: readerText,
        dueAt: instant.nullable(),
        /** The due date, if no time was agreed. */
        dueOn: plainDate.nullable(),
        amount: money.nullable(),
        href: z.string(),
        bookingId: id.nullable(),
        /** The guest who requests to book. */
        guest: guestHistory.nullable(),
        /** The only bid for a repair, which can be approved right away. */
        bid: z.object({ jobId: id, bidId: id }).nullable(),
      }),
    ),
    /** opening + earned + adjustments − expenses − paid = onTheWay, as in accounting. */
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
    /** The next payout, and what it waits for; null when nothing has been earned and received. */
    nextPayout: z
      .object({
        amount: money,
        /** What of it stays before its day will earn, and how many. */
        coming: z.object({ stays: z.int(), amount: money }),
        /** The next date the company pays owners, if it has set dates. */
        on: plainDate.nullable(),
        account: z.object({ kind: payoutAccountKind, ending: z.string() }).nullable(),
        waitsFor: z.array(z.enum(payoutWaits)),
        until: instant.nullable(),
      })
      .nullable(),
    /** Their homes with the figures from accounting, and tonight. */
    byHome: z.array(
      z.object({
        id,
        name: z.string(),
        town: z.string(),
        image: picture.nullable(),
        tonight: z.enum(['guest', 'owner', 'arrival', 'unavailable', 'open']),
        nextArrival: plainDate.nullable(),
        earned: money,
        onTheWay: money,
        reserve: money,
        /** How many of the next 90 nights guests have booked, and how many of the same dates were booked a year ago. */
        nights: z.int(),
        nightsYearAgo: z.int(),
      }),
    ),
    occupancy: z.object({
      gross: z.number(),
      available: z.number(),
      paid: z.number(),
      nights: z.int(),
      from: plainDate,
      to: plainDate,
    }),
    byMonth: z.array(z.object({ month: z.string(), earned: money, lastYear: money })),
    arrivals: z.array(bookingCard),
    homes: z.int(),
  }),
  errors: {},
})

/** One line of a statement, with the journal entries behind it. */
export const statementLine = z.object({
  id: z.string(),
  on: plainDate,
  kind: z.enum(['stay', 'fee', 'expense', 'adjustment', 'payout', 'owner_stay']),
  /** A machine-readable code of the label; missing on statements closed before codes existed. */
  code: z.string().optional(),
  label: readerText,
  detail: readerText,
  bookingId: id.nullable(),
  /** The job it bills; missing on statements closed before this existed. */
  jobId: id.optional(),
  nights: z.int().nullable(),
  amount: money,
  parts: z.array(
    z.object({
      /**
       * A machine-readable code of the part: an account, or the code of the fee or of the authority it was charged by.
       */
      code: z.string().optional(),
      /** The fee, by its id in the home's prices and the booking. */
      fee: id.nullable().optional(),
      label: readerText,
      amount: money,
      why: readerText,
    }),
  ),
  /**
   * The parts that belong to the home before commission, co-owners, and deductions: rent, and each fee that goes to the
   * owner. Missing on statements closed before this existed.
   */
  earns: z.array(ownerMoneyLine).optional(),
  entries: z.array(
    z.object({
      id,
      postedAt: instant,
      purpose: z.string(),
      document: readerText,
      lines: z.array(z.object({ account: z.string(), debit: money.nullable(), credit: money.nullable() })),
    }),
  ),
})

const ownersCosts = new Set(['income:commission', 'payable:owner', 'fixed_fee', 'card_fee'])

/**
 * Whether a part of a stay's money is deducted from the owner's earnings: commission, co-owners' shares, deductions.
 */
export const isOwnersCost = ({ code }: { code?: string | undefined }): boolean => ownersCosts.has(code ?? '')

export type StatementLine = z.output<typeof statementLine>
/** As stored on the server, before it is rendered for its reader. */
export type StatementLineData = z.input<typeof statementLine>

/** A statement for any dates: a quarter or a custom range. */
const statementBody = z.object({
  from: plainDate,
  to: plainDate,
  basis: readerText,
  currency: z.string(),
  /** Every currency the owner has money in; each has a separate statement. */
  currencies: z.array(z.string()),
  opening: money,
  earned: money,
  adjustments: money,
  expenses: money,
  payouts: money,
  closing: money,
  homes: z.array(
    z.object({
      id,
      name: z.string(),
      town: z.string(),
      earned: money,
      expenses: money,
      nights: z.int(),
      lines: z.array(statementLine),
    }),
  ),
  payoutLines: z.array(statementLine),
  legalName: z.string(),
  ownerName: z.string(),
})
export type StatementBody = z.output<typeof statementBody>
export type StatementBodyData = z.input<typeof statementBody>

export const statement = statementBody.extend({
  year: z.int(),
  quarter: z.int(),
  state: z.enum(['open', 'closed']),
  closedAt: instant.nullable(),
})
export type Statement = z.output<typeof statement>
/** As stored for a closed quarter, independent of language. */
export type StatementData = z.input<typeof statement>

const quarterOf = z.object({
  year: z.coerce.number().int().min(2000).max(2200),
  quarter: z.coerce.number().int().min(1).max(4),
})

export const quarterStatement = endpoint({
  method: 'GET',
  path: 'owners/accounting/statements/{year}/{quarter}',
  summary: 'Get the owner’s statement of a quarter, down to journal entries',
  audience: ['owner'],
  params: quarterOf,
  query: z.object({ currency: currencyCode.optional() }),
  results: z.object({ statement }),
  errors: {},
})

export const staffStatement = endpoint({
  method: 'GET',
  path: 'staff/owners/{id}/statements/{year}/{quarter}',
  summary: 'Get an owner’s statement of a quarter as the owner sees it, with the quarters there are',
  audience: ['staff', 'admin'],
  permission: 'money',
  params: quarterOf.extend({ id: idText }),
  query: z.object({ currency: currencyCode.optional() }),
  results: z.object({ statement, quarters: z.array(z.object({ year: z.int(), quarter: z.int() })) }),
  errors: {},
})

const property = z.object({ id, name: z.string(), town: z.string() }).nullable()

/** The maximum number of days in one statement. */
const mostStatementDays = 1_100

const inStatementDays = <Query extends z.ZodType<{ start: string; end: string }>>(query: Query) =>
  query.refine(({ start, end }) => start <= end && addDays(start, mostStatementDays) > end, {
    path: ['end'],
    message: 'The last day is not before the first, and at most three years after it.',
  })

export const statementDays = inStatementDays(z.object({ start: plainDate, end: plainDate }))

export const rangeStatement = endpoint({
  method: 'GET',
  path: 'owners/accounting/statement-of-days',
  summary: 'Get an owner’s earnings and payouts between two dates, of all homes or one; never closed',
  audience: ['owner'],
  query: inStatementDays(
    z.object({ start: plainDate, end: plainDate, currency: currencyCode.optional(), propertyId: idText.optional() }),
  ),
  results: z.object({ statement: statementBody, property }),
  errors: {},
})

const statementPeriods = ['quarter', 'month'] as const

export const statementsByPeriod = endpoint({
  method: 'GET',
  path: 'owners/accounting/statement-periods',
  summary: 'List the owner’s months or quarters with balances, of all homes or one, the latest first',
  audience: ['owner'],
  query: z.object({ by: z.enum(statementPeriods).default('month'), propertyId: idText.optional() }),
  results: z.object({
    /** Each period opens with the closing balance of the previous one. */
    periods: z.array(
      z.object({
        from: plainDate,
        to: plainDate,
        opening: money,
        earned: money,
        adjustments: money,
        expenses: money,
        payouts: money,
        closing: money,
      }),
    ),
    property,
    homes: z.array(z.object({ id, name: z.string() })),
  }),
  errors: {},
})

export const statementList = endpoint({
  method: 'GET',
  path: 'owners/accounting/statements',
  summary: 'List the owner’s quarters with closing balances',
  audience: ['owner'],
  results: z.object({
    statements: z.array(
      z.object({
        year: z.int(),
        quarter: z.int(),
        state: z.enum(['open', 'closed']),
        earned: money,
        payouts: money,
        closing: money,
      }),
    ),
  }),
  errors: {},
})
