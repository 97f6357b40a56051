import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { busy, type CalendarOptions, calendar } from '../testing/calendar.ts'
import { freeNights } from './free-nights.ts'
import { minNightsFrom } from './restrictions.ts'
import { partyReasons, stayReasonsOf } from './stay-reasons.ts'
import { rulePrecedence, type StayRule } from './stay-rules.ts'

const reasons = (requests: CalendarOptions, arrive: string, depart: string) =>
  stayReasonsOf(calendar(requests), { arrive, depart })
const codes = (requests: CalendarOptions, arrive: string, depart: string) =>
  reasons(requests, arrive, depart).map(({ code }) => code)

describe('a stay in progress', () => {
  const requests: CalendarOptions = {
    rules: [{ kind: 'default', minNights: 2, arriveOn: [6], departOn: [1, 2], maxNights: 10 }],
    settings: { noticeDays: 400 },
  }
  const begun = (arrive: string, depart: string) => stayReasonsOf(calendar(requests), { arrive, depart }, true)

  test('is no longer checked for its arrival, only for its nights and its end', () => {
    expect(codes(requests, '2027-07-04', '2027-07-06')).toEqual(['advance_notice', 'no_arrival_day'])
    expect(begun('2027-07-04', '2027-07-06')).toEqual([])
    expect(begun('2027-07-04', '2027-07-08').map(({ code }) => code)).toEqual(['no_departure_day'])
    expect(begun('2027-07-04', '2027-07-20').map(({ code }) => code)).toEqual(['max_stay'])
  })
})

describe('R9 minimum and maximum stay', () => {
  const rules: StayRule[] = [
    { kind: 'default', minNights: 2, maxNights: 10 },
    { kind: 'season', from: '2027-07-10', to: '2027-08-01', minNights: 7, maxNights: 5 },
  ]

  test('by arrival night, a season that begins later does not count', () => {
    expect(reasons({ rules }, '2027-07-07', '2027-07-12')).toEqual([])
    expect(reasons({ rules }, '2027-07-09', '2027-07-10')).toEqual([{ code: 'min_stay', min: 2 }])
  })

  test('by all nights of the stay, the strictest of them counts', () => {
    const settings = { minStayMode: 'stay' } as const
    expect(reasons({ rules, settings }, '2027-07-07', '2027-07-12')).toEqual([{ code: 'min_stay', min: 7 }])
    expect(reasons({ rules, settings }, '2027-07-07', '2027-07-10')).toEqual([])
  })

  test('the maximum has the same two modes', () => {
    expect(reasons({ rules }, '2027-07-05', '2027-07-14')).toEqual([])
    expect(reasons({ rules, settings: { maxStayMode: 'stay' } }, '2027-07-05', '2027-07-14')).toEqual([
      { code: 'max_stay', max: 5 },
    ])
    expect(reasons({ rules: [] }, '2027-02-01', '2028-06-15')).toEqual([{ code: 'max_stay', max: 365 }])
  })

  test('the shortest stay from a day includes the minimums of the nights it would reach', () => {
    const stays = calendar({ rules, settings: { minStayMode: 'stay' } })
    expect(minNightsFrom(stays, dayNumber('2027-07-09'))).toBe(7)
    expect(minNightsFrom(stays, dayNumber('2027-07-08'))).toBe(2)
  })
})

