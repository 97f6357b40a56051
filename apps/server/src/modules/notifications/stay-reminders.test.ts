import {
  bookingById,
  changeStay,
  instantAt,
  previewChange,
  setNoticePreferences,
  writeReview,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { moveOn } from '#modules/bookings'
import { a } from '#testing/builders'
import { canceled, confirmed, type Guest, good } from '../bookings/testing/guest.ts'
import { july, noticesScene, type Reader } from './testing/scene.ts'

const { t, people, menu, subjects, run, again } = noticesScene()

const at = (day: string, time: string) => instantAt('America/New_York', day, time)

const calendarly = /coming up|arrival instructions|tomorrow|review your stay by/
const calendarOf = async (who: Reader) =>
  (await menu(await again(who))).messages.filter(({ subject }) => calendarly.test(subject))

/**
 * Moves the clock to a time at the home, updates stays, and sends what is due; returns the scheduled messages since.
 */
const notifiedAt = async (who: Reader, day: string, time: string): Promise<string[]> => {
  const before = new Set((await calendarOf(who)).map(({ id }) => id))
  t.clock.set(at(day, time))
  await moveOn(t.app)
  await run('notifications.stays')
  return subjects((await calendarOf(who)).filter(({ id }) => !before.has(id)))
}

let bookingId: number
beforeEach(async () => {
  bookingId = (await confirmed(people.guest, { homeId: people.home.id, ...july })).id
})

const moveTo = async (who: Guest, dates: { arrive: string; depart: string }) => {
  const params = { id: bookingId }
  const { booking } = await good(who.call(bookingById, { params }))
  const { change } = await good(who.call(previewChange, { params, body: { ...booking.party, ...dates } }))
  const { quoteId, quoteHash, hash } = change
  await good(who.call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
}

it('R72 emails a guest a week before, a day before, on the last evening, and before reviews close; each once', async () => {
  const { guest } = people
  expect(await notifiedAt(guest, '2027-06-25', '09:59')).toEqual([])
  expect(await notifiedAt(guest, '2027-06-25', '10:00')).toEqual(['Marram House: your stay is coming up'])
  expect(await notifiedAt(guest, '2027-06-26', '10:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-07-01', '10:00')).toEqual(['Marram House: arrival instructions'])
  expect(await notifiedAt(guest, '2027-07-02', '17:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-07-08', '17:00')).toEqual([
    'Marram House: check-out is at 10:00 AM EDT tomorrow',
  ])
  expect(await notifiedAt(guest, '2027-07-19', '10:00')).toEqual([
    'Marram House: review your stay by Fri, Jul 23, 2027, 10:00 AM EDT',
  ])
  expect(await notifiedAt(guest, '2027-07-20', '10:00')).toEqual([])
})

it('R72 sends nothing at night where the guest is', async () => {
  const { guest } = people
  await good(guest.call(setNoticePreferences, { body: { timeZone: 'Pacific/Auckland' } }))
  expect(await notifiedAt(guest, '2027-06-25', '10:30')).toEqual([])
  // 9 AM in Auckland.
  expect(await notifiedAt(guest, '2027-06-25', '17:00')).toEqual(['Marram House: your stay is coming up'])
})

it('R72 sends messages for changed dates at their own time', async () => {
  const { guest } = people
  await moveTo(guest, { arrive: '2027-07-16', depart: '2027-07-23' })
  expect(await notifiedAt(guest, '2027-06-25', '10:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-07-01', '10:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-07-09', '10:00')).toEqual(['Marram House: your stay is coming up'])
  expect(await notifiedAt(guest, '2027-07-15', '10:00')).toEqual(['Marram House: arrival instructions'])
})

it('R72 sends nothing more about a canceled stay', async () => {
  const { guest } = people
  expect(await notifiedAt(guest, '2027-06-25', '10:00')).toHaveLength(1)
  await canceled(await again(guest), bookingId)
  expect(await notifiedAt(guest, '2027-07-01', '10:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-07-08', '17:00')).toEqual([])
})

it('R72 sends owners nothing about stays in their own home', async () => {
  const { guest } = people
  const own = await t.write((ctx) => a.pricedHome(ctx, { ownerId: guest.accountId }))
  await confirmed(guest, { homeId: own.id, arrive: '2027-08-06', depart: '2027-08-13' })
  expect(await notifiedAt(guest, '2027-07-30', '10:00')).toEqual([])
  expect(await notifiedAt(guest, '2027-08-05', '10:00')).toEqual([])
})

it("doesn't ask a guest who has already reviewed their stay", async () => {
  const { guest } = people
  await notifiedAt(guest, '2027-07-10', '12:00')
  const body = { rating: 5, text: 'The porch at night, and nobody for a mile.' }
  await good((await again(guest)).call(writeReview, { params: { id: bookingId }, body }))
  expect(await notifiedAt(guest, '2027-07-19', '10:00')).toEqual([])
})
