import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payoutAccountKind } from './payees.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/**
 * What an owner's money waits for: the day a stay counts (its start, one of its nights, or its end); the guest's
 * payment; a W-9; a payout account; the cooling-off of a new one (until `until`); a different account, because the bank
 * returned the last payout (`returned`); Stripe, which can't pay them at present (`stripe`); the reserve that the
 * agreements retain on the homes' accounts (`reserve`); or only the next payout.
 */
export const payoutWaits = [
  'check_in',
  'each_night',
  'check_out',
  'receipt',
  'tax_form',
  'account',
  'cooling_off',
  'returned',
  'stripe',
  'reserve',
  'next_payout',
] as const
export type PayoutWait = (typeof payoutWaits)[number]

const stayOf = z.object({ bookingId: id, number: z.string(), home: z.string(), arrive: plainDate, depart: plainDate })

const account = z.object({ kind: payoutAccountKind, ending: z.string() })

const upcoming = z.object({
  /** The stay; null for amounts earned and received, which are paid together. */
  stay: stayOf.nullable(),
  amount: money,
  /** The date on which it counts, if known. */
  on: plainDate.nullable(),
  waitsFor: z.array(z.enum(payoutWaits)).min(1),
  until: instant.nullable(),
})
export type UpcomingPayout = z.output<typeof upcoming>

/** The next payout: the remainder of the last one, changes since, and amounts that count by its date. */
const nextPayout = z.object({
  /** The current amount; nothing is paid below zero. */
  amount: money,
  /** The next date the company pays owners; null while there is no set date, or the payout waits for something. */
  on: plainDate.nullable(),
  account: account.nullable(),
  waitsFor: z.array(z.enum(payoutWaits)).min(1),
  until: instant.nullable(),
  /** The date of the last payout; null before the first. */
  since: plainDate.nullable(),
  opening: money,
  lines: z.array(
    z.object({
      id: z.string(),
      on: plainDate,
      kind: z.enum(['stay', 'fee', 'expense', 'adjustment', 'payout', 'owner_stay']),
      label: readerText,
      detail: readerText,
      home: z.string(),
      bookingId: id.nullable(),
      jobId: id.nullable(),
      amount: money,
    }),
  ),
  /** Stays that count by that date. */
  coming: z.array(upcoming.extend({ stay: stayOf })),
  /** The amount held back: unpaid guest balances, or the agreements' reserve, whichever is more. */
  heldBack: z.object({ reason: z.enum(['receipt', 'reserve']), amount: money }).nullable(),
})
export type NextPayout = z.output<typeof nextPayout>
/** As stored on the server, before it is rendered for its reader. */
export type NextPayoutData = z.input<typeof nextPayout>

const ofHome = z.object({ propertyId: idText.optional() })
const property = z.object({ id, name: z.string(), town: z.string() }).nullable()

export const upcomingPayouts = endpoint({
  method: 'GET',
  path: 'owners/accounting/payouts/upcoming',
  summary: 'Get an owner’s upcoming payouts, and what each part waits for',
  audience: ['owner'],
  query: ofHome,
  results: z.object({
    /** Earned: amounts ready to pay first, then those not received yet. */
    earned: z.array(upcoming),
    /** Their part of upcoming stays, by the date they count. */
    ahead: z.array(upcoming),
    /** The next payout in each currency with a balance. One payout covers all homes, so a single home has none. */
    next: z.array(nextPayout),
    /** The current payout account. */
    account: account.nullable(),
    property,
  }),
  errors: {},
})

const paidPayout = z.object({
  id,
  at: instant,
  amount: money,
  account: account.nullable(),
  /** On its way to the bank, arrived, or returned by it, in which case it is owed again. */
  state: z.enum(['sent', 'settled', 'returned']),
  /** For a returned payout: the account wasn't the reason, so no other is needed. */
  accountStands: z.boolean(),
  /**
   * The banking day on which the bank is instructed to transfer it, or on which Stripe expects it to arrive; null for
   * older payouts.
   */
  expectedOn: plainDate.nullable(),
  note: z.string(),
  /** The quarter of the statement that lists it. */
  statement: z.object({ year: z.int(), quarter: z.int() }),
  entryId: id,
  /** What it paid for: each home's oldest earnings that had not been paid before. */
  covers: z.array(
    z.object({
      entryId: id,
      on: plainDate,
      document: readerText,
      bookingId: id.nullable(),
      homeId: id,
      home: z.string(),
      amount: money,
    }),
  ),
})
export type PaidPayout = z.output<typeof paidPayout>
/** As stored on the server, before it is rendered for its reader. */
export type PaidPayoutData = z.input<typeof paidPayout>

export const paidPayouts = endpoint({
  method: 'GET',
  path: 'owners/accounting/payouts',
  summary: 'List an owner’s payouts in a year: when, where to, and for which earnings',
  audience: ['owner'],
  query: ofHome.extend({ year: z.coerce.number().int().min(2000).max(2200).optional() }),
  results: z.object({
    year: z.int(),
    /** Years with a payout, latest first. */
    years: z.array(z.int()),
    payouts: z.array(paidPayout),
    property,
  }),
  errors: {},
})
