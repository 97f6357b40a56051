import { describe, expect, it } from 'vitest'
import { inEnglish } from '#testing/in-english'
import { aDiscount, aFee, aPlan, aPromo, aRequest, aSeason, pricesOf } from '../testing/sample.ts'
import { couponLine, promoApplies } from './coupon.ts'
import { extraGuestLine } from './extra-guests.ts'
import { addOnsOf, inOrder, taxedAs } from './fees.ts'
import { priceStay as priced } from './stay-price.ts'

/** Fri, Jul 2 to Fri, Jul 9, 2027: two weekend nights, five weekday nights. */
const week = aRequest()
type Readable = { code: string; label: string; amount: number; optional: boolean; why: ReadableWhy }
type ReadableWhy = { rule: string; text: string; steps: { label: string; amount: number }[] }
/** The lines of a price in English. */
const priceStay = (
  ...of: Parameters<typeof priced>
): { accommodation: Readable[]; fees: Readable[]; taxes: Readable[] } => inEnglish(priced(...of))
const lineOf = (lines: readonly { code: string; why: object }[], code: string) =>
  lines.find((line) => line.code === code)

describe('R15 every line explains its amount', () => {
  it('the nights, by price and source', () => {
    const prices = pricesOf({
      plan: aPlan({ floor: 90_000, cap: 200_000 }),
      seasons: [aSeason({ from: '2027-07-06', to: '2027-07-07', nightly: 110_000 })],
      nightPrices: [
        { night: '2027-07-05', amount: 120_000, by: 'hand' },
        { night: '2027-07-07', amount: 80_000, by: 'hand' },
        { night: '2027-07-08', amount: 300_000, by: 'hand' },
      ],
    })
    expect(lineOf(priceStay(prices, week).accommodation, 'rent')).toEqual({
      code: 'rent',
      label: '7 nights',
      amount: 870_000,
      optional: false,
      why: {
        rule: 'rates',
        text: 'Nights cost $900.00 to $2,000.00.',
        steps: [
          { label: '2 nights, Fri, Sat, at $1,250.00', amount: 250_000 },
          { label: '1 night, Sun, at $1,000.00', amount: 100_000 },
          { label: '1 night, Mon, at $1,200.00, rate set for this date', amount: 120_000 },
          { label: '1 night, Tue, at $1,100.00, High summer', amount: 110_000 },
          { label: '1 night, Wed, at $900.00, minimum rate', amount: 90_000 },
          { label: '1 night, Thu, at $2,000.00, maximum rate', amount: 200_000 },
        ],
      },
    })
  })

  it('R35 nights with a price agreed at booking, and a price proposed by a service', () => {
    const agreed = () => ({ amount: 99_000, source: 'agreed', season: null, clamped: null }) as const
    const rent = lineOf(priceStay(pricesOf(), week, agreed).accommodation, 'rent')
    expect(rent?.why).toMatchObject({
      text: 'Each night is $990.00.',
      steps: [{ label: '7 nights, at $990.00, as agreed', amount: 693_000 }],
    })
    const proposed = pricesOf({ nightPrices: [{ night: '2027-07-05', amount: 120_000, by: 'service' }] })
    expect(lineOf(priceStay(proposed, week).accommodation, 'rent')?.why).toMatchObject({
      steps: expect.arrayContaining([{ label: '1 night, Mon, at $1,200.00', amount: 120_000 }]),
    })
  })

  it('extra guests, and none if no one is extra or extra guests are free', () => {
    const party = { adults: 6, children: 2, infants: 0, pets: 0 }
    const extra = (plan = {}, who = party) =>
      lineOf(priceStay(pricesOf({ plan: aPlan(plan) }), aRequest({ party: who })).accommodation, 'extra_guests')
    expect(extra()).toEqual({
      code: 'extra_guests',
      label: '2 extra guests',
      amount: 70_000,
      optional: false,
      why: {
        rule: 'rates:extra-guest',
        text: 'The rate includes 6 guests. Each extra guest is $50.00 a night.',
        steps: [{ label: '2 guests, 7 nights, at $50.00', amount: 70_000 }],
      },
    })
    expect(extra({ includedGuests: 7 })).toMatchObject({ label: '1 extra guest', amount: 35_000 })
    expect(extra({ includedGuests: 8 })).toBeUndefined()
    expect(extra({ extraGuest: 0 })).toBeUndefined()
    expect([
      extraGuestLine(aPlan({ extraGuest: 0 }), party, 7),
      extraGuestLine(aPlan({ includedGuests: 8 }), party, 7),
    ]).toEqual([null, null])
    expect(extra({ extraGuest: 1 })).toMatchObject({ amount: 14 })
  })

  it('each discount, with its base', () => {
    const party = { adults: 8, children: 0, infants: 0, pets: 0 }
    const discounts = (of: 'rent' | 'accommodation') => [
      aDiscount({ kind: 'length_of_stay', label: 'Weekly', minNights: 7, of }),
      aDiscount({ id: 2, kind: 'early_bird', label: 'Early', daysAhead: 60, basisPoints: 500 }),
    ]
    const lines = (of: 'rent' | 'accommodation') =>
      priceStay(
        pricesOf({ plan: aPlan({ discounts: 'stack', nonRefundable: 1_000 }), discounts: discounts(of) }),
        aRequest({ party, nonRefundable: true }),
      ).accommodation
    // Nights 750,000 and extra guests 70,000; 10% off both leaves 738,000.
    expect(lines('accommodation').slice(2)).toEqual([
      {
        code: 'discount_length_of_stay',
        label: 'Weekly',
        amount: -82_000,
        optional: false,
        why: {
          rule: 'discount:1',
          text: 'Stays of 7 nights or more get 10% off the nights and extra guests.',
          steps: [
            { label: '7 nights before this discount', amount: 820_000 },
            { label: '10% of that', amount: -82_000 },
          ],
        },
      },
      {
        code: 'discount_early_bird',
        label: 'Early',
        amount: -36_900,
        optional: false,
        why: {
          rule: 'discount:2',
          text: 'Booking 60 days or more ahead takes 5% off the nights and extra guests.',
          steps: [
            { label: '7 nights before this discount', amount: 738_000 },
            { label: '5% of that', amount: -36_900 },
          ],
        },
      },
      {
        code: 'non_refundable',
        label: 'Non-refundable rate',
        amount: -70_110,
        optional: false,
        why: {
          rule: 'rates:non-refundable',
          text: '10% off, because this rate isn’t refundable after the first day.',
          steps: [
            { label: 'After discounts', amount: 701_100 },
            { label: '10% of that', amount: -70_110 },
          ],
        },
      },
    ])
    // Off the nights alone: the extra guests keep their full amount for the second discount.
    expect(lines('rent').slice(2, 4)).toMatchObject([
      { amount: -75_000, why: { text: 'Stays of 7 nights or more get 10% off the nights.' } },
      { amount: -37_250, why: { steps: [{ amount: 745_000 }, { amount: -37_250 }] } },
    ])
  })

  it('a discount without a number of days ahead counts from the arrival day', () => {
    const reached = (kind: 'early_bird' | 'last_minute', bookedOn: string) =>
      priceStay(
        pricesOf({ discounts: [aDiscount({ kind })] }),
        aRequest({ stay: { arrive: '2027-07-02', depart: '2027-07-03' }, bookedOn }),
      ).accommodation.slice(1)
    expect(reached('last_minute', '2027-07-01')).toEqual([])
    expect(reached('last_minute', '2027-07-02')[0]?.why.text).toMatch(/^Booking 0 days or less ahead takes/)
    expect(reached('early_bird', '2027-07-02')[0]?.why.text).toMatch(/^Booking 0 days or more ahead takes/)
    expect(reached('early_bird', '2027-07-03')).toEqual([])
  })

  it('of several tiers of one kind, the longest applies, then the deepest, then the first', () => {
    const tier = (id: number, minNights: number, basisPoints: number) =>
      aDiscount({ id, kind: 'length_of_stay', minNights, basisPoints })
    const taken = (...tiers: ReturnType<typeof tier>[]) =>
      priceStay(pricesOf({ discounts: tiers, plan: aPlan({ discounts: 'stack' }) }), week)
        .accommodation.slice(1)
        .map(({ why }) => why.rule)
    for (const tiers of [
      [tier(1, 7, 500), tier(2, 3, 2_000), tier(3, 5, 3_000)],
      [tier(3, 5, 3_000), tier(2, 3, 2_000), tier(1, 7, 500)],
    ])
      expect(taken(...tiers)).toEqual(['discount:1'])
    expect(taken(tier(1, 7, 500), tier(2, 7, 2_000))).toEqual(['discount:2'])
    expect(taken(tier(2, 7, 2_000), tier(1, 7, 500))).toEqual(['discount:2'])
    expect(taken(tier(2, 7, 500), tier(1, 7, 500))).toEqual(['discount:1'])
    expect(taken(tier(1, 7, 500), tier(2, 7, 500))).toEqual(['discount:1'])
  })

  it('a coupon, as an amount and as a percentage, never more than the nights', () => {
    const coupon = (promo: Parameters<typeof aPromo>[0]) =>
      lineOf(priceStay(pricesOf(), aRequest({ promo: aPromo(promo) })).accommodation, 'coupon')
    expect(coupon({ amount: 20_000 })).toEqual({
      code: 'coupon',
      label: 'Ten',
      amount: -20_000,
      optional: false,
      why: {
        rule: 'promo:1',
        text: '$200.00 off the nights with TEN.',
        steps: [
          { label: 'Before the promo code', amount: 750_000 },
          { label: 'TEN', amount: -20_000 },
        ],
      },
    })
    expect(coupon({ kind: 'percent', amount: 1_000 })).toMatchObject({
      amount: -75_000,
      why: { text: '10% off the nights with TEN.' },
    })
    expect(coupon({ amount: 2_000_000 })).toMatchObject({ amount: -750_000 })
    expect(Math.abs(couponLine(aPromo(), 0, 'USD').amount)).toBe(0)
  })

  it('fees of every kind, with their amounts', () => {
    const party = { adults: 2, children: 1, infants: 1, pets: 2 }
    const kinds = [
      'per_stay',
      'per_night',
      'per_guest',
      'per_guest_night',
      'with_pets',
      'per_pet',
      'per_pet_night',
    ] as const
    const fees = kinds.map((kind, at) => aFee({ id: at + 1, kind, amount: 1_000, position: at }))
    const lines = priceStay(pricesOf({ fees }), aRequest({ party })).fees
    expect(lines.map(({ why }) => [why.text, why.steps[0]?.label])).toEqual(
      [
        '$10.00 for the stay',
        '$10.00 for each of 7 nights',
        '$10.00 for each of 3 guests',
        '$10.00 for each guest and night (3 guests, 7 nights)',
        '$10.00 for the stay',
        '$10.00 for each of 2 pets',
        '$10.00 for each pet and night (2 pets, 7 nights)',
      ].map((text) => [text, text]),
    )
    expect(lines.map(({ optional, why }) => [optional, why.rule, why.steps.length])).toEqual(
      kinds.map((_, at) => [false, `fee:${at + 1}`, 1]),
    )
  })

  it('a pet fee is charged once, and not without a pet', () => {
    const amount = (pets: number) =>
      priceStay(pricesOf({ fees: [aFee({ kind: 'with_pets' })] }), aRequest({ party: { ...week.party, pets } })).fees
    expect([amount(0), amount(1)[0]?.amount, amount(3)[0]?.amount]).toEqual([[], 45_000, 45_000])
  })

  it('a percentage names its base', () => {
    const fees = [aFee(), aFee({ id: 2, code: 'service', kind: 'percent', amount: 600, position: 2, note: 'For us.' })]
    const service = (of: 'rent' | 'subtotal') =>
      priceStay(pricesOf({ fees: [fees[0], { ...fees[1], of }] as typeof fees }), week).fees[1]
    expect(service('subtotal')).toMatchObject({
      amount: 47_700,
      why: {
        text: '6% of $7,950.00. For us.',
        steps: [
          { label: 'Nights and fees before this one', amount: 795_000 },
          { label: '6%', amount: 47_700 },
        ],
      },
    })
    expect(service('rent')).toMatchObject({
      amount: 45_000,
      why: {
        text: '6% of $7,500.00. For us.',
        steps: [
          { label: 'Nights after discounts', amount: 750_000 },
          { label: '6%', amount: 45_000 },
        ],
      },
    })
  })
})

