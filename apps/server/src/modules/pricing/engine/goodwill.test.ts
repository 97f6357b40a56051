import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodwillRoom, withGoodwill } from './goodwill.ts'
import type { Refund, RefundLine } from './refund.ts'

const line = (retained: number, refund: number): RefundLine => ({
  code: 'nights',
  label: asWritten('Nights'),
  charged: retained + refund,
  paid: retained + refund,
  retained,
  refund,
  why: asWritten(''),
})
const refundOf = (lines: RefundLine[], alreadyRefunded = 0): Refund => {
  const sum = (of: 'paid' | 'retained' | 'refund') => lines.reduce((total, each) => total + each[of], 0)
  return {
    terms: {} as Refund['terms'],
    rule: asWritten(''),
    lines,
    paid: sum('paid') + alreadyRefunded,
    retained: sum('retained'),
    alreadyRefunded,
    refund: sum('refund'),
    balanceDue: 0,
    writtenOff: 0,
  }
}

const refunds = fc
  .array(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)), { minLength: 1, maxLength: 6 })
  .map((parts) => refundOf(parts.map(([retained, refund]) => line(retained, refund))))
const cases = refunds.chain((refund) => fc.tuple(fc.constant(refund), fc.nat(goodwillRoom(refund))))

describe('goodwill beyond the cancellation policy', () => {
  it("of zero leaves the policy's refund unchanged", () => {
    const refund = refundOf([line(300, 100)])
    expect(withGoodwill(refund, { amount: 0, bearer: 'owners' })).toBe(refund)
  })

  it('from the owners comes out of what the policy retains, line by line', () => {
    const { lines, retained, refund, goodwill } = withGoodwill(refundOf([line(300, 100), line(100, 0)]), {
      amount: 200,
      bearer: 'owners',
    })
    expect(lines.map((each) => [each.retained, each.refund])).toEqual([
      [150, 250],
      [50, 50],
    ])
    expect([retained, refund, goodwill]).toEqual([200, 300, { amount: 200, bearer: 'owners' }])
  })

  it('from the company leaves the retained amount with the owners', () => {
    const policy = refundOf([line(300, 100)])
    const { lines, retained, refund } = withGoodwill(policy, { amount: 200, bearer: 'company' })
    expect([retained, refund]).toEqual([300, 300])
    expect(lines).toEqual([...policy.lines, expect.objectContaining({ code: 'goodwill', refund: 200, retained: 0 })])
  })

  it('is limited to what the guest paid and the policy retains', () => {
    expect(goodwillRoom(refundOf([line(300, 100)]))).toBe(300)
    expect(goodwillRoom({ ...refundOf([line(300, 0)]), paid: 200 })).toBe(200)
    expect(goodwillRoom({ ...refundOf([line(300, 0)]), paid: 0, alreadyRefunded: 5 })).toBe(0)
  })

  it('never makes the retained amount negative, and the lines always add up to the whole', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom('owners' as const, 'company' as const), ([policy, amount], bearer) => {
        const given = withGoodwill(policy, { amount, bearer })
        const sum = (of: 'retained' | 'refund') => given.lines.reduce((total, each) => total + each[of], 0)
        expect(given.lines.every(({ retained }) => retained >= 0)).toBe(true)
        expect([sum('retained'), sum('refund')]).toEqual([given.retained, given.refund])
        expect(given.refund).toBe(policy.refund + amount)
      }),
    )
  })
})
