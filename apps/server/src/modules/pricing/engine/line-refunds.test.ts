import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHome, workedRequest } from '../testing/sample.ts'
import { sumOf } from './line.ts'
import { refundableLines, withLinesRefunded } from './line-refunds.ts'
import { policyPresets } from './policy.ts'
import { type QuoteDocument, quoteDocument } from './quote-document.ts'

const confirmedAt = new Date('2027-01-15T17:00:00Z')
const document = quoteDocument(aHome({ policy: policyPresets.strict }), workedRequest, confirmedAt)
const partsOf = ({ price }: QuoteDocument) => ({
  nights: sumOf(price.nights),
  accommodation: sumOf(price.accommodation),
  lines: sumOf(price.accommodation) + sumOf(price.fees) + sumOf(price.taxes),
  headline: sumOf(price.accommodation) + sumOf(price.fees.filter(({ optional }) => !optional)),
})

describe('a price with parts of its lines refunded', () => {
  it('costs less by the parts and the taxes on them, and its lines still add up (R15, R26)', () => {
    const lines = refundableLines(document)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(lines.length - 1), fc.nat(2_000_000)), { maxLength: 6 }), (chosen) => {
        const refunds = chosen.map(([at, amount]) => ({ line: lines[at]?.line ?? '', amount }))
        const after = withLinesRefunded(document, refunds, confirmedAt)
        const { nights, accommodation, lines: sum, headline } = partsOf(after)
        expect(accommodation).toBe(nights)
        expect(after.price.total).toBe(sum)
        expect(after.price.headline).toBe(headline)
        expect(sumOf(after.schedule)).toBe(after.price.total)
        expect(after.price.total).toBeLessThanOrEqual(document.price.total)
        for (const { amount } of [...after.price.nights, ...after.price.taxes]) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('refunds everything with its tax, and never more than a line costs', () => {
    const all = refundableLines(document).map(({ line }) => ({ line, amount: 999_999_999 }))
    const after = withLinesRefunded(document, all, confirmedAt)
    expect(sumOf(after.price.nights)).toBe(0)
    expect(refundableLines(after).filter(({ amount }) => amount > 0)).toEqual([])
  })

  it('adds a second refund of the nights to the first', () => {
    const once = withLinesRefunded(document, [{ line: 'nights', amount: 10_000 }], confirmedAt)
    const twice = withLinesRefunded(once, [{ line: 'nights', amount: 5_000 }], confirmedAt)
    expect(twice.price.accommodation.filter(({ code }) => code === 'refund').map(({ amount }) => amount)).toEqual([
      -15_000,
    ])
    expect(twice.refunds).toHaveLength(2)
  })

  it('leaves a price alone of which nothing, or nothing known, is refunded', () => {
    expect(withLinesRefunded(document, [], confirmedAt)).toBe(document)
    expect(withLinesRefunded(document, [{ line: 'fee:0', amount: 100 }], confirmedAt)).toBe(document)
  })
})
