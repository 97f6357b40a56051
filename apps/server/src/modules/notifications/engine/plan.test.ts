import { isEssential, noticeTopics } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOf, kinds, type NoticeKind } from './kinds.ts'
import { planOf } from './plan.ts'
import { reachesEnough, topicsOf, usualChannels, withoutEmails } from './preferences.ts'
import { usualQuiet } from './quiet-hours.ts'

const noon = new Date('2027-01-15T17:00:00Z')
const night = new Date('2027-01-16T03:00:00Z')
const rest = { timeZone: 'America/New_York', quiet: usualQuiet }
const all = { product: true, email: true, push: true }
const reach = { email: true, devices: 1 }

describe('delivering a message to a person', () => {
  it('uses every channel they chose at once', () => {
    expect(planOf('confirmed', all, reach, rest, noon)).toEqual({ product: true, email: true, push: noon })
    expect(planOf('confirmed', { ...all, email: false }, reach, rest, noon).email).toBe(false)
    expect(planOf('confirmed', { ...all, push: false }, reach, rest, noon).push).toBeNull()
  })

  it('holds a push until quiet hours are over', () => {
    expect(planOf('confirmed', all, reach, rest, night).push).toEqual(new Date('2027-01-16T13:00:00Z'))
  })

  it('leaves a low-priority message in the product for the morning email', () => {
    expect(planOf('owner_arrived', all, reach, rest, noon)).toEqual({ product: true, email: false, push: null })
  })

  it('loses nothing about money or safety, whatever someone chose', () => {
    const choices = fc.record({ product: fc.boolean(), email: fc.boolean(), push: fc.boolean() })
    const ways = fc.record({ email: fc.boolean(), devices: fc.nat(2) })
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(kinds) as NoticeKind[])), choices, ways, (kind, channels, can) => {
        const { topic } = kindOf(kind)
        fc.pre(isEssential(topic) && reachesEnough(topic, channels))
        const plan = planOf(kind, channels, can, rest, noon)
        expect(plan.product || plan.email || kindOf(kind).weight === 'gentle').toBe(true)
      }),
    )
  })
})

describe('a person’s choices', () => {
  it('keep the product or the email for money and safety', () => {
    for (const topic of noticeTopics) {
      expect(reachesEnough(topic, { product: false, email: false, push: true })).toBe(!isEssential(topic))
      expect(reachesEnough(topic, { product: true, email: false, push: false })).toBe(true)
      expect(reachesEnough(topic, usualChannels(topic))).toBe(true)
    }
  })

  it('list the topics that can concern them', () => {
    expect(topicsOf(['traveler'])).toEqual(['requests', 'bookings', 'payments', 'arrivals', 'searches', 'account'])
    expect(topicsOf(['owner'])).toContain('calendar')
    expect(topicsOf([])).toEqual(['bookings', 'payments', 'account'])
  })

  it('turn off only emails when an email’s unsubscribe link is clicked', () => {
    expect(withoutEmails(all)).toEqual({ product: true, email: false, push: true })
  })
})
