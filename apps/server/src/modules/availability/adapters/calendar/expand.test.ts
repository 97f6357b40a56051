import { addDays, dateOfDayNumber, dayNumber, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOf } from '../../engine/feed-moments.ts'
import { ruleOf, ruleText } from '../../engine/recurrence.ts'
import { expandRule } from './expand.ts'

/** A rule as a test defines it, and the days it means, found by checking every day (RFC 5545, 3.3.10). */
type Parts = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count: number | null
  byMonth: number[]
  byMonthDay: number[]
  byYearDay: number[]
  byWeekNo: number[]
  byDay: { place: number; weekday: number }[]
  bySetPos: number[]
  weekStart: number
}

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const textOf = (parts: Parts): string =>
  [
    `FREQ=${parts.freq}`,
    `INTERVAL=${parts.interval}`,
    ...(parts.count === null ? [] : [`COUNT=${parts.count}`]),
    ...(parts.byMonth.length ? [`BYMONTH=${parts.byMonth}`] : []),
    ...(parts.byMonthDay.length ? [`BYMONTHDAY=${parts.byMonthDay}`] : []),
    ...(parts.byYearDay.length ? [`BYYEARDAY=${parts.byYearDay}`] : []),
    ...(parts.byWeekNo.length ? [`BYWEEKNO=${parts.byWeekNo}`] : []),
    ...(parts.byDay.length
      ? [`BYDAY=${parts.byDay.map(({ place, weekday }) => `${place || ''}${names[weekday]}`)}`]
      : []),
    ...(parts.bySetPos.length ? [`BYSETPOS=${parts.bySetPos}`] : []),
    `WKST=${names[parts.weekStart]}`,
  ].join(';')

const ymd = (day: number) => dateOfDayNumber(day).split('-').map(Number) as [number, number, number]
const firstOf = (year: number, month = 1) => dayNumber(`${year}-${String(month).padStart(2, '0')}-01`)
const daysIn = (year: number, month: number) =>
  firstOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1) - firstOf(year, month)
const weekday = (day: number) => weekdayOf(dateOfDayNumber(day))
const weekOf = (day: number, start: number) => day - ((weekday(day) - start + 7) % 7)
const firstWeek = (year: number, start: number) => weekOf(firstOf(year) + 3, start)

function weekNumber(day: number, start: number): { year: number; week: number; weeks: number } {
  const year = ymd(weekOf(day, start) + 3)[0]
  const first = firstWeek(year, start)
  return {
    year,
    week: (weekOf(day, start) - first) / 7 + 1,
    weeks: (firstWeek(year + 1, start) - first) / 7,
  }
}

const has = (list: readonly number[], fromStart: number, fromEnd: number) =>
  list.includes(fromStart) || list.includes(-fromEnd)

function isOn(parts: Parts, day: number, first: number): boolean {
  const [year, month, date] = ymd(day)
  const yearDay = day - firstOf(year) + 1
  const yearDays = firstOf(year + 1) - firstOf(year)
  const { week, weeks } = weekNumber(day, parts.weekStart)
  const { freq, byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = parts
  if (byMonth.length && !byMonth.includes(month)) return false
  if (byMonthDay.length && !has(byMonthDay, date, daysIn(year, month) - date + 1)) return false
  if (byYearDay.length && !has(byYearDay, yearDay, yearDays - yearDay + 1)) return false
  if (byWeekNo.length && !has(byWeekNo, week, weeks - week + 1)) return false
  const isNthOf = (place: number, at: number, of: number) =>
    place === 0 || place === Math.ceil(at / 7) || -place === Math.ceil((of - at + 1) / 7)
  if (byDay.length)
    return byDay.some(({ place, weekday: wanted }) =>
      wanted !== weekday(day)
        ? false
        : freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length > 0)
          ? isNthOf(place, date, daysIn(year, month))
          : freq !== 'YEARLY' || isNthOf(place, yearDay, yearDays),
    )
  const [, firstMonth, firstDate] = ymd(first)
  switch (freq) {
    case 'DAILY':
      return true
    case 'WEEKLY':
      return weekday(day) === weekday(first)
    case 'MONTHLY':
      return byMonthDay.length > 0 || date === firstDate
    case 'YEARLY':
      if (byYearDay.length || byMonthDay.length) return true
      if (byWeekNo.length) return weekday(day) === weekday(first)
      return date === firstDate && (byMonth.length > 0 || month === firstMonth)
  }
}

function periodOf(parts: Parts, day: number, first: number): number {
  const [year, month] = ymd(day)
  const [firstYear, firstMonth] = ymd(first)
  switch (parts.freq) {
    case 'DAILY':
      return day - first
    case 'WEEKLY':
      return (weekOf(day, parts.weekStart) - weekOf(first, parts.weekStart)) / 7
    case 'MONTHLY':
      return (year - firstYear) * 12 + month - firstMonth
    case 'YEARLY':
      return (parts.byWeekNo.length ? weekNumber(day, parts.weekStart).year : year) - firstYear
  }
}

