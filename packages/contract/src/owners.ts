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

/** One line of an owner's money; a fee has the code and the number that the price of the stay names it by. */
export const ownerMoneyLine = z.object({
  code: z.string(),
  fee: id.nullable(),
  label: readerText,
  amount: money,
  why: readerText,
})

const ownerMoney = z.object({
  /** What reaches the owner of this booking, line by line: rent, less commission and the like. */
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
  /** What the guest has paid and keeps paid, and what went back. */
  guestPaid: money,
  guestRefunded: money,
  /** What the guest’s bank has been asked for and has neither paid nor returned. */
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
 * What waits for an owner: a guest’s request, a bid for a repair, a document to sign, one that expires, an invoice, a form or
 * an account without which payouts wait, a calendar that isn’t read, nights nobody can book, a home that isn’t set up, or an
 * offer that expires.
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

/** What needs an answer today, the money, and who arrives next. */
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
        /** The day it is due, where no hour is agreed. */
        dueOn: plainDate.nullable(),
        amount: money.nullable(),
        href: z.string(),
        bookingId: id.nullable(),
        /** Who requests to book. */
        guest: guestHistory.nullable(),
        /** The one bid of a repair, which can be approved at once. */
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
    /** What the next payout brings, and what it waits for; null when nothing is earned and received. */
    nextPayout: z
      .object({
        amount: money,
        /** The day the company pays owners next, where it has such a day. */
        on: plainDate.nullable(),
        account: z.object({ kind: payoutAccountKind, ending: z.string() }).nullable(),
        waitsFor: z.array(z.enum(payoutWaits)),
        until: instant.nullable(),
      })
      .nullable(),
    /** Their homes with the figures of accounting, and tonight. */
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
        /** Nights of the next 90 that guests booked, and how many of the same dates were booked a year ago. */
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
  /** Which text the label is, for programs; statements that were closed before there were any say nothing. */
  code: z.string().optional(),
  label: readerText,
  detail: readerText,
  bookingId: id.nullable(),
  /** The job whose bill it is; statements that were closed before there were any say nothing. */
  jobId: id.optional(),
  nights: z.int().nullable(),
  amount: money,
  parts: z.array(
    z.object({
      /** What the part is, for programs: an account, or the code of the fee or the authority it was charged by. */
      code: z.string().optional(),
      /** The fee, as the home's prices and the booking name it. */
      fee: id.nullable().optional(),
      label: readerText,
      amount: money,
      why: readerText,
    }),
  ),
  /**
   * What of the parts is the home's before commission, co-owners, and deductions: rent, and each fee that is the owner's.
   * Statements that were closed before there were any say nothing.
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

/** Whether a part of a stay's money is taken from the owner’s earnings: commission, co-owners’ shares, deductions. */
export const isOwnersCost = ({ code }: { code?: string | undefined }): boolean => ownersCosts.has(code ?? '')

export type StatementLine = z.output<typeof statementLine>
/** As the server holds it, before it is rendered for its reader. */
export type StatementLineData = z.input<typeof statementLine>

/** A statement of any dates: a quarter or others. */
const statementBody = z.object({
  from: plainDate,
  to: plainDate,
  basis: readerText,
  currency: z.string(),
  /** Every currency the owner has money in; each has a statement of its own. */
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
/** As a closed quarter is stored, in no language. */
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

/** The longest stretch of days that one statement tells. */
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
    /** Each period opens with the balance the one before closed with. */
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
