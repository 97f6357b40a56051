import { describe, expect, test } from 'vitest'
import type { CancellationTerms } from './cancellation-terms.ts'
import { comesBack, partInWords, resaleInWords, ruleInWords } from './cancellation-words.ts'
import { policyPresets } from './policy.ts'
import type { RetainedPart } from './retained.ts'

const until = new Date('2027-06-02T20:00:00Z')
const tier = (share: number): CancellationTerms => ({ rule: 'tier', until, share })
const nights = (charged: number, kept: number): RetainedPart => ({
  kind: 'nights',
  code: 'nights',
  label: 'Nights',
  charged,
  kept,
})
const fee = (label: string, charged: number, kept: number): RetainedPart => ({
  kind: 'fee',
  fee: 'cleaning',
  code: 'cleaning',
  label,
  charged,
  kept,
})
const words = (terms: CancellationTerms, ...parts: RetainedPart[]) => comesBack({ terms, parts, amount: 0 })

describe('the refund, in words', () => {
  test('says a half by its name, any other share as a percentage', () => {
    expect(words(tier(5_000), nights(10_000, 5_000))).toBe('Half of the nights.')
    expect(words(tier(2_500), nights(10_000, 7_500))).toBe('25% of the nights.')
  })

  test('after check-in speaks of what is not used yet', () => {
    const after: CancellationTerms = { rule: 'after_arrival', until: null, share: 5_000 }
    expect(words(after, nights(10_000, 7_500))).toBe('50% of what is not used yet of the nights.')
  })

  test('tells the refund in part from the refund in full, to the cent', () => {
    expect(words(tier(5_000), nights(10_000, 5_000), fee('Cleaning', 1, 0))).toBe(
      'Half of the nights. In full: cleaning.',
    )
    expect(words(tier(5_000), nights(10_000, 10_000), fee('Cleaning', 4_500, 0))).toBe('Cleaning.')
    expect(words(tier(9_999), nights(2, 1), fee('Cleaning', 4_500, 4_500))).toBe('99.99% of the nights.')
    expect(words(tier(0), nights(10_000, 10_000))).toBe('Nothing.')
    expect(words(tier(10_000), nights(1, 0))).toBe('Everything you have paid.')
  })

  test('a part that cost a cent counts, a part that cost nothing does not', () => {
    expect(words(tier(0), nights(1, 1))).toBe('Nothing.')
    expect(words(tier(0), nights(10_000, 10_000), fee('Linen', 0, 0))).toBe('Nothing.')
  })
})

test('R40 what nights that are rebooked bring: all the same nights or night by night, less a share or an amount', () => {
  const share = { kind: 'share', basisPoints: 2_000 } as const
  const amount = { kind: 'amount', amount: 5_000 } as const
  expect(resaleInWords({ resale: 'whole_stay', keep: share }, 'USD')).toBe(
    'The rent less 20% if the same nights are let again at this price or more.',
  )
  expect(resaleInWords({ resale: 'night_by_night', keep: amount }, 'USD')).toBe(
    'The rent of any night let again, less USD 50.00.',
  )
})

test('after check-in the rule says the share of the nights not slept, or that there is none', () => {
  const after = (share: number) =>
    ruleInWords({ rule: 'after_arrival', until: null, share }, policyPresets.strict, 'USD', '')
  expect(after(1)).toBe('Strict: after check-in 0.01% of the nights not slept.')
  expect(after(0)).toBe('Strict: after check-in nothing comes back.')
})

describe('why a part of the price comes back or stays', () => {
  test.each([
    ['nights', 0, false, 'Comes back in full.'],
    ['nights', 50, false, 'Comes back in part.'],
    ['nights', 100, false, 'Stays.'],
    ['nights', 100, true, 'Stays until the nights are let again.'],
    ['fee', 100, true, 'Stays.'],
    ['tax', 0, false, 'Comes back in full.'],
    ['tax', 50, false, 'Comes back in step with what it is charged on.'],
    ['tax', 100, false, 'Stays with what it is charged on.'],
  ] as const)('%s of which %i of 100 is kept', (kind, kept, resale, why) => {
    expect(partInWords({ kind, charged: 100, kept }, resale)).toBe(why)
  })
})
