import { createBooking } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { a } from '#testing/builders'
import { declaredPlaces } from '#testing/placement/places'
import { spreadOf } from '#testing/placement/statements'
import { sceneApp } from '#testing/scene-app'
import { statementsDuring } from '../../cli/bench/statements.ts'
import { good, pay, quoted, sign } from './testing/guest.ts'

const t = sceneApp()

/** Maximum number of statements; a change that needs more must explain here what they are for. */
const budget = { quote: 8, create: 15, sign: 12, pay: 34, follow: 51 }

/**
 * What these statements do to distributed tables without the column they are split by (`kernel/tables.ts`): on several
 * nodes, each would go to all of them. The list only gets shorter. Statements by the booking need its home from their
 * caller; rows of a booking need the column first; a lock finds the booking by a code that includes its home.
 */
const spread = [
  'change availability.hold by id, blocking',
  'change payments.installment by booking_id, ordinal',
  'change payments.installment by booking_id, ordinal, id',
  'change payments.intent by booking_id, ordinal, id',
  'insert into agreements.signature',
  'insert into automations.sending',
  'insert into bookings.timeline',
  'insert into invoices.invoice',
  'insert into works.check_item',
  'read agreements.signature by type, subject_kind, subject_id',
  'read automations.sending by booking_id',
  'read bookings.booking by id',
  'read bookings.booking by id, quote_id',
  'read bookings.earlier_terms by id, quote_id',
  'read bookings.offer by id, quote_id',
  'read bookings.offer_quote by id, quote_id',
  'read bookings.timeline by booking_id',
  'read bookings.timeline by booking_id, what',
  'read claims.claim by state, booking_id',
  'read commissions.commission by booking_id, kind, superseded',
  'read invoices.invoice by corrects, booking_id',
  'read notifications.notice by about_kind, about_id, to_do',
  'read payments.card_hold by booking_id',
  'read payments.dispute by intent_id, booking_id',
  'read payments.installment by id, booking_id',
  'read payments.intent by booking_id',
  'read payments.intent by id',
  'read payments.intent by id, booking_id',
  'read payments.intent by intent_id, booking_id',
  'read payments.intent by key',
  'read payments.mandate by booking_id',
  'read payments.refund by intent_id, booking_id',
  'read pricing.quote by id',
  'read splits.split by booking_id',
]

type Statement = { text: string; values: unknown[] }

/** Notices are sent separately, whenever there is time, and so are the queue's own statements. */
const isOurs = ({ text, values }: Statement): boolean => {
  if (text.includes('pg_notify(') && !text.includes('pgboss')) return false
  if (text.includes('pg_listening_channels()')) return false
  if (!text.includes('pgboss')) return true
  return /^\s*with\s+(ins|next|results)\b/i.test(text) && !`${text} ${values[0]}`.includes('__pgboss__')
}

/** Every statement of one step, most frequent first, to see why a budget was exceeded. */
const listed = (texts: readonly string[]): string => {
  const counts = [...Map.groupBy(texts, (text) => text.replace(/\s+/g, ' ').trim().slice(0, 160))]
  return counts
    .map(([text, all]) => ({ text, times: all.length }))
    .sort((one, other) => other.times - one.times)
    .map(({ text, times }) => `${times} × ${text}`)
    .join('\n')
}

it('a booking, from the price to the last email, needs few statements', async () => {
  const guest = await t.person('traveler')
  const home = await t.write((ctx) => a.pricedHome(ctx))
  await t.drain()

  const book = async (arrive: string, depart: string) => {
    const steps = new Map<keyof typeof budget, string[]>()
    const step = async <T>(name: keyof typeof budget, work: () => Promise<T>): Promise<T> => {
      let result: T | undefined
      const queries = await statementsDuring(async () => {
        result = await work()
      })
      steps.set(
        name,
        queries.filter(isOurs).map(({ text }) => text),
      )
      return result as T
    }
    const quote = await step('quote', () => quoted(guest, { homeId: home.id, arrive, depart }))
    const offered = { quoteId: quote.id, quoteHash: quote.hash }
    const { booking } = await step('create', () => good(guest.call(createBooking, { body: offered })))
    await step('sign', () => good(sign(guest, booking.id)))
    await step('pay', () => good(pay(guest, booking.id)))
    await step('follow', () => t.drain())
    return steps
  }

  // The first booking creates what later ones reuse.
  await book('2027-06-01', '2027-06-08')
  const steps = await book('2027-07-01', '2027-07-08')
  for (const [name, texts] of steps) expect(texts.length, `${name}\n${listed(texts)}`).toBeLessThanOrEqual(budget[name])
  const found = new Set([...steps.values()].flat().flatMap((text) => spreadOf(text, new Map(declaredPlaces))))
  expect([...found].sort()).toEqual(spread)
})
