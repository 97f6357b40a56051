import { describe, expect, it } from 'vitest'
import { pickDay as pickOf, previewOf, typeDay } from './range-selection.ts'
import {
  type CalendarNight,
  nightLookup,
  openingDay,
  rangeOfStay,
  type StaySelection,
  stayOfRange,
  stayPhase,
  stayRefusal,
  stayRules,
} from './stay-selection.ts'

const today = '2027-06-20'
const night = (date: string, changes: Partial<CalendarNight> = {}): CalendarNight => ({
  date,
  open: true,
  canArrive: true,
  canDepart: true,
  ...changes,
})
/**
 * July 1 to 20; nights 10 and 11 are unavailable, the 5th allows no arrival, the 7th no departure, and stays from the
 * 14th need three nights.
 */
const july = Array.from({ length: 20 }, (_, index) => {
  const date = `2027-07-${String(index + 1).padStart(2, '0')}`
  const changes: Record<string, Partial<CalendarNight>> = {
    '2027-07-05': { canArrive: false },
    '2027-07-07': { canDepart: false },
    '2027-07-10': { open: false, canArrive: false },
    '2027-07-11': { open: false, canArrive: false, canDepart: false },
    '2027-07-14': { minStay: 3 },
  }
  return night(date, changes[date])
})
const rules = stayRules(nightLookup(july), today)
const pick = (selection: StaySelection, date: string, by = rules) => {
  const { range, refused } = pickOf(rangeOfStay(selection), date, by)
  return { selection: stayOfRange(range), ...(refused && { refused: stayRefusal(refused) }) }
}
const preview = (selection: StaySelection, date: string) => stayOfRange(previewOf(rangeOfStay(selection), date, rules))

describe('the day a calendar opens at', () => {
  it('is the first one a stay can start on', () => {
    const lastOfMonth = [night('2027-06-30', { canArrive: false }), ...july]
    expect(openingDay(lastOfMonth, '2027-06-30')).toBe('2027-07-01')
    expect(openingDay(july, '2027-07-10')).toBe('2027-07-12')
    expect(openingDay(july, '2027-07-06')).toBe('2027-07-06')
  })

  it('is today for a home without such a day, and without nights', () => {
    expect(openingDay([night('2027-06-21', { open: false })], today)).toBe(today)
    expect(openingDay(undefined, today)).toBe(today)
  })
})

describe('selecting a stay', () => {
  it('the first press sets the arrival, the second the departure', () => {
    const first = pick({}, '2027-07-02')
    expect(first).toEqual({ selection: { arrive: '2027-07-02' } })
    expect(pick(first.selection, '2027-07-09').selection).toEqual({ arrive: '2027-07-02', depart: '2027-07-09' })
  })

  it('puts two days picked in reverse in order', () => {
    expect(pick({ arrive: '2027-07-06' }, '2027-07-02').selection).toEqual({
      arrive: '2027-07-02',
      depart: '2027-07-06',
    })
  })

  it('starts over after a full stay', () => {
    expect(pick({ arrive: '2027-07-02', depart: '2027-07-06' }, '2027-07-03').selection).toEqual({
      arrive: '2027-07-03',
    })
  })

  it("lets a stay end on an unavailable day, whose night isn't used", () => {
    expect(pick({ arrive: '2027-07-08' }, '2027-07-10').selection).toEqual({
      arrive: '2027-07-08',
      depart: '2027-07-10',
    })
  })

  it('rejects a stay across unavailable nights and keeps the arrival', () => {
    expect(pick({ arrive: '2027-07-08' }, '2027-07-13')).toEqual({
      selection: { arrive: '2027-07-08' },
      refused: { date: '2027-07-13', reason: 'across-taken', phase: 'depart', arrive: '2027-07-08' },
    })
  })

  it.each([
    ['2027-06-19', 'past'],
    ['2027-07-10', 'taken'],
    ['2027-07-05', 'no-arrival'],
    ['2027-08-01', 'taken'],
  ])("says why %s isn't an arrival: %s", (date, reason) => {
    const full = { arrive: '2027-07-02', depart: '2027-07-04' }
    expect(pick(full, date)).toEqual({ selection: full, refused: { date, reason, phase: 'arrive' } })
  })

  it.each([
    ['2027-07-06', '2027-07-07', 'no-departure'],
    ['2027-07-14', '2027-07-16', 'too-short'],
  ])("says why %s to %s isn't a stay: %s", (arrive, date, reason) => {
    expect(pick({ arrive }, date).refused?.reason).toBe(reason)
  })

  it("treats an earlier day as a new arrival if the reverse stay isn't possible", () => {
    expect(pick({ arrive: '2027-07-12' }, '2027-07-08').selection).toEqual({ arrive: '2027-07-08' })
  })

  it('keeps the arrival when it is pressed again', () => {
    expect(pick({ arrive: '2027-07-02' }, '2027-07-02').selection).toEqual({ arrive: '2027-07-02' })
  })

  it('previews the stay a day would make, but nothing impossible', () => {
    expect(preview({ arrive: '2027-07-02' }, '2027-07-04').depart).toBe('2027-07-04')
    expect(preview({ arrive: '2027-07-08' }, '2027-07-13')).toEqual({ arrive: '2027-07-08' })
    const full = { arrive: '2027-07-02', depart: '2027-07-04' }
    expect(preview(full, '2027-07-06')).toEqual(full)
  })

  it('without nights, every day from today on is available', () => {
    const free = stayRules(nightLookup(undefined), today)
    expect(pick({}, today, free).selection).toEqual({ arrive: today })
    expect(pick({}, '2027-06-19', free).refused?.reason).toBe('past')
  })

  it("a typed departure follows the home's rules", () => {
    expect(typeDay({ start: '2027-07-08' }, 'end', '2027-07-10', rules).range.end).toBe('2027-07-10')
    expect(typeDay({}, 'end', '2027-07-07', rules).refused?.reason).toBe('no-departure')
    expect(typeDay({}, 'end', '2027-06-19', rules).refused?.reason).toBe('past')
  })

  it('says arrive and depart where a range says start and end', () => {
    expect([stayPhase('start'), stayPhase('end')]).toEqual(['arrive', 'depart'])
  })
})
