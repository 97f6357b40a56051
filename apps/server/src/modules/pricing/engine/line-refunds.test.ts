import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFee, aHome, aTax, pricesOf, workedRequest } from '../testing/sample.ts'
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
  it('is lower by the parts and their taxes, and its lines still add up (R15, R26)', () => {
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

  it('is unchanged if nothing, or nothing known, is refunded', () => {
    expect(withLinesRefunded(document, [], confirmedAt)).toBe(document)
    expect(withLinesRefunded(document, [{ line: 'fee:0', amount: 100 }], confirmedAt)).toBe(document)
  })
})

describe('the parts of a price after a line refund', () => {
  const refunded = (line: string, amount: number, from = document) =>
    withLinesRefunded(from, [{ line, amount }], confirmedAt).price
  const figures = ({ headline, total, fees, taxes }: QuoteDocument['price']) => ({
    headline,
    total,
    fees: fees.map(({ code, amount }) => [code, amount]),
    taxes: taxes.map(({ amount, parts }) => [amount, ...parts.map((part) => part.amount)]),
  })
  /** The same with its cleaning fee as given. */
  const withCleaning = (fee: { amount?: number; optional?: boolean }): QuoteDocument => ({
    ...document,
    price: {
      ...document.price,
      headline: document.price.headline - (fee.optional ? 45_000 : 0),
      fees: document.price.fees.map((one) => (one.code === 'cleaning' ? { ...one, ...fee } : one)),
    },
  })

  it('are the fee, its share of the tax, and the tax base', () => {
    expect(figures(document.price)).toEqual({
      headline: 808_780,
      total: 853_263,
      fees: [
        ['cleaning', 45_000],
        ['service', 45_780],
      ],
      taxes: [[44_483, 718_000, 45_000, 45_780]],
    })
    expect(figures(refunded('fee:1', 45_000))).toEqual({
      headline: 763_780,
      total: 805_788,
      fees: [['service', 45_780]],
      taxes: [[42_008, 718_000, 0, 45_780]],
    })
    expect(figures(refunded('fee:1', 44_999)).fees).toEqual([
      ['cleaning', 1],
      ['service', 45_780],
    ])
    expect(figures(refunded('nights', 1)).headline).toBe(808_779)
  })

  it('name the refund in the tax, and among the lines of the stay only if nights are refunded', () => {
    const price = refunded('fee:1', 45_000)
    expect(price.accommodation).toEqual(document.price.accommodation)
    expect(price.taxes[0]?.why.steps.at(-1)?.amount).toBe(42_008 - 44_483)
    expect(refunded('nights', 7_000).accommodation.at(-1)).toMatchObject({
      code: 'refund',
      amount: -7_000,
      optional: false,
    })
    expect(refunded('nights', 7_000).taxes[0]?.why.steps).toHaveLength(
      (document.price.taxes[0]?.why.steps.length ?? 0) + 1,
    )
  })

  it('keep a free fee, and refund nothing for it', () => {
    const free = withCleaning({ amount: 0 })
    expect(withLinesRefunded(free, [{ line: 'fee:1', amount: 100 }], confirmedAt)).toBe(free)
    expect(figures(refunded('nights', 100, free)).fees).toContainEqual(['cleaning', 0])
  })

  it('leave the headline alone if an add-on is refunded', () => {
    const chosen = withCleaning({ optional: true })
    expect(refunded('fee:1', 10_000, chosen).headline).toBe(chosen.price.headline)
    expect(refunded('fee:2', 10_000, chosen).headline).toBe(chosen.price.headline - 10_000)
  })

  it('leave alone a tax charged per night, or on nothing that is refunded', () => {
    const taxes = [aTax({ kind: 'per_night', amount: 500 }), aTax({ id: 2, on: ['accommodation'] })]
    const home = aHome({ prices: pricesOf({ taxes, fees: [aFee()] }) })
    const taxed = quoteDocument(home, workedRequest, confirmedAt)
    expect(taxed.price.taxes).toHaveLength(2)
    expect(refunded('fee:1', 45_000, taxed).taxes).toEqual(taxed.price.taxes)
    expect(refunded('nights', 45_000, taxed).taxes[0]).toEqual(taxed.price.taxes[0])
  })

  it("never refund other parties' covers", () => {
    const [fee] = document.price.fees
    if (!fee) throw new Error('no fee')
    const covers = (['protection', 'deposit_waiver'] as const).map((code) => ({
      ...fee,
      code,
      why: { ...fee.why, rule: code },
    }))
    const price = { ...document.price, fees: [...document.price.fees, ...covers] }
    expect(refundableLines({ price }).map(({ line }) => line)).toEqual(['nights', 'fee:1', 'fee:2'])
  })
})
