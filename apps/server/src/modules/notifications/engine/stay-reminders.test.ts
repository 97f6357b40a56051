import { addDays, instantAt, timeIn } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Course, momentsOpen, remindersDue, stayReminders } from './stay-reminders.ts'

const newYork = 'America/New_York'
const at = (day: string, time: string, timeZone = newYork) => instantAt(timeZone, day, time)

/** A week in a home on the island, booked half a year ahead. */
const course = (changes: Partial<Course> = {}): Course => ({
  arrive: '2027-07-02',
  depart: '2027-07-09',
  checkInAt: at('2027-07-02', '16:00'),
  checkOutAt: at('2027-07-09', '10:00'),
  timeZone: newYork,
  settledAt: at('2027-01-15', '12:00'),
  reviewsCloseAt: at('2027-07-23', '10:00'),
  ...changes,
})
const times = (stay: Course, zone = newYork) =>
  Object.fromEntries(stayReminders(stay, zone).map(({ moment, at: when }) => [moment, when.toISOString()]))

it('R72 emails a guest a week and a day before arrival, before departure, and before reviews close, in the home’s time zone', () => {
  expect(times(course())).toEqual({
    week_ahead: at('2027-06-25', '10:00').toISOString(),
    arriving: at('2027-07-01', '10:00').toISOString(),
    leaving: at('2027-07-08', '17:00').toISOString(),
    review_ending: at('2027-07-19', '10:00').toISOString(),
  })
})

it('R72 sends nothing at night where the guest is: it waits for their morning', () => {
  const auckland = 'Pacific/Auckland'
  // 10 AM in New York is 2 AM in Auckland.
  expect(times(course(), auckland).arriving).toBe(at('2027-07-02', '09:00', auckland).toISOString())
  // 10 AM in New York is 7 AM in Los Angeles.
  expect(times(course(), 'America/Los_Angeles').arriving).toBe(
    at('2027-07-01', '09:00', 'America/Los_Angeles').toISOString(),
  )
})

it('R72 uses the home’s time zone on the last evening, wherever the guest lives: tomorrow is tomorrow', () => {
  // 5 PM in New York is 11 PM in Berlin.
  expect(times(course(), 'Europe/Berlin').leaving).toBe(at('2027-07-08', '17:00').toISOString())
  const leaving = stayReminders(course(), newYork).filter(({ moment }) => moment === 'leaving')
  expect(remindersDue(leaving, at('2027-07-08', '23:59'))).toHaveLength(1)
  expect(remindersDue(leaving, at('2027-07-09', '00:00'))).toHaveLength(0)
})

it('R72 sends a late booker the arrival email half an hour later, but not emails whose time has passed', () => {
  const settledAt = at('2027-07-01', '13:20')
  expect(times(course({ settledAt }))).toMatchObject({ arriving: at('2027-07-01', '13:50').toISOString() })
  expect(times(course({ settledAt }))).not.toHaveProperty('week_ahead')
  const atTheDoor = at('2027-07-02', '18:00')
  expect(times(course({ settledAt: atTheDoor })).arriving).toBe(at('2027-07-02', '18:30').toISOString())
})

it('sends no email about reviews that never open', () => {
  expect(times(course({ reviewsCloseAt: null }))).not.toHaveProperty('review_ending')
})

const zones = ['America/New_York', 'Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kolkata']

it('R72 for any dates, zones, and booking time: by day for the guest, before it is pointless, once each, and only while the calendar has it open', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 400 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 370 }),
      fc.integer({ min: 1, max: 60 }),
      minutes,
      minutes,
      (timeZone, guestZone, ahead, nights, booked, passed) => {
        const start = at('2027-01-01', '00:00', 'UTC')
        const arrive = addDays('2027-01-01', ahead)
        const depart = addDays(arrive, nights)
        const stay: Course = {
          arrive,
          depart,
          checkInAt: at(arrive, '16:00', timeZone),
          checkOutAt: at(depart, '10:00', timeZone),
          timeZone,
          settledAt: new Date(start.getTime() + booked * 60_000),
          reviewsCloseAt: at(addDays(depart, 14), '10:00', timeZone),
        }
        const emails = stayReminders(stay, guestZone)
        const now = new Date(start.getTime() + passed * 60_000)
        for (const { moment, at: when, until } of emails) {
          const time = timeIn(moment === 'leaving' ? timeZone : guestZone, when)
          expect(time >= '09:00' && time < '21:00').toBe(true)
          expect(when.getTime()).toBeGreaterThan(stay.settledAt.getTime())
          expect(when.getTime()).toBeLessThan(until.getTime())
        }
        expect(new Set(emails.map(({ moment }) => moment)).size).toBe(emails.length)
        expect(momentsOpen(stay, now)).toEqual(
          expect.arrayContaining(remindersDue(emails, now).map(({ moment }) => moment)),
        )
      },
    ),
  )
})
