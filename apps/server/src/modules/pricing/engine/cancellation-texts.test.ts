import { asWritten, render, said } from '@porchlight/wording'
import { describe, expect, test } from 'vitest'
import type { CancellationTerms } from './cancellation-terms.ts'
import { lineText, refundText, resaleText, ruleText } from './cancellation-texts.ts'
import { policyPresets } from './policy.ts'
import type { RetainedPart } from './retention.ts'

const until = new Date('2027-06-02T20:00:00Z')
const place = { timeZone: 'America/New_York', checkInTime: '16:00' }
const tier = (share: number): CancellationTerms => ({ rule: 'tier', until, share })
const nights = (charged: number, retained: number): RetainedPart => ({
  kind: 'nights',
  code: 'nights',
  label: said('price.nights_charge'),
  charged,
  retained,
})
const fee = (label: string, charged: number, retained: number): RetainedPart => ({
  kind: 'fee',
  fee: 'cleaning',
  code: 'cleaning',
  label: asWritten(label),
  charged,
  retained,
})
const words = (terms: CancellationTerms, ...parts: RetainedPart[]) =>
  render('en', refundText({ terms, parts, amount: 0 }))

describe('the refund text', () => {
  test('names the refunded share of the nights', () => {
    expect(words(tier(5_000), nights(10_000, 5_000))).toBe('50% refund: Nights.')
    expect(words(tier(2_500), nights(10_000, 7_500))).toBe('25% refund: Nights.')
  })

  test('names what is unused after check-in', () => {
    const after: CancellationTerms = { rule: 'after_arrival', until: null, share: 5_000 }
    expect(words(after, nights(10_000, 7_500))).toBe('50% refund of what’s unused: Nights.')
  })

  test('distinguishes a partial refund from a full one, to the cent', () => {
    expect(words(tier(5_000), nights(10_000, 5_000), fee('Cleaning', 1, 0))).toBe(
      '50% refund: Nights. Full refund: Cleaning.',
    )
    expect(words(tier(5_000), nights(10_000, 10_000), fee('Cleaning', 4_500, 0))).toBe('Full refund: Cleaning.')
    expect(words(tier(9_999), nights(2, 1), fee('Cleaning', 4_500, 4_500))).toBe('99.99% refund: Nights.')
    expect(words(tier(0), nights(10_000, 10_000))).toBe('No refund.')
    expect(words(tier(10_000), nights(1, 0))).toBe('Full refund.')
  })

  test('counts a part that cost a cent, but not one that cost nothing', () => {
    expect(words(tier(0), nights(1, 1))).toBe('No refund.')
    expect(words(tier(0), nights(10_000, 10_000), fee('Linen', 0, 0))).toBe('No refund.')
  })
})

test('R40 refunds rebooked nights as a whole or night by night, less a percentage or an amount', () => {
  const share = { kind: 'share', basisPoints: 2_000 } as const
  const amount = { kind: 'amount', amount: 5_000 } as const
  expect(render('en', resaleText({ resale: 'whole_stay', keep: share }, 'USD'))).toBe(
    'If the same nights are rebooked at this price or more, the rent is refunded less 20%.',
  )
  expect(render('en', resaleText({ resale: 'night_by_night', keep: amount }, 'USD'))).toBe(
    'The rent of each rebooked night is refunded, less $50.00.',
  )
})

test('names the share of the unused nights after check-in, or that there is none', () => {
  const after = (share: number) =>
    render(
      'en',
      ruleText({ rule: 'after_arrival', until: null, share }, { policy: policyPresets.strict, place, currency: 'USD' }),
    )
  expect(after(1)).toBe('Strict: after check-in, 0.01% of the unused nights is refunded.')
  expect(after(0)).toBe('Strict: no refund after check-in.')
})

describe('the reason a part of the price is refunded or retained', () => {
  test.each([
    ['nights', 0, false, 'Refunded in full.'],
    ['nights', 50, false, 'Refunded in part.'],
    ['nights', 100, false, 'Retained.'],
    ['nights', 100, true, 'Retained until the nights are rebooked.'],
    ['fee', 100, true, 'Retained.'],
    ['tax', 0, false, 'Refunded in full.'],
    ['tax', 50, false, 'Refunded in proportion to the charge it applies to.'],
    ['tax', 100, false, 'Retained with the charge it applies to.'],
  ] as const)('%s with %i of 100 retained', (kind, retained, resale, why) => {
    expect(render('en', lineText({ kind, charged: 100, retained }, resale))).toBe(why)
  })
})
