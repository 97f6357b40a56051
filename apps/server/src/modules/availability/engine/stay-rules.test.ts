import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { inPrecedence, type StayRule, speaksOf } from './stay-rules.ts'

const today = dayNumber('2027-06-01')
const speaks = (
  rule: StayRule,
  day: number,
  run?: { from: number; to: number; takenBefore: boolean; takenAfter: boolean },
) => {
  const [one] = inPrecedence([rule])
  if (!one) throw new Error('no rule')
  return speaksOf(one, today + day, today, run && { ...run, from: today + run.from, to: today + run.to })
}

describe('R10 the nights a rule applies to', () => {
  test('last minute: at most this many days from today; far out: at least this many', () => {
    expect([4, 5, 6].map((day) => speaks({ kind: 'last_minute', days: 5 }, day))).toEqual([true, true, false])
    expect([4, 5, 6].map((day) => speaks({ kind: 'far_out', days: 5 }, day))).toEqual([false, true, true])
    expect([0, 1, 2].map((day) => speaks({ kind: 'last_minute' }, day))).toEqual([true, true, false])
  })

  test('a season begins with its first night and ends before its last day', () => {
    const season: StayRule = { kind: 'season', from: '2027-06-03', to: '2027-06-05' }
    expect([1, 2, 3, 4].map((day) => speaks(season, day))).toEqual([false, true, true, false])
    expect(speaks({ kind: 'date', to: '2027-06-05' }, 2)).toBe(false)
    expect(speaks({ kind: 'date', from: '2027-06-03' }, 2)).toBe(false)
    expect(speaks({ kind: 'default' }, 2)).toBe(true)
  })

  test('this many nights after an unavailable one, and before one; none next to an open end', () => {
    const between = { from: 2, to: 8, takenBefore: true, takenAfter: true }
    expect([2, 3, 4].map((day) => speaks({ kind: 'adjacent_after', days: 2 }, day, between))).toEqual([
      true,
      true,
      false,
    ])
    expect([5, 6, 7].map((day) => speaks({ kind: 'adjacent_before', days: 2 }, day, between))).toEqual([
      false,
      true,
      true,
    ])
    expect(speaks({ kind: 'adjacent_after' }, 2, between)).toBe(true)
    expect(speaks({ kind: 'adjacent_after' }, 3, between)).toBe(false)
    expect(speaks({ kind: 'adjacent_after', days: 2 }, 2, { ...between, takenBefore: false })).toBe(false)
    expect(speaks({ kind: 'adjacent_before', days: 2 }, 7, { ...between, takenAfter: false })).toBe(false)
    expect(speaks({ kind: 'adjacent_before', days: 2 }, 7)).toBe(false)
  })

  test('dates rank before neighbors, neighbors before seasons, and the shorter of two spans first', () => {
    const rules: StayRule[] = [
      { kind: 'default' },
      { kind: 'season', from: '2027-06-01', to: '2027-09-01' },
      { kind: 'season', from: '2027-07-01', to: '2027-07-10' },
      { kind: 'adjacent_after' },
      { kind: 'date', from: '2027-07-01', to: '2027-07-03' },
      { kind: 'date', from: '2027-07-01', to: '2027-07-02' },
    ]
    expect(inPrecedence(rules).map(({ kind, to }) => to ?? kind)).toEqual([
      '2027-07-02',
      '2027-07-03',
      'adjacent_after',
      '2027-07-10',
      '2027-09-01',
      'default',
    ])
  })
})
