import { addDays, dateIn, instantAt, timeIn } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, answerBy, claimWindow, stateAt, timingOf } from './rules.ts'

const stay = {
  status: 'completed' as const,
  checkOutAt: new Date('2027-03-07T16:00:00Z'),
  depart: '2027-03-07',
  timeZone: 'America/New_York',
  nextCheckInAt: null,
}
const at = (text: string) => new Date(text)

describe('the window of R74', () => {
  it('R74 ends fourteen days after check-out by the home’s clock, including across clock changes', () => {
    // Check-out at 11:00 AM EST; fourteen days later 11:00 AM is EDT.
    expect(claimWindow(stay)?.closesAt).toEqual(at('2027-03-21T15:00:00Z'))
  })

  it('R74 stays open for a day if the next guests arrive the same day, for photos uploaded before they do', () => {
    const sameDay = at('2027-03-07T21:00:00Z')
    expect(claimWindow({ ...stay, nextCheckInAt: sameDay })).toEqual({
      opensAt: stay.checkOutAt,
      closesAt: at('2027-03-08T16:00:00Z'),
      photosBy: sameDay,
    })
    // A home whose check-in is no later than its check-out.
    expect(claimWindow({ ...stay, nextCheckInAt: stay.checkOutAt })?.closesAt).toEqual(at('2027-03-08T16:00:00Z'))
  })

  it('R71 R74 closes by the home’s clock east and west of UTC, in weeks with clock changes', () => {
    const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/St_Johns', 'Pacific/Honolulu']
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, fc.integer({ min: 5, max: 20 }), (timeZone, depart, hour) => {
        const time = `${String(hour).padStart(2, '0')}:00`
        const checkOutAt = instantAt(timeZone, depart, time)
        const window = claimWindow({ ...stay, checkOutAt, depart, timeZone })
        expect(dateIn(timeZone, window?.closesAt ?? at('1970-01-01'))).toBe(addDays(depart, 14))
        expect(timeIn(timeZone, window?.closesAt ?? at('1970-01-01'))).toBe(time)
      }),
    )
  })

  it('R74 ends when the next guests arrive, if that is earlier', () => {
    const nextCheckInAt = at('2027-03-09T21:00:00Z')
    expect(claimWindow({ ...stay, nextCheckInAt })?.closesAt).toEqual(nextCheckInAt)
    expect(claimWindow({ ...stay, nextCheckInAt: at('2027-04-01T20:00:00Z') })?.closesAt).toEqual(
      at('2027-03-21T15:00:00Z'),
    )
  })

  it('R74 is the minimum of both but never under a day, whenever the next guests arrive', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
        const nextCheckInAt = at(`${addDays(stay.depart, days)}T20:00:00Z`)
        const closesAt = claimWindow({ ...stay, nextCheckInAt })?.closesAt.getTime() ?? 0
        const least = stay.checkOutAt.getTime() + 24 * 3_600_000
        const earlier = Math.min(nextCheckInAt.getTime(), at('2027-03-21T15:00:00Z').getTime())
        expect(closesAt).toBe(Math.max(least, earlier))
      }),
    )
  })

  it('R74 begins at the booked check-out, not when damage is found; at its last instant it is over', () => {
    const window = claimWindow(stay)
    expect(timingOf(window, 'completed', at('2027-03-07T15:59:59Z'))).toBe('early')
    expect(timingOf(window, 'completed', at('2027-03-07T16:00:00Z'))).toBe('open')
    expect(timingOf(window, 'checked_in', at('2027-03-07T16:00:00Z'))).toBe('early')
    expect(timingOf(window, 'completed', at('2027-03-21T14:59:59Z'))).toBe('open')
    expect(timingOf(window, 'completed', at('2027-03-21T15:00:00Z'))).toBe('late')
  })

  it('opens only for stays', () => {
    for (const status of ['canceled', 'no_show', 'confirmed', 'expired'] as const)
      expect(timingOf(claimWindow({ ...stay, status }), status, at('2027-03-08T00:00:00Z'))).toBe('never')
  })
})

describe('the time to answer', () => {
  const requested = { state: 'open' as const, answerBy: answerBy(at('2027-03-08T12:00:00Z')), extraDays: 0 }

  it('R74 is 24 hours, even on the night of a clock change', () => {
    expect(answerBy(at('2027-03-13T17:00:00Z'))).toEqual(at('2027-03-14T17:00:00Z'))
  })

  it('R74 is compared, never assumed: once it is over the team decides, whether or not that is recorded yet', () => {
    expect(stateAt(requested, at('2027-03-09T11:59:59Z'))).toBe('open')
    expect(stateAt(requested, at('2027-03-09T12:00:00Z'))).toBe('escalated')
    expect(actionsOf(requested, ['guest'], at('2027-03-09T12:00:00Z'))).toEqual([])
    expect(actionsOf(requested, ['team'], at('2027-03-09T12:00:00Z'))).toEqual(['decide'])
  })

  it('can be extended by the team while it runs, to seven days in total', () => {
    const now = at('2027-03-08T13:00:00Z')
    for (const part of ['guest', 'raiser'] as const) expect(actionsOf(requested, [part], now)).not.toContain('extend')
    expect(actionsOf({ ...requested, extraDays: 6 }, ['team'], now)).toEqual(['extend'])
    expect(actionsOf({ ...requested, extraDays: 7 }, ['team'], now)).toEqual([])
    expect(actionsOf(requested, ['team'], at('2027-03-09T12:00:00Z'))).not.toContain('extend')
  })

  it('applies to each side in turn', () => {
    const now = at('2027-03-08T13:00:00Z')
    expect(actionsOf(requested, ['guest'], now)).toEqual(['answer', 'escalate'])
    expect(actionsOf(requested, ['raiser'], now)).toEqual(['withdraw'])
    expect(actionsOf(requested, ['team'], now)).toEqual(['extend'])
    const answered = { ...requested, state: 'answered' as const }
    expect(actionsOf(answered, ['guest'], now)).toEqual([])
    expect(actionsOf(answered, ['raiser'], now)).toEqual(['accept', 'escalate', 'withdraw'])
    for (const state of ['settled', 'closed'] as const)
      expect(actionsOf({ state, answerBy: null, extraDays: 0 }, ['guest', 'raiser', 'team'], now)).toEqual([])
  })
})
