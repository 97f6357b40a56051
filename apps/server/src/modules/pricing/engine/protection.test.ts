import { said } from '@porchlight/wording'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '#testing/in-english'
import { aHome, aRequest, newYork, workedRequest } from '../testing/sample.ts'
import { withProtection } from './added-charges.ts'
import { sumOf } from './line.ts'
import { policyPresets } from './policy.ts'
import { protectionEnds, protectionIn, protectionLine } from './protection.ts'
import { quoteDocument } from './quote-document.ts'
import { refundFor } from './refund.ts'

const cover = { id: 7, provider: 'Harbor Mutual', basisPoints: 620 }
const now = new Date('2026-11-20T15:00:00Z')
const hour = 3_600_000
const priced = (basisPoints = 620, home = aHome()) =>
  quoteDocument(home, { ...workedRequest, protection: { ...cover, basisPoints } }, now)
const plain = (home = aHome()) => quoteDocument(home, workedRequest, now)

describe('travel protection', () => {
  it('R15 costs its percentage of the discounted nights, as a separate line outside headline and taxes', () => {
    const [before, after] = [plain().price, priced().price]
    const line = after.fees.at(-1)
    expect(line).toMatchObject({ code: 'protection', amount: 44_516, optional: true, why: { rule: 'protection:7' } })
    expect(after.headline).toBe(before.headline)
    expect(after.taxes).toEqual(before.taxes)
    expect(after.total).toBe(before.total + 44_516)
    expect(protectionIn(after)).toBe(7)
    expect(protectionIn(before)).toBeNull()
  })

  it('R15 R26 keeps total = sum of lines = sum of the schedule, at any percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.boolean(), (basisPoints, later) => {
        const document = later
          ? withProtection(plain(), { ...cover, basisPoints }, { now, confirmedAt: now })
          : priced(basisPoints)
        const { price, schedule } = document
        expect(price.total).toBe(sumOf(price.nights) + sumOf(price.fees) + sumOf(price.taxes))
        expect(sumOf(schedule)).toBe(price.total)
      }),
    )
  })

  it('added later costs the same as at booking, is due that day, and is added once', () => {
    const at = new Date('2026-11-28T15:00:00Z')
    const later = withProtection(plain(), cover, { now: at, confirmedAt: now })
    expect(later.price.fees).toEqual(priced().price.fees)
    expect(later.schedule.at(-1)).toEqual({ dueOn: '2026-11-28', amount: 44_516, atBooking: false })
    expect(withProtection(later, cover, { now: at, confirmedAt: now })).toBe(later)
  })

  it("isn't offered if the nights cost nothing", () => {
    expect(protectionLine(cover, 0, 'USD').amount).toBe(0)
  })

  it('ends fourteen days after the booking, and never after check-in', () => {
    const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
    const place = newYork
    expect(protectionEnds({ place, stay }, now)).toEqual(new Date('2026-12-04T15:00:00Z'))
    const late = new Date('2027-06-25T15:00:00Z')
    expect(protectionEnds({ place, stay }, late)).toEqual(new Date('2027-07-02T20:00:00Z'))
  })
})

describe('R39 travel protection of a canceled stay', () => {
  const agreed = priced(620, aHome({ policy: policyPresets.strict }))
  const retainedOf = (at: Date, by: 'guest' | 'owner' = 'guest') =>
    refundFor(agreed, { at, by, confirmedAt: now }, { paid: agreed.price.total, alreadyRefunded: 0 }).lines.find(
      ({ code }) => code === 'protection',
    )
  const ends = protectionEnds(agreed, now)

  it('R39 is fully refunded up to and including its deadline, whatever the home’s policy', () => {
    expect(retainedOf(new Date(now.getTime() + 48 * hour))).toMatchObject({ retained: 0, refund: 44_516 })
    expect(retainedOf(ends)).toMatchObject({ retained: 0, refund: 44_516 })
  })

  it('R39 stays with its provider after that, even while the nights are refunded', () => {
    expect(retainedOf(new Date(ends.getTime() + 1))).toMatchObject({ retained: 44_516, refund: 0 })
  })

  it('R41 is fully refunded if host or operator cancel the stay', () => {
    expect(retainedOf(new Date('2027-07-04T12:00:00Z'), 'owner')).toMatchObject({ retained: 0, refund: 44_516 })
  })

  it('R36 is included in the dated steps, each as the cancellation would do it', () => {
    const step = agreed.cancellation.find(({ until }) => until === ends.toISOString())
    expect(step?.text).toEqual(said('cancel.all'))
    const [after] = agreed.cancellation.filter(({ until }) => until !== null && until > ends.toISOString())
    expect(after?.text).not.toEqual(said('cancel.all'))
    expect(inEnglish(after?.text)).not.toContain('Travel protection')
  })

  it('R28 is covered by what is collected by then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom(...Object.values(policyPresets)),
        (share, policy) => {
          const document = quoteDocument(
            aHome({ policy }),
            { ...aRequest(), protection: { ...cover, basisPoints: share } },
            now,
          )
          const at = new Date(protectionEnds(document, now).getTime() + 1)
          const { retained } = refundFor(
            document,
            { at, by: 'guest', confirmedAt: now },
            { paid: 0, alreadyRefunded: 0 },
          )
          const by = sumOf(document.schedule.filter(({ dueOn }) => dueOn <= at.toISOString().slice(0, 10)))
          expect(by).toBeGreaterThanOrEqual(retained)
        },
      ),
    )
  })
})
