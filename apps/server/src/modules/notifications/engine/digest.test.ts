import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForDigest, morningOf, type Small } from './digest.ts'
import { kindOf, kinds, type NoticeKind } from './kinds.ts'

const zone = 'America/New_York'
const at = (text: string) => new Date(text)
const hourMs = 3_600_000

describe('the morning email', () => {
  it('is due from 8 AM in the person’s time zone until evening, once a day', () => {
    expect(morningOf(zone, null, at('2027-01-15T12:59:00Z'))).toBeUndefined()
    expect(morningOf(zone, null, at('2027-01-15T13:00:00Z'))).toEqual({
      on: '2027-01-15',
      from: at('2027-01-15T13:00:00Z'),
    })
    expect(morningOf(zone, '2027-01-15', at('2027-01-15T13:10:00Z'))).toBeUndefined()
    expect(morningOf(zone, '2027-01-14', at('2027-01-15T20:00:00Z'))?.on).toBe('2027-01-15')
    expect(morningOf(zone, null, at('2027-01-16T01:00:00Z'))).toBeUndefined()
  })

  it('is sent at most once a day, however often it is requested', () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC')
    const steps = fc.array(fc.integer({ min: 1, max: 9 * 60 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(zones, steps, (timeZone, minutes) => {
        const mornings: string[] = []
        let now = at('2027-03-12T00:00:00Z').getTime()
        for (const step of minutes) {
          now += step * 60_000
          const morning = morningOf(timeZone, mornings.at(-1) ?? null, new Date(now))
          if (morning) mornings.push(morning.on)
        }
        expect(new Set(mornings).size).toBe(mornings.length)
        expect([...mornings].sort()).toEqual(mornings)
      }),
    )
  })

  it('contains only low-priority messages that are unread, unsent, wanted, and from before the morning', () => {
    const morning = { on: '2027-01-15', from: at('2027-01-15T13:00:00Z') }
    const small: Small = {
      kind: 'owner_arrived',
      createdAt: new Date(morning.from.getTime() - hourMs),
      read: false,
      digested: false,
      wantsEmail: true,
    }
    expect(isForDigest(small, morning)).toBe(true)
    expect(isForDigest({ ...small, createdAt: new Date(morning.from.getTime() + 1) }, morning)).toBe(false)
    expect(isForDigest({ ...small, createdAt: new Date(morning.from.getTime() - 8 * 24 * hourMs) }, morning)).toBe(
      false,
    )
    for (const wrong of [{ read: true }, { digested: true }, { wantsEmail: false }])
      expect(isForDigest({ ...small, ...wrong }, morning)).toBe(false)
    for (const kind of Object.keys(kinds) as NoticeKind[])
      expect(isForDigest({ ...small, kind }, morning)).toBe(kindOf(kind).weight === 'gentle')
  })
})
