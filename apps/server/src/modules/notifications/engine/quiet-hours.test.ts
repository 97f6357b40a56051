import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuiet, usualQuiet, whenAwake } from './quiet-hours.ts'

const newYork = { timeZone: 'America/New_York', quiet: usualQuiet }
const at = (text: string) => new Date(text)

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const rests = fc.record({
  timeZone: fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'),
  quiet: fc.record({ from: times, to: times }),
})
const instants = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true })

describe('quiet hours', () => {
  it('cross midnight in the person’s time zone', () => {
    expect(isQuiet(newYork, at('2027-01-16T02:00:00Z'))).toBe(true)
    expect(isQuiet(newYork, at('2027-01-16T12:59:00Z'))).toBe(true)
    expect(isQuiet(newYork, at('2027-01-16T13:00:00Z'))).toBe(false)
    expect(whenAwake(newYork, at('2027-01-16T02:00:00Z'))).toEqual(at('2027-01-16T13:00:00Z'))
    expect(whenAwake(newYork, at('2027-01-16T06:00:00Z'))).toEqual(at('2027-01-16T13:00:00Z'))
  })

  it("don't exist if no one wants any, or their length is zero", () => {
    const night = at('2027-01-16T06:00:00Z')
    expect(whenAwake({ ...newYork, quiet: null }, night)).toBe(night)
    expect(whenAwake({ ...newYork, quiet: { from: '08:00', to: '08:00' } }, night)).toBe(night)
  })

  it("end at a moment that isn’t earlier and isn't quiet, within little more than a day, whatever the clocks do", () => {
    fc.assert(
      fc.property(rests, instants, (rest, instant) => {
        const awake = whenAwake(rest, instant)
        expect(awake.getTime()).toBeGreaterThanOrEqual(instant.getTime())
        expect(isQuiet(rest, awake)).toBe(false)
        expect(awake.getTime() - instant.getTime()).toBeLessThanOrEqual(26 * 3_600_000)
        expect(whenAwake(rest, awake)).toEqual(awake)
      }),
    )
  })
})
