import { describe, expect, test } from 'vitest'
import { aFee, aHome, aPlan, aPromo, aRequest, aTax, pricesOf } from '../testing/sample.ts'
import { type CancellationPolicy, policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { retainedBy } from './retention.ts'
import type { Tax } from './tax.ts'

const bookedAt = new Date('2026-11-20T14:50:00Z')
/** The stay from July 2 to 9, 2027, at 4:00 PM in New York. */
const arrival = '2027-07-02T20:00:00Z'
/** Half of the nights is refunded until check-in. */
const halfUntilArrival: CancellationPolicy = {
  ...policyPresets.strict,
  tiers: [{ daysBefore: 0, nights: 5_000 }],
  fees: { cleaning: 'as_nights' },
}
type Given = { policy?: CancellationPolicy; nightly?: number; tax?: Partial<Tax>; isFree?: boolean; at: string }

/** What a cancellation retains of the nights, the cleaning fee, and the tax. */
const retained = ({ policy = halfUntilArrival, nightly = 10_000, tax = {}, isFree = false, at }: Given): number[] => {
  const prices = pricesOf({
    plan: aPlan({ base: nightly, weekend: null }),
    fees: [aFee()],
    taxes: [aTax({ retained: { when: 'always' }, ...tax })],
  })
  const promo = isFree ? aPromo({ kind: 'percent', amount: 10_000 }) : null
  const agreed = quoteDocument(aHome({ policy, prices }), aRequest({ promo }), bookedAt)
  return retainedBy(agreed, { at: new Date(at), by: 'guest', confirmedAt: bookedAt }).parts.map((part) => part.retained)
}

describe('R39 the amounts a cancellation retains', () => {
  test('on the arrival day, before check-in, apply the percentage to all nights, including the first', () => {
    expect(retained({ at: arrival, tax: { on: [] } })[0]).toBe(35_000)
  })

  test('follow the tier’s percentage for a fee tied to the nights if the nights are free', () => {
    expect(retained({ at: arrival, isFree: true }).slice(0, 2)).toEqual([0, 22_500])
  })
})

describe('R25 tax on retained amounts', () => {
  const onNights = { on: ['accommodation'] } as const satisfies Partial<Tax>
  const nothingBack: CancellationPolicy = { ...halfUntilArrival, tiers: [], fees: {} }
  const allBack: CancellationPolicy = { ...halfUntilArrival, tiers: [{ daysBefore: 0, nights: 10_000 }], grace: null }

  test('is retained from the moment after its cutoff, but not at the cutoff itself', () => {
    const tax = { ...onNights, retained: { when: 'within_days', days: 30 } } as const
    // 30 days before check-in is June 2, 4:00 PM.
    expect(retained({ tax, at: '2027-06-02T20:00:00.000Z' })[2]).toBe(0)
    expect(retained({ tax, at: '2027-06-02T20:00:00.001Z' })[2]).toBe(1_925)
  })

  test('is retained in full if its whole base is, however small, and not at all if none is', () => {
    const half = { ...onNights, amount: 5_000 }
    expect(retained({ policy: nothingBack, nightly: 1, tax: { ...onNights, amount: 10_000 }, at: arrival })[2]).toBe(7)
    expect(retained({ policy: allBack, nightly: 1, tax: half, at: arrival })[2]).toBe(0)
    const perNight = { kind: 'per_night', amount: 100_000 } as const
    expect(retained({ policy: nothingBack, nightly: 1, tax: perNight, at: arrival })[2]).toBe(700_000)
  })
})