describe('R10 precedence', () => {
  test('the published list matches this one', () => {
    expect(rulePrecedence).toEqual([
      'orphan_gap',
      'date',
      'adjacent_after',
      'adjacent_before',
      'far_out',
      'last_minute',
      'season',
      'default',
    ])
  })

  // Each rule sets its own minimum; all of them apply to the night of July 10.
  const all: StayRule[] = [
    { kind: 'default', minNights: 2 },
    { kind: 'season', from: '2027-06-01', to: '2027-09-01', minNights: 3 },
    { kind: 'season', from: '2027-07-01', to: '2027-08-01', minNights: 4 },
    { kind: 'last_minute', days: 400, minNights: 5 },
    { kind: 'far_out', days: 30, minNights: 6 },
    { kind: 'adjacent_before', days: 30, minNights: 7 },
    { kind: 'adjacent_after', days: 3, minNights: 8 },
    { kind: 'date', from: '2027-07-09', to: '2027-07-12', minNights: 9 },
    { kind: 'date', from: '2027-07-10', to: '2027-07-11', minNights: 10 },
  ]
  const taken: [string, string][] = [
    ['2027-07-05', '2027-07-10'],
    ['2027-07-30', '2027-08-02'],
  ]
  const table = [
    { without: 0, min: 10, because: 'the shorter of two date overrides' },
    { without: 1, min: 9, because: 'the date override' },
    { without: 2, min: 8, because: 'adjacent after' },
    { without: 3, min: 7, because: 'adjacent before' },
    { without: 4, min: 6, because: 'far out' },
    { without: 5, min: 5, because: 'last minute' },
    { without: 6, min: 4, because: 'the shorter season' },
    { without: 7, min: 3, because: 'the longer season' },
    { without: 8, min: 2, because: 'the default' },
    { without: 9, min: 1, because: 'nobody' },
  ]
  test.each(table)('with the $without highest rules removed, $because decides: $min', ({ without, min }) => {
    const rules = all.slice(0, all.length - without)
    for (const order of [rules, [...rules].reverse()])
      expect(minNightsFrom(calendar({ taken, rules: order }), dayNumber('2027-07-10'))).toBe(min)
  })

  test('an orphan gap ranks above a date override', () => {
    const rules: StayRule[] = [{ kind: 'date', from: '2027-07-10', to: '2027-07-11', minNights: 9 }]
    const gap: [string, string][] = [
      ['2027-07-05', '2027-07-10'],
      ['2027-07-12', '2027-07-20'],
    ]
    expect(minNightsFrom(calendar({ taken: gap, rules }), dayNumber('2027-07-10'))).toBe(2)
  })

  test('each field goes to the highest rule that mentions it', () => {
    const rules: StayRule[] = [
      { kind: 'default', minNights: 3, arriveOn: [6] },
      { kind: 'date', from: '2027-07-10', to: '2027-07-17', closedToArrival: false, arriveOn: [1] },
    ]
    expect(codes({ rules }, '2027-07-12', '2027-07-14')).toEqual(['min_stay'])
    expect(codes({ rules }, '2027-07-13', '2027-07-16')).toEqual(['no_arrival_day'])
  })
})

describe('R11 orphan gaps', () => {
  const rules: StayRule[] = [{ kind: 'default', minNights: 5 }]
  const taken: [string, string][] = [
    ['2027-07-01', '2027-07-10'],
    ['2027-07-13', '2027-07-20'],
  ]

  test('a gap shorter than the minimum allows an exact fit, from its first night only', () => {
    expect(codes({ rules, taken }, '2027-07-10', '2027-07-13')).toEqual([])
    expect(reasons({ rules, taken }, '2027-07-10', '2027-07-12')).toEqual([{ code: 'min_stay', min: 3 }])
    expect(reasons({ rules, taken }, '2027-07-11', '2027-07-13')).toEqual([{ code: 'min_stay', min: 5 }])
  })

  test('a gap as long as the minimum is ordinary', () => {
    const wide: [string, string][] = [
      ['2027-07-01', '2027-07-10'],
      ['2027-07-15', '2027-07-20'],
    ]
    expect(codes({ rules, taken: wide }, '2027-07-10', '2027-07-15')).toEqual([])
    expect(codes({ rules, taken: wide }, '2027-07-10', '2027-07-13')).toEqual(['min_stay'])
  })

  test('the edge of the calendar is not an unavailable night', () => {
    const first = freeNights(busy([['2027-01-19', '2027-01-25']]), dayNumber('2027-01-16'), dayNumber('2027-03-01'))
    const stays = { ...calendar({ rules }), nights: first }
    expect(stayReasonsOf(stays, { arrive: '2027-01-16', depart: '2027-01-19' }).map(({ code }) => code)).toEqual([
      'min_stay',
    ])
  })

  test('it can be switched off', () => {
    expect(codes({ rules, taken, settings: { fillGaps: false } }, '2027-07-10', '2027-07-13')).toEqual(['min_stay'])
  })

  test('a stay that would leave such a gap is rejected, unless it touches an existing edge', () => {
    const settings = { preventGaps: true }
    const wide: [string, string][] = [
      ['2027-07-01', '2027-07-10'],
      ['2027-07-30', '2027-08-05'],
    ]
    expect(reasons({ rules, taken: wide, settings }, '2027-07-12', '2027-07-20')).toEqual([
      { code: 'leaves_gap', from: '2027-07-10', to: '2027-07-12', nights: 2, min: 5 },
    ])
    expect(reasons({ rules, taken: wide, settings }, '2027-07-18', '2027-07-26')).toEqual([
      { code: 'leaves_gap', from: '2027-07-26', to: '2027-07-30', nights: 4, min: 5 },
    ])
    expect(reasons({ rules, taken: wide, settings }, '2027-07-10', '2027-07-26')).toEqual([])
    expect(reasons({ rules, taken: wide, settings }, '2027-07-15', '2027-07-25')).toEqual([])
    expect(reasons({ rules, taken: wide }, '2027-07-12', '2027-07-20')).toEqual([])
  })

  test('a remainder that reaches the edge of the calendar is not a gap', () => {
    expect(codes({ rules, settings: { preventGaps: true } }, '2027-01-17', '2027-01-24')).toEqual([])
  })
})