function byHand(parts: Parts, first: number, last: number): number[] {
  const sets = new Map<number, number[]>()
  for (let day = first - 380; day <= last + 380; day++) {
    const period = periodOf(parts, day, first)
    if (period < 0 || period % parts.interval !== 0 || !isOn(parts, day, first)) continue
    sets.set(period, [...(sets.get(period) ?? []), day])
  }
  const chosen = [...sets.values()].flatMap((set) =>
    parts.bySetPos.length ? set.filter((_, index) => has(parts.bySetPos, index + 1, set.length - index)) : set,
  )
  const all = [...new Set(chosen)].sort((a, b) => a - b).filter((day) => day >= first)
  return (parts.count === null ? all : all.slice(0, parts.count)).filter((day) => day <= last)
}

const some = (values: number[]) =>
  fc.oneof(fc.constant<number[]>([]), fc.subarray(values, { minLength: 1, maxLength: 3 }))
const days = fc.uniqueArray(fc.record({ place: fc.constantFrom(0, 0, 0, 1, 2, -1, 5), weekday: fc.nat(6) }), {
  maxLength: 3,
  selector: ({ place, weekday: of }) => `${place} ${of}`,
})

const rules = fc
  .record({
    freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: 40 })),
    byMonth: some([1, 2, 3, 6, 7, 12]),
    byMonthDay: some([1, 13, 29, 30, 31, -1, -3]),
    byYearDay: some([1, 60, 200, 366, -1, -100]),
    byWeekNo: some([1, 20, 52, 53, -1]),
    byDay: days,
    bySetPos: some([1, 2, -1, 3]),
    weekStart: fc.nat(6),
  })
  .map((parts): Parts => {
    const { freq } = parts
    const isYearly = freq === 'YEARLY'
    const byWeekNo = isYearly ? parts.byWeekNo : []
    const places = (isYearly && byWeekNo.length === 0) || freq === 'MONTHLY'
    const byDay = places
      ? parts.byDay
      : [...new Set(parts.byDay.map(({ weekday: of }) => of))].map((of) => ({ place: 0, weekday: of }))
    const isPlaced = isYearly && byDay.some(({ place }) => place !== 0)
    const made = {
      ...parts,
      byDay,
      byWeekNo,
      byYearDay: isYearly && !isPlaced ? parts.byYearDay : [],
      byMonthDay: freq === 'WEEKLY' || isPlaced ? [] : parts.byMonthDay,
    }
    const isSet = [made.byMonth, made.byMonthDay, made.byYearDay, made.byWeekNo, made.byDay].some(
      (list) => list.length > 0,
    )
    if (made.byYearDay.length > 0) return { ...made, byDay: [], byMonthDay: [], byWeekNo: [], bySetPos: [] }
    // No rule in actual use depends on which year the days between two years belong to.
    if (byWeekNo.length > 0)
      return { ...made, interval: 1, count: null, byMonth: [], byMonthDay: [], byYearDay: [], bySetPos: [] }
    const isMixed = isYearly && new Set(byDay.map(({ place }) => place === 0)).size > 1
    return { ...made, bySetPos: isSet && !isMixed ? made.bySetPos : [] }
  })

describe('follows rules as RFC 5545 says', () => {
  test('with the same result as checking every single day', () => {
    fc.assert(
      fc.property(rules, fc.nat(900), (parts, shift) => {
        const first = addDays('2024-01-01', shift)
        const { rule, faults } = ruleOf(textOf(parts), true)
        expect(faults).toEqual([])
        const range = { from: startOf('2024-01-01'), to: startOf('2028-12-31') }
        const found = expandRule(ruleText(rule, null), startOf(first), range, 3000)
        const expected = byHand(parts, dayNumber(first), dayNumber('2028-12-31')).map((day) => day * 86_400_000)
        expect(found, textOf(parts)).toEqual(expected)
      }),
      { numRuns: Number(process.env.RULES ?? 60) },
    )
  })

  test('with the same result from the middle of a series as from its beginning', () => {
    fc.assert(
      fc.property(rules, fc.nat(900), fc.nat(900), (parts, shift, skip) => {
        const start = startOf(addDays('2024-01-01', shift))
        const text = ruleText(ruleOf(textOf(parts), true).rule, null)
        const to = startOf('2028-12-31')
        const from = startOf(addDays('2024-06-01', skip))
        const all = expandRule(text, start, { from: startOf('2024-01-01'), to }, 3000) as number[]
        expect(expandRule(text, start, { from, to }, 3000), textOf(parts)).toEqual(all.filter((wall) => wall >= from))
      }),
      { numRuns: 400 },
    )
  })
})

test('a rule that never matches terminates, and one that is too dense is reported', () => {
  const range = { from: startOf('2027-01-01'), to: startOf('2029-01-01') }
  const start = startOf('2027-01-01')
  expect(expandRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', start, range, 800)).toEqual([])
  expect(expandRule('FREQ=SECONDLY', start, range, 800)).toBe('too_many')
  expect(expandRule('FREQ=DAILY', start, range, 100)).toBe('too_many')
  expect(expandRule('FREQ=SOMETIMES', start, range, 800)).toBe('unreadable')
})
