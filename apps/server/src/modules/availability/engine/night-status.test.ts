import { addDays, dayNumber, nightsOf, overlap, type Stay } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeNights, isFree, runAround } from './free-nights.ts'
import { busyNightsOf, type Hold, type HoldKind, keepsOut, lapsed, needsPreparation } from './holds.ts'
import { homeNights, timesOnOffer } from './night-status.ts'
import { stayCalendar, usualSettings } from './stay-calendar.ts'

let ids = 0
const hold = (kind: HoldKind, arrive: string, depart: string, more: Partial<Hold> = {}): Hold => ({
  id: ++ids,
  homeId: 1,
  kind,
  blockKind: kind === 'blocked' ? 'closed' : null,
  arrive,
  depart,
  readyOn: depart,
  prepared: false,
  expiresAt: null,
  payingUntil: null,
  bookingId: null,
  sourceId: null,
  feedEventId: null,
  label: '',
  who: '',
  why: '',
  createdAt: new Date('2027-01-01'),
  ...more,
})

const nights = (holds: Hold[], from: string, to: string, preparationNights = 0) => {
  const busy = holds.filter(({ kind }) => keepsOut(kind)).map((one) => busyNightsOf(one, preparationNights))
  const calendar = stayCalendar({
    nights: freeNights(busy, dayNumber('2027-01-01'), dayNumber('2028-06-01')),
    settings: { ...usualSettings, preparationNights },
    rules: [],
    timeZone: 'America/New_York',
    now: new Date('2027-01-15T17:00:00Z'),
  })
  return homeNights(calendar, holds, from, to)
}

test('R1 nights are counted by the calendar, even across the change to daylight saving time', () => {
  const stay = { arrive: '2027-03-13', depart: '2027-03-15' }
  const days = nights([hold('booked', stay.arrive, stay.depart)], '2027-03-12', '2027-03-16')
  expect(nightsOf(stay)).toBe(2)
  expect(days.map(({ status }) => status)).toEqual(['open', 'booked', 'booked', 'open'])
})

describe('R7 half-day cells', () => {
  test('a same-day turnover has a departure and an arrival', () => {
    const first = hold('booked', '2027-07-10', '2027-07-14')
    const second = hold('requested', '2027-07-14', '2027-07-16')
    const [day] = nights([first, second], '2027-07-14', '2027-07-15')
    expect(day).toMatchObject({
      status: 'requested',
      leaves: { kind: 'booked', holdId: first.id },
      arrives: { kind: 'requested', holdId: second.id },
    })
  })

  test('the departure day is half available: its night can be booked', () => {
    const days = nights([hold('booked', '2027-07-10', '2027-07-14')], '2027-07-13', '2027-07-15')
    expect(days.map(({ status, canArrive, leaves }) => [status, canArrive, leaves !== null])).toEqual([
      ['booked', false, false],
      ['open', true, true],
    ])
  })
})

describe('R2 departure days', () => {
  test('a booked day can be a departure day if the night before it is available', () => {
    const days = nights([hold('booked', '2027-07-10', '2027-07-14')], '2027-07-09', '2027-07-16')
    expect(days.map(({ canDepart }) => canDepart)).toEqual([true, true, false, false, false, false, true])
  })

  test('no one can depart today, because no one arrived before it', () => {
    const days = nights([], '2027-01-15', '2027-01-17')
    expect(days.map(({ canArrive, canDepart }) => [canArrive, canDepart])).toEqual([
      [true, false],
      [true, true],
    ])
  })
})

describe('statuses', () => {
  test('each kind has its own status: a checkout shows as requested, preparation as turnover, opened only while available', () => {
    const holds = [
      hold('checkout', '2027-07-01', '2027-07-02'),
      hold('booked', '2027-07-02', '2027-07-03', { prepared: true, readyOn: '2027-07-04' }),
      hold('opened', '2027-07-02', '2027-07-06'),
      hold('turnover', '2027-07-06', '2027-07-07'),
      hold('blocked', '2027-07-07', '2027-07-08'),
      hold('externalblock', '2027-07-08', '2027-07-09'),
    ]
    expect(nights(holds, '2027-07-01', '2027-07-10').map(({ status }) => status)).toEqual([
      'requested',
      'booked',
      'turnover',
      'opened',
      'opened',
      'turnover',
      'blocked',
      'externalblock',
      'open',
    ])
  })

  test('R6 the night before a stay is blocked too if it is needed for preparation', () => {
    const stay = hold('booked', '2027-07-10', '2027-07-14', { prepared: true, readyOn: '2027-07-16' })
    const days = nights([stay], '2027-07-07', '2027-07-18', 2)
    const status = Object.fromEntries(days.map((day) => [day.date.slice(8), day.status]))
    expect(status).toMatchObject({
      '07': 'open',
      '08': 'turnover',
      '09': 'turnover',
      10: 'booked',
      14: 'turnover',
      15: 'turnover',
      16: 'open',
    })
    expect(days.find(({ date }) => date === '2027-07-08')).toMatchObject({ canDepart: true, canArrive: false })
    expect(days.find(({ date }) => date === '2027-07-09')).toMatchObject({ canDepart: false })
  })

  test('a day without arrivals says why', () => {
    const [past, taken] = [
      nights([], '2027-01-14', '2027-01-15')[0],
      nights([hold('booked', '2027-07-10', '2027-07-14')], '2027-07-11', '2027-07-12')[0],
    ]
    expect(past?.reasons).toEqual([{ code: 'in_the_past', today: '2027-01-15' }])
    expect(taken?.reasons).toEqual([{ code: 'unavailable', dates: ['2027-07-11'] }])
  })
})

