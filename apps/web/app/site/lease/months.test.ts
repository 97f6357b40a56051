import { isPlainDate, nightsOf } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaseLengths, leaseStarts, leaseStay, monthAfter, parseLease } from './months.ts'

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2900 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`)

describe('a lease', () => {
  it('covers whole months from the first to the first, across year ends and leap days (R1)', () => {
    expect(leaseStay('2026-12', 1)).toEqual({ arrive: '2026-12-01', depart: '2027-01-01' })
    expect(nightsOf(leaseStay('2028-02', 1))).toBe(29)
    expect(nightsOf(leaseStay('2027-02', 1))).toBe(28)
    expect(nightsOf(leaseStay('2027-06', 3))).toBe(92)
    fc.assert(
      fc.property(month, fc.constantFrom(...leaseLengths), (start, length) => {
        const { arrive, depart } = leaseStay(start, length)
        expect(isPlainDate(arrive) && isPlainDate(depart) && arrive < depart).toBe(true)
        expect(monthAfter(monthAfter(start, length), -length)).toBe(start)
        const nights = nightsOf({ arrive, depart })
        expect(nights).toBeGreaterThanOrEqual(28 * length)
        expect(nights).toBeLessThanOrEqual(31 * length)
      }),
    )
  })

  it('starts in one of the next twelve months', () => {
    const starts = leaseStarts('2026-11-30')
    expect(starts).toHaveLength(12)
    expect([starts[0], starts.at(-1)]).toEqual(['2026-12', '2027-11'])
  })

  it('reads valid parameters, and defaults for the rest', () => {
    const selection = (text: string) => parseLease(new URLSearchParams(text), '2026-11-23')
    const usual = { month: null, length: 1, adults: 2, children: 0 }
    expect(selection('')).toEqual(usual)
    expect(selection('month=2027-06&months=3&adults=4&children=1')).toEqual({
      month: '2027-06',
      length: 3,
      adults: 4,
      children: 1,
    })
    for (const wrong of ['month=2026-11', 'month=2031-01', 'month=x&months=5', 'adults=0', 'adults=-1&children=999'])
      expect(selection(wrong)).toEqual(usual)
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect([null, ...leaseStarts('2026-11-23')]).toContain(selection(`month=${one}&months=${other}`).month)
      }),
    )
  })
})
