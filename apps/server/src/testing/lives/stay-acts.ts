import {
  addDays,
  approveAct,
  bookingById,
  cancelBooking,
  changeStay,
  createBooking,
  goodwillBearers,
  nightsOf,
  type Party,
  previewCancellation,
  previewChange,
  quoteStay,
  type Stay,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { Caller } from '#testing/caller'
import { pay, sign } from '../../modules/bookings/testing/guest.ts'
import { as, lawful, pick, type Street, today } from './street.ts'

const db = tablesOf<Record<string, never>>()

/** The parameters of one act: which object, when, and how much. */
export type TurnInput = { which: number; when: number; size: number; yes: boolean }
export type Act = (street: Street, turn: TurnInput) => Promise<void>

const cards = [
  'sandbox_visa',
  'sandbox_visa',
  'sandbox_visa',
  'sandbox_dispute',
  'sandbox_timeout',
  'sandbox_declined',
] as const

/** A guest asks, signs, and pays; if the nights are booked or the card is declined, nothing more happens. */
const book: Act = async (street, { which, when, size }) => {
  const { t, homes, guestId, bookings } = street
  const guest = await as(t, guestId)
  const id = pick(homes, which)?.homeId ?? 0
  const arrive = addDays(today(street), when % 75)
  const body = { arrive, depart: addDays(arrive, 2 + (size % 8)), adults: 1 + (size % 8) }
  const requested = await lawful(guest.call(quoteStay, { params: { id }, body }))
  if (!requested) return
  const { id: quoteId, hash: quoteHash } = requested.quote
  const held = await lawful(guest.call(createBooking, { body: { quoteId, quoteHash } }))
  if (!held) return
  bookings.push(held.booking.id)
  await lawful(sign(guest, held.booking.id))
  await lawful(pay(guest, held.booking.id, pick(cards, size)))
}

const makeOf = async (guest: Caller, id: number, request: Stay & Party): Promise<void> => {
  const requested = await lawful(guest.call(previewChange, { params: { id }, body: request }))
  if (!requested) return
  const { quoteId, quoteHash, hash } = requested.change
  await lawful(guest.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } }))
}

/** The guest moves, extends, or shortens their stay, at the price they were shown. */
const change: Act = async ({ t, bookings, guestId }, { which, when, size, yes }) => {
  const id = pick(bookings, which)
  if (id === undefined) return
  const guest = await as(t, guestId)
  const seen = await lawful(guest.call(bookingById, { params: { id } }))
  if (!seen) return
  const { arrive, depart, party } = seen.booking
  const request = yes
    ? { arrive: addDays(arrive, when % 20), depart: addDays(depart, when % 20) }
    : { arrive, depart: addDays(depart, (size % 5) - 2) }
  await makeOf(guest, id, { ...party, ...request })
}

/** The guest cancels the stay, or the owner does. */
const cancel: Act = async ({ t, bookings, guestId, team }, { which, yes, size }) => {
  const id = pick(bookings, which)
  if (id === undefined) return
  const who = await as(t, yes ? guestId : team[0])
  const by = yes ? {} : { whose: 'operator' as const, bearer: pick(goodwillBearers, size) ?? 'owners' }
  const seen = await lawful(who.call(previewCancellation, { params: { id }, query: by }))
  if (!seen) return
  const body = { reason: 'The plans changed', hash: seen.cancellation.hash, ...by }
  const done = await lawful(who.call(cancelBooking, { params: { id }, body }))
  if (done?.outcome?.state !== 'pending') return
  const second = await as(t, team[1])
  await lawful(second.call(approveAct, { params: { approvalId: done.outcome.id }, body: { note: '' } }))
}

/** The bank decides a dispute for the company or for the guest. */
const decideDispute: Act = async ({ t }, { which, yes }) => {
  await t.write((ctx) =>
    sql`update sandbox_gateway.dispute set state = ${yes ? 'won' : 'lost'}, changed_at = ${t.clock.now()}
      where id = (select reference from payments.dispute where state = 'open'
        order by booking_id offset ${which % 3} limit 1)`.execute(db(ctx)),
  )
}

/** Scheduled jobs for stays and money, in the order of a day. */
const clockwork = [
  'payments.installments',
  'payments.end-graces',
  'bookings.move-on',
  'payments.settle',
  'payments.disputes',
  'payments.sweep',
  'payments.sweep-refunds',
  'programs.keep-up',
  'dues.issue',
  'dues.set-off',
]

const windClock = async ({ t }: Street): Promise<void> => {
  for (const name of clockwork) {
    await t.write((ctx) => t.app.queue.enqueue(ctx, name))
    await t.drain()
  }
}

/** Days pass; the jobs run at the end, as after a night with the server down. */
const wait: Act = async (street, { when }) => {
  street.t.clock.advance((1 + (when % 30)) * 24 * 60)
  await windClock(street)
}

/** The next arrival stays in their home for a night or two and extends the stay. */
const linger: Act = async (street, { when, size }) => {
  const { t, bookings, guestId } = street
  const seeing = await as(t, guestId)
  const stays = await Promise.all(bookings.map((id) => lawful(seeing.call(bookingById, { params: { id } }))))
  const [next] = stays
    .flatMap((seen) => (seen && seen.booking.arrive > today(street) ? [seen.booking] : []))
    .filter(({ status }) => status === 'confirmed')
    .sort((one, other) => one.arrive.localeCompare(other.arrive))
  if (!next) return
  const { id, arrive, depart, party } = next
  const days = nightsOf({ arrive: today(street), depart: arrive }) + 1 + (when % 2)
  t.clock.advance(days * 24 * 60)
  await windClock(street)
  await makeOf(await as(t, guestId), id, { ...party, arrive, depart: addDays(depart, 1 + (size % 3)) })
}

export const stayActs = { book, change, linger, cancel, decideDispute, wait }
