import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escalateAfterHours, escalateUntilHours, escalationOf, type NotificationState } from './escalation.ts'
import { kindOf, kinds, type NoticeKind } from './kinds.ts'
import { isQuiet, type Rest, usualQuiet } from './quiet-hours.ts'

const noon = new Date('2027-01-15T17:00:00Z')
const rest: Rest = { timeZone: 'America/New_York', quiet: usualQuiet }
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
const notified: NotificationState = {
  kind: 'payment_failed',
  createdAt: hoursAgo(4),
  read: false,
  done: false,
  escalated: false,
  used: ['email'],
}
const all = { sms: true, push: true }

describe('an urgent message that stays unread', () => {
  it('is sent once more by text message, or by push if there is no number', () => {
    expect(escalationOf(notified, all, rest, noon)).toBe('sms')
    expect(escalationOf(notified, { ...all, sms: false }, rest, noon)).toBe('push')
    expect(escalationOf({ ...notified, used: ['email', 'push'] }, { ...all, sms: false }, rest, noon)).toBeUndefined()
  })

  it('waits its hours, and is left alone once it is too old', () => {
    expect(
      escalationOf({ ...notified, createdAt: hoursAgo(escalateAfterHours - 0.1) }, all, rest, noon),
    ).toBeUndefined()
    expect(
      escalationOf({ ...notified, createdAt: hoursAgo(escalateUntilHours + 0.1) }, all, rest, noon),
    ).toBeUndefined()
  })

  it('waits for the morning', () => {
    const night = new Date('2027-01-16T03:00:00Z')
    const late = { ...notified, createdAt: new Date(night.getTime() - 4 * 3_600_000) }
    expect(escalationOf(late, all, rest, night)).toBeUndefined()
    expect(escalationOf(late, all, { ...rest, quiet: null }, night)).toBe('sms')
  })

  it('wakes no one, and is never sent again twice, nor once read or done, nor if it isn’t urgent', () => {
    const kindNames = Object.keys(kinds) as NoticeKind[]
    const cases = fc.record({
      kind: fc.constantFrom(...kindNames),
      createdAt: fc.integer({ min: 0, max: 72 }).map(hoursAgo),
      read: fc.boolean(),
      done: fc.boolean(),
      escalated: fc.boolean(),
      used: fc.subarray(['email', 'sms', 'push']),
    })
    const ways = fc.record({ sms: fc.boolean(), push: fc.boolean() })
    const moments = fc.integer({ min: 0, max: 47 }).map((half) => new Date(noon.getTime() + half * 1_800_000))
    fc.assert(
      fc.property(cases, ways, moments, (one, reachable, now) => {
        const channel = escalationOf(one, reachable, rest, now)
        if (!channel) return
        expect(kindOf(one.kind).weight).toBe('urgent')
        expect([one.read, one.done, one.escalated]).toEqual([false, false, false])
        expect(isQuiet(rest, now)).toBe(false)
        expect(one.used).not.toContain(channel)
        expect(reachable[channel]).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
