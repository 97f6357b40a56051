import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PolicyInput, priceConcerns, waiverConcerns } from './price-policy.ts'

const year = (amount: number): number[] => Array.from({ length: 60 }, () => amount)
const usual = { currency: 'USD', firstNight: '2027-01-15', before: year(100_000), after: year(100_000) } as const
const codes = (change: Partial<PolicyInput>) => priceConcerns({ ...usual, ...change }).map(({ code }) => code)
const withNight = (amount: number) => usual.before.map((rent, index) => (index === 3 ? amount : rent))

describe('a price change requires confirmation', () => {
  it('when a night is ten times above or below the usual price, but not when it is less far off', () => {
    expect(codes({ after: withNight(1_000_000) })).toEqual(['far_from_usual'])
    expect(codes({ after: withNight(10_000) })).toEqual(['far_from_usual'])
    expect(codes({ after: withNight(999_999) })).toEqual([])
    expect(codes({ after: withNight(10_001) })).toEqual([])
    expect(priceConcerns({ ...usual, after: withNight(1) })).toEqual([
      {
        code: 'far_from_usual',
        nights: 1,
        night: '2027-01-18',
        amount: { amount: 1, currency: 'USD' },
        usual: { amount: 100_000, currency: 'USD' },
      },
    ])
  })

  it('not for nights that stay the same, however unusual', () => {
    expect(codes({ before: withNight(1), after: withNight(1) })).toEqual([])
  })

  it('when first prices are implausible for any home, in each currency', () => {
    expect(codes({ before: null, after: year(999) })).toEqual(['unusual_amount'])
    expect(codes({ before: null, after: year(1_000) })).toEqual([])
    expect(codes({ before: null, after: year(5_000_001) })).toEqual(['unusual_amount'])
    expect(codes({ currency: 'JPY', before: null, after: year(30_000) })).toEqual([])
    expect(codes({ currency: 'JPY', before: null, after: year(999) })).toEqual(['unusual_amount'])
    expect(codes({ currency: 'JPY', before: null, after: year(1_000) })).toEqual([])
    expect(codes({ currency: 'KWD', before: null, after: year(9_999) })).toEqual(['unusual_amount'])
  })

  it('when later prices reach what hardly any home has, step by step', () => {
    expect(codes({ before: year(5_000), after: year(999) })).toEqual(['unusual_amount'])
    expect(codes({ before: year(999), after: year(900) })).toEqual(['unusual_amount'])
    expect(codes({ before: year(900_000), after: year(5_000_001) })).toEqual(['unusual_amount'])
    expect(codes({ before: year(5_000), after: year(1_000) })).toEqual([])
  })

  it('when a fee per stay is a matter of cents: a decimal mark may be lost', () => {
    const fee = { label: 'Cleaning', kind: 'per_stay', amount: 99, optional: false } as const
    expect(priceConcerns({ ...usual, fees: [fee] })).toEqual([
      {
        code: 'unusual_price',
        label: 'Cleaning',
        amount: { amount: 99, currency: 'USD' },
        least: { amount: 100, currency: 'USD' },
        most: { amount: 500_000, currency: 'USD' },
      },
    ])
    expect(codes({ fees: [{ ...fee, amount: 100 }] })).toEqual([])
    expect(codes({ fees: [{ ...fee, kind: 'per_guest_night' }] })).toEqual([])
    expect(codes({ currency: 'JPY', fees: [fee] })).toEqual(['unusual_price'])
  })

  it('when half or more is taken off by a discount, a season, or an adjustment', () => {
    expect(codes({ discounts: [{ basisPoints: 5_000 }] })).toEqual(['deep_discount'])
    expect(codes({ discounts: [{ basisPoints: 4_999 }] })).toEqual([])
    expect(codes({ seasons: [{ adjust: -6_000 }] })).toEqual(['deep_discount'])
    expect(codes({ moved: -9_000 })).toEqual(['deep_discount'])
  })

  it('when a fee or a deposit is out of proportion to the nights', () => {
    const fee = { label: 'Cleaning', kind: 'per_stay', amount: 500_001, optional: false } as const
    expect(codes({ fees: [fee] })).toEqual(['high_fee'])
    expect(codes({ fees: [{ ...fee, amount: 500_000 }] })).toEqual([])
    expect(codes({ fees: [{ ...fee, kind: 'per_night', amount: 100_001 }] })).toEqual(['high_fee'])
    expect(codes({ fees: [{ ...fee, kind: 'percent', amount: 3_001 }] })).toEqual(['high_share'])
    expect(codes({ deposit: 2_000_001 })).toEqual(['high_deposit'])
  })
})

describe('the usual price of a night', () => {
  it('is computed from before the change, or from the first prices if there were none', () => {
    expect(codes({ after: year(50_000), deposit: 2_000_000 })).toEqual([])
    expect(codes({ after: year(50_000), deposit: 2_000_001 })).toEqual(['high_deposit'])
    expect(codes({ before: null, deposit: 2_000_001 })).toEqual(['high_deposit'])
  })

  it('can be computed from a single night', () => {
    expect(codes({ before: [100_000], after: [1_000_000] })).toEqual(['far_from_usual'])
  })
})

describe('a damage waiver requires confirmation', () => {
  const concerns = (price: number, deposit: number) => waiverConcerns(price, deposit, 'USD')

  it('when it costs more than half of the deposit it replaces', () => {
    expect(concerns(50_001, 100_000)).toEqual([
      {
        code: 'high_waiver',
        amount: { amount: 50_001, currency: 'USD' },
        deposit: { amount: 100_000, currency: 'USD' },
      },
    ])
    expect([concerns(50_000, 100_000), concerns(10_000, 100_000)]).toEqual([[], []])
    expect(concerns(1, 1)).toHaveLength(1)
  })

  it('not when no deposit is replaced', () => {
    expect(concerns(50_000, 0)).toEqual([])
  })
})

it('never asks about a change that moves each night by less than half', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20_000, max: 40_000 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: -49, max: 100 }),
      (before, percent) => {
        const after = before.map((rent) => Math.round(rent * (1 + percent / 100)))
        expect(codes({ before, after, moved: percent * 100 })).toEqual([])
      },
    ),
  )
})