describe('R4 which holds count', () => {
  const now = new Date('2027-01-15T17:00:00Z')
  const later = new Date('2027-01-15T17:01:00Z')
  test.each([
    { expiresAt: null, payingUntil: null, over: false },
    { expiresAt: later, payingUntil: null, over: false },
    { expiresAt: now, payingUntil: null, over: true },
    { expiresAt: now, payingUntil: later, over: false },
    { expiresAt: now, payingUntil: now, over: true },
  ])('expires $expiresAt, paying until $payingUntil: over is $over', ({ expiresAt, payingUntil, over }) => {
    expect(lapsed({ expiresAt, payingUntil }, now)).toBe(over)
  })

  test('an owner stay requires preparation, a repair does not', () => {
    expect(needsPreparation('blocked', 'owner_stay')).toBe(true)
    expect(needsPreparation('blocked', 'repair')).toBe(false)
    expect(needsPreparation('booked', null)).toBe(true)
  })
})

test('R8 early check-in and late check-out depend on the neighboring nights', () => {
  const stay = { arrive: '2027-07-10', depart: '2027-07-14' }
  expect(timesOnOffer([], stay)).toEqual({ earlyCheckIn: true, lateCheckOut: true })
  const before = hold('booked', '2027-07-07', '2027-07-10')
  const after = hold('blocked', '2027-07-14', '2027-07-15')
  expect(timesOnOffer([before], stay)).toEqual({ earlyCheckIn: false, lateCheckOut: true })
  expect(timesOnOffer([after], stay)).toEqual({ earlyCheckIn: true, lateCheckOut: false })
  // An available night further away leaves the day in between free.
  const aDayBefore = hold('booked', '2027-07-06', '2027-07-09')
  const aDayAfter = hold('blocked', '2027-07-15', '2027-07-16')
  expect(timesOnOffer([aDayBefore, aDayAfter], stay)).toEqual({ earlyCheckIn: true, lateCheckOut: true })
})

test('R6 an available stay is k nights from every other, and any stay that far away is available', () => {
  const stayIn = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 8 })).map(([shift, length]): Stay => {
    const arrive = addDays('2027-07-01', shift)
    return { arrive, depart: addDays(arrive, length) }
  })
  fc.assert(
    fc.property(fc.array(stayIn, { maxLength: 5 }), stayIn, fc.nat(3), (taken, stay, k) => {
      const busy = taken.map((one) => ({ ...one, readyOn: addDays(one.depart, k), nightsBefore: k }))
      const free = freeNights(busy, dayNumber('2027-06-01'), dayNumber('2027-10-01'))
      let possible = true
      for (let day = dayNumber(stay.arrive); day < dayNumber(stay.depart); day++) possible &&= isFree(free, day)
      const far = taken.every(
        (one) => !overlap({ arrive: addDays(one.arrive, -k), depart: addDays(one.depart, k) }, stay),
      )
      expect(possible).toBe(far)
    }),
  )
})

test('runs of open nights know whether they end at an unavailable night or at the edge of the window', () => {
  const free = freeNights(
    [{ arrive: '2027-07-05', depart: '2027-07-07', readyOn: '2027-07-07', nightsBefore: 0 }],
    dayNumber('2027-07-01'),
    dayNumber('2027-07-10'),
  )
  expect(runAround(free, dayNumber('2027-07-03'))).toMatchObject({ takenBefore: false, takenAfter: true })
  expect(runAround(free, dayNumber('2027-07-08'))).toMatchObject({ takenBefore: true, takenAfter: false })
  expect(runAround(free, dayNumber('2027-07-05'))).toBeUndefined()
})
