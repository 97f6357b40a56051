import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payoutAccountKind } from './payees.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/**
 * What money for an owner waits for: the day a stay begins, sleeps on or ends; the guest’s money itself; a W-9; an account
 * that it can go to; the cooling-off of a new one (until `until`); another account, since the bank sent the last payout back
 * (`returned`); Stripe, which does not pay them at present (`stripe`); or nothing but the next payout.
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