describe('R12 arrival and departure days', () => {
  const rules: StayRule[] = [
    { kind: 'default', arriveOn: [6], departOn: [6] },
    { kind: 'date', from: '2027-07-14', to: '2027-07-15', closedToArrival: true, closedToDeparture: true },
  ]

  test('the days between do not matter', () => {
    expect(reasons({ rules }, '2027-07-10', '2027-07-17')).toEqual([])
  })

  test('each of the two days is reported with the weekdays that would work', () => {
    expect(reasons({ rules }, '2027-07-11', '2027-07-18')).toEqual([
      { code: 'no_arrival_day', date: '2027-07-11', weekdays: [6] },
      { code: 'no_departure_day', date: '2027-07-18', weekdays: [6] },
    ])
  })

  test('a closed day is closed on any weekday', () => {
    const open: StayRule[] = [rules[1] as StayRule]
    expect(codes({ rules: open }, '2027-07-14', '2027-07-20')).toEqual(['no_arrival_day'])
    expect(codes({ rules: open }, '2027-07-10', '2027-07-14')).toEqual(['no_departure_day'])
    expect(codes({ rules: open }, '2027-07-13', '2027-07-15')).toEqual([])
  })
})

describe('R13 today, notice, and window follow the home’s time zone', () => {
  // Friday 10:30 PM in New York is Saturday in Tokyo.
  const late = new Date('2027-01-16T03:30:00Z')

  test("someone in Tokyo can't book last night in New York, or the other way around", () => {
    expect(reasons({ now: late }, '2027-01-14', '2027-01-17')).toEqual([{ code: 'in_the_past', today: '2027-01-15' }])
    expect(reasons({ now: late, timeZone: 'Asia/Tokyo' }, '2027-01-15', '2027-01-17')).toEqual([
      { code: 'in_the_past', today: '2027-01-16' },
    ])
  })

  test('tonight is sold until the home’s cut-off hour', () => {
    const settings = { sameDayCutoffHour: 18 }
    const at = (time: string) => new Date(`2027-01-15T${time}:00Z`)
    expect(reasons({ settings, now: at('22:59') }, '2027-01-15', '2027-01-17')).toEqual([])
    expect(reasons({ settings, now: at('23:00') }, '2027-01-15', '2027-01-17')).toEqual([
      { code: 'advance_notice', earliest: '2027-01-16' },
    ])
    expect(reasons({ settings: { sameDayCutoffHour: 24 }, now: late }, '2027-01-15', '2027-01-17')).toEqual([])
  })

  test('notice counts the home’s days', () => {
    const settings = { noticeDays: 3 }
    expect(reasons({ settings, now: late }, '2027-01-17', '2027-01-20')).toEqual([
      { code: 'advance_notice', earliest: '2027-01-18' },
    ])
    expect(reasons({ settings, now: late }, '2027-01-18', '2027-01-20')).toEqual([])
  })

  test('the window ends with the last departure; manually opened nights are sold beyond it', () => {
    const settings = { windowDays: 100 }
    expect(reasons({ settings }, '2027-04-20', '2027-04-25')).toEqual([])
    expect(reasons({ settings }, '2027-04-20', '2027-04-26')).toEqual([
      { code: 'booking_window', latest: '2027-04-25' },
    ])
    const opened = ['2027-04-25', '2027-04-26']
    expect(reasons({ settings, opened }, '2027-04-20', '2027-04-27')).toEqual([])
    expect(codes({ settings, opened }, '2027-04-20', '2027-04-28')).toEqual(['booking_window'])
  })
})

describe('R14 reports every failed rule with its data', () => {
  test('several at once', () => {
    const rules: StayRule[] = [{ kind: 'default', minNights: 4, arriveOn: [6] }]
    expect(reasons({ rules, taken: [['2027-07-12', '2027-07-14']] }, '2027-07-11', '2027-07-14')).toEqual([
      { code: 'unavailable', dates: ['2027-07-12', '2027-07-13'] },
      { code: 'min_stay', min: 4 },
      { code: 'no_arrival_day', date: '2027-07-11', weekdays: [6] },
    ])
  })

  test('a party that is too large; infants need no bed', () => {
    const home = { sleeps: 4, petsAllowed: true, maxPets: 1 }
    expect(partyReasons(home, { adults: 3, children: 1, infants: 2, pets: 1 })).toEqual([])
    expect(partyReasons(home, { adults: 3, children: 2, infants: 0, pets: 2 })).toEqual([
      { code: 'max_guests', max: 4 },
      { code: 'max_pets', max: 1 },
    ])
    expect(partyReasons({ ...home, petsAllowed: false }, { adults: 1, children: 0, infants: 0, pets: 1 })).toEqual([
      { code: 'no_pets' },
    ])
  })
})
