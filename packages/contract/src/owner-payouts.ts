import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payoutAccountKind } from './payees.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/**
 * What money for an owner waits for: the day a stay begins, sleeps on or ends; the guest’s money itself; a W-9; an account
 * that it can go to; the cooling-off of a new one (until `until`); another account, since the bank sent the last payout back
 * (`returned`); Stripe, which does not pay them at present (`stripe`); the reserve that the agreements keep on the homes’
 * accounts (`reserve`); or nothing but the next payout.
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
  /** Of which stay; null for what is earned and received, which is paid together. */
  stay: stayOf.nullable(),
  amount: money,
  /** The day on which it counts, where that is known. */
  on: plainDate.nullable(),
  waitsFor: z.array(z.enum(payoutWaits)).min(1),
  until: instant.nullable(),
})
export type UpcomingPayout = z.output<typeof upcoming>

/** What the next payout brings: what was left by the last one, what came and went since, and what counts by its day. */
const nextPayout = z.object({
  /** What it comes to as things are; nothing is paid below zero. */
  amount: money,
  /** The day the company pays owners next; null while it has no set day, or the payout waits for something. */
  on: plainDate.nullable(),
  account: account.nullable(),
  waitsFor: z.array(z.enum(payoutWaits)).min(1),
  until: instant.nullable(),
  /** The day of the last payout; null before the first. */
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
  /** Stays that count by that day. */
  coming: z.array(upcoming.extend({ stay: stayOf })),
  /** What stays behind: what guests have not paid yet, or the reserve of the agreements, whichever is more. */
  heldBack: z.object({ reason: z.enum(['receipt', 'reserve']), amount: money }).nullable(),
})
export type NextPayout = z.output<typeof nextPayout>
/** As the server holds it, before it is rendered for its reader. */
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
    /** Earned: ready sums first, then what has not arrived yet. */
    earned: z.array(upcoming),
    /** Their part of stays to come, by the day they count. */
    ahead: z.array(upcoming),
    /** The next payout in each currency there is something in. One payout covers all homes, so a single home has none. */
    next: z.array(nextPayout),
    /** Where money goes now. */
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
  /** On its way to the bank, arrived, or sent back by it: then it is owed again. */
  state: z.enum(['sent', 'settled', 'returned']),
  /** Of one that came back: it was not for the account, which needs no other. */
  accountStands: z.boolean(),
  /** The banking day on which the bank is asked to move it, or on which Stripe expects it there; null for those of before. */
  expectedOn: plainDate.nullable(),
  note: z.string(),
  /** The quarter whose statement tells it. */
  statement: z.object({ year: z.int(), quarter: z.int() }),
  entryId: id,
  /** What it paid: the oldest earnings of each home that were not paid before. */
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
/** As the server holds it, before it is rendered for its reader. */
export type PaidPayoutData = z.input<typeof paidPayout>

export const paidPayouts = endpoint({
  method: 'GET',
  path: 'owners/accounting/payouts',
  summary: 'List an owner’s payouts in a year: when, where to, and for which earnings',
  audience: ['owner'],
  query: ofHome.extend({ year: z.coerce.number().int().min(2000).max(2200).optional() }),
  results: z.object({
    year: z.int(),
    /** Years with a payout, the latest first. */
    years: z.array(z.int()),
    payouts: z.array(paidPayout),
    property,
  }),
  errors: {},
})
