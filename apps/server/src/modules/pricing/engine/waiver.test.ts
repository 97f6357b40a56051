import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHome, aPlan, pricesOf, workedExample, workedRequest } from '../testing/sample.ts'
import { sumOf } from './line.ts'
import { policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { refundFor } from './refund.ts'
import { usualTax } from './tax.ts'
import { waiverIn } from './waiver.ts'

const now = new Date('2026-11-20T15:00:00Z')
const waiver = { price: 5_900, limit: 150_000 }
const home = (plan = aPlan({ deposit: 50_000, waiver })) => aHome({ prices: { ...workedExample, plan } })
const priced = (request = {}) => quoteDocument(home(), { ...workedRequest, ...request }, now)

describe('R31 a damage waiver instead of the deposit', () => {
  it('R31 replaces the deposit: a separate line, and nothing is held', () => {
    const [plain, waived] = [priced().price, priced({ waiver: true }).price]
    expect(plain.deposit).toBe(50_000)
    expect(waived.deposit).toBe(0)
    expect(waived.headline).toBe(plain.headline)
    expect(waived.total).toBe(plain.total + 5_900)
    expect(waiverIn(waived)).toEqual(waiver)
    expect(waiverIn(plain)).toBeNull()
  })

  it("R31 is unavailable if the home doesn't offer it", () => {
    const document = quoteDocument(home(aPlan({ deposit: 50_000 })), { ...workedRequest, waiver: true }, now)
    expect(document.price.deposit).toBe(50_000)
    expect(waiverIn(document.price)).toBeNull()
  })

  it('R20 is taxed if a tax applies to waivers, and not otherwise', () => {
    const tax = {
      ...usualTax,
      id: 1,
      authority: 'county',
      authorityName: 'County',
      label: 'Tax',
      kind: 'percent' as const,
      amount: 1_000,
      persons: [],
      retained: { when: 'always' as const },
    }
    const prices = (on: 'waiver' | 'cleaning') =>
      pricesOf({ plan: aPlan({ deposit: 50_000, waiver }), taxes: [{ ...tax, on: [on] }] })
    const taxed = (on: 'waiver' | 'cleaning') =>
      quoteDocument(aHome({ prices: prices(on) }), { ...workedRequest, promo: null, waiver: true }, now)
    expect(sumOf(taxed('waiver').price.taxes)).toBe(590)
    expect(taxed('cleaning').price.taxes).toEqual([])
    const { lines } = refundFor(
      taxed('waiver'),
      { at: new Date('2027-06-30T12:00:00Z'), by: 'guest', confirmedAt: now },
      { paid: taxed('waiver').price.total, alreadyRefunded: 0 },
    )
    expect(lines.at(-1)).toMatchObject({ label: asWritten('Tax'), retained: 590 })
  })

  it('R39 R41 is never refunded if the guest cancels, and always if host or operator do', () => {
    const instants = fc.integer({ min: 25, max: 24 * 220 }).map((hours) => new Date(now.getTime() + hours * 3_600_000))
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(policyPresets)), instants, (policy, at) => {
        const agreed = quoteDocument(
          { ...home(), terms: { ...home().terms, policy } },
          { ...workedRequest, waiver: true },
          now,
        )
        const paid = { paid: agreed.price.total, alreadyRefunded: 0 }
        const retainedBy = (by: 'guest' | 'operator') =>
          refundFor(agreed, { at, by, confirmedAt: now }, paid).lines.find(({ code }) => code === 'deposit_waiver')
            ?.retained
        expect(retainedBy('guest')).toBe(5_900)
        expect(retainedBy('operator')).toBe(0)
      }),
    )
  })
})
