import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-days.ts'
import { dayRules, nightRules } from './day-limits.ts'
import { type DateRange, phaseOf, pickDay, previewOf, typeDay } from './range-selection.ts'

const limits = { min: '2026-07-01', max: '2026-07-31', blocked: ['2026-07-15', '2026-07-16'] }
const days = dayRules(limits)
const nights = nightRules(limits)
const pick = (range: DateRange, date: string) => pickDay(range, date, days)

describe('picking a range', () => {
  it('C792 the first press sets the start', () => {
    const { range } = pick({}, '2026-07-04')
    expect(range).toEqual({ start: '2026-07-04' })
    expect(phaseOf(range)).toBe('end')
  })

  it('C793 the second press sets the end', () => {
    expect(pick({ start: '2026-07-04' }, '2026-07-10').range).toEqual({ start: '2026-07-04', end: '2026-07-10' })
  })

  it('C794 calendar-swap a swapped range is reordered', () => {
    const whole = { start: '2026-07-04', end: '2026-07-10' }
    const both = (one: string, other: string) => pick(pick({}, one).range, other).range
    expect(both('2026-07-10', '2026-07-04')).toEqual(whole)
    expect(both('2026-07-04', '2026-07-10')).toEqual(whole)
    expect(typeDay({ start: '2026-07-10' }, 'end', '2026-07-04', days).range).toEqual(whole)
    expect(typeDay({ end: '2026-07-04' }, 'start', '2026-07-10', days).range).toEqual(whole)
  })

  it('C795 a press after a complete range starts over', () => {
    expect(pick({ start: '2026-07-04', end: '2026-07-10' }, '2026-07-08').range).toEqual({ start: '2026-07-08' })
  })

  it('C796 hovering a day previews the resulting range', () => {
    expect(previewOf({ start: '2026-07-04' }, '2026-07-06', days)).toEqual({ start: '2026-07-04', end: '2026-07-06' })
    expect(previewOf({ start: '2026-07-14' }, '2026-07-18', days)).toEqual({ start: '2026-07-14' })
    expect(previewOf({ start: '2026-07-04' }, undefined, days)).toEqual({ start: '2026-07-04' })
  })

  it("a range of days can be one day, a range of nights can't", () => {
    expect(pick({ start: '2026-07-04' }, '2026-07-04').range.end).toBe('2026-07-04')
    expect(pickDay({ start: '2026-07-04' }, '2026-07-04', nights).range).toEqual({ start: '2026-07-04' })
  })

  it('is in order and without blocked days, whatever is pressed', () => {
    const day = fc.integer({ min: -5, max: 40 }).map((at) => addDays('2026-07-01', at))
    fc.assert(
      fc.property(fc.array(day, { maxLength: 12 }), fc.boolean(), (pressed, isNights) => {
        const rules = isNights ? nights : days
        const { start, end } = pressed.reduce<DateRange>((range, date) => pickDay(range, date, rules).range, {})
        if (start === undefined || end === undefined) return end === undefined
        return start <= end && rules.rangeRefused(start, end) === undefined
      }),
    )
  })
})

describe("what can't be selected", () => {
  it.each([
    ['2026-06-30', 'before'],
    ['2026-08-01', 'after'],
  ])('C811 calendar-pick %s is %s the limits', (date, reason) => {
    expect(pick({}, date)).toEqual({ range: {}, refused: { date, reason, phase: 'start' } })
    expect(pick({ start: '2026-07-04' }, date).range).toEqual({ start: '2026-07-04' })
  })

  it("C812 calendar-pick a blocked day can't be an end, nor can a range span one", () => {
    expect(pick({}, '2026-07-15').refused?.reason).toBe('blocked')
    expect(pick({ start: '2026-07-14' }, '2026-07-15').refused?.reason).toBe('blocked')
    expect(pick({ start: '2026-07-14' }, '2026-07-18').refused?.reason).toBe('across')
  })

  it('an unavailable day can end a range of nights', () => {
    expect(pickDay({ start: '2026-07-12' }, '2026-07-15', nights).range.end).toBe('2026-07-15')
    expect(pickDay({ start: '2026-07-12' }, '2026-07-16', nights).refused?.reason).toBe('across')
  })
})

describe('typing a date', () => {
  it.each(['2026-07-15', '2026-06-30', '2026-08-01'])('C810 calendar-typed %s is cleared', (date) => {
    const { range, refused } = typeDay({ start: '2026-07-04', end: '2026-07-06' }, 'end', date, days)
    expect(range).toEqual({ start: '2026-07-04' })
    expect(refused?.date).toBe(date)
  })

  it('calendar-typed an open date within the limits is accepted', () => {
    expect(typeDay({}, 'end', '2026-07-06', days)).toEqual({ range: { end: '2026-07-06' } })
    expect(typeDay({ end: '2026-07-06' }, 'start', '2026-07-02', days).range).toEqual({
      start: '2026-07-02',
      end: '2026-07-06',
    })
  })

  it('a cleared end leaves the other', () => {
    expect(typeDay({ start: '2026-07-04', end: '2026-07-06' }, 'start', null, days).range).toEqual({
      end: '2026-07-06',
    })
  })

  it('a stay that would end on its first day keeps the day typed last', () => {
    expect(typeDay({ start: '2026-07-04' }, 'end', '2026-07-04', nights).range).toEqual({ end: '2026-07-04' })
    expect(typeDay({}, 'end', '2026-07-15', nights).range).toEqual({ end: '2026-07-15' })
    expect(typeDay({}, 'end', '2026-07-16', nights).refused?.reason).toBe('blocked')
  })
})