describe('R16 a promo code', () => {
  const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
  const applies = (promo: Parameters<typeof aPromo>[0], bookedOn = '2026-11-20') =>
    promoApplies(aPromo(promo), stay, bookedOn)

  it('requires a minimum number of nights', () => {
    expect([applies({ minNights: 7 }), applies({ minNights: 8 })]).toEqual([true, false])
  })

  it('is valid on its booking days, excluding the last', () => {
    const booked = { from: '2026-11-01', to: '2026-11-30' }
    expect(['2026-10-31', '2026-11-01', '2026-11-29', '2026-11-30'].map((day) => applies({ booked }, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is valid for stays entirely within its dates', () => {
    const within = (from: string, to: string) => applies({ stays: { from, to } })
    expect(within('2027-07-02', '2027-07-09')).toBe(true)
    expect(within('2027-07-03', '2027-07-09')).toBe(false)
    expect(within('2027-07-02', '2027-07-08')).toBe(false)
    expect(within('2027-07-01', '2027-07-10')).toBe(true)
  })

  it('requires all of its conditions', () => {
    const booked = { from: '2026-11-01', to: '2026-11-30' }
    const stays = { from: '2027-07-01', to: '2027-07-31' }
    expect(applies({ minNights: 7, booked, stays })).toBe(true)
    expect(applies({ minNights: 8, booked, stays })).toBe(false)
    expect(applies({ minNights: 7, booked, stays }, '2026-12-01')).toBe(false)
    expect(applies({ minNights: 7, booked, stays: { from: '2027-08-01', to: '2027-08-31' } })).toBe(false)
  })
})

describe('fees', () => {
  it('are in order, and those with the same position by age', () => {
    const order = (...fees: [number, number][]) =>
      inOrder(fees.map(([id, position]) => aFee({ id, position }))).map(({ id }) => id)
    expect(order([1, 3], [2, 1], [3, 2])).toEqual([2, 3, 1])
    expect(order([9, 1], [4, 1], [6, 1])).toEqual([4, 6, 9])
    expect(order([4, 2], [9, 1], [5, 2])).toEqual([9, 4, 5])
  })

  it('R20 are taxed by kind; travel protection is not a lodging charge', () => {
    expect([taxedAs('protection'), taxedAs('deposit_waiver'), taxedAs('cleaning')]).toEqual([
      null,
      'waiver',
      'cleaning',
    ])
  })

  it('chosen by the guest are recognized by their ids', () => {
    const fees = [aFee({ id: 4 }), aFee({ id: 17, optional: true, position: 2 }), aFee({ id: 9, optional: true })]
    expect(addOnsOf(priced(pricesOf({ fees }), aRequest({ addOns: [17] })))).toEqual([17])
    const waived = priced(pricesOf({ fees, plan: aPlan({ waiver: 9_000 } as object) }), aRequest({ waiver: true }))
    expect(addOnsOf(waived)).toEqual([])
  })
})
