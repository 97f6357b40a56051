import {
  addDays,
  dayNumber,
  feeCodes,
  feeKinds,
  nightsOf,
  type PolicyCode,
  taxableCharges,
  taxKinds,
} from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDiscount, aHome, aPlan, aRequest, aTax, newYork } from '../testing/sample.ts'
import { discountKinds } from './discounts.ts'
import type { HomePrices } from './home-prices.ts'
import { sumOf } from './line.ts'
import { lowestHeadline } from './lowest-headline.ts'
import { nightlyRents, rentsFrom } from './nightly.ts'
import { policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { refundFor } from './refund.ts'
import { priceStay } from './stay-price.ts'
import type { StayRequest } from './stay-request.ts'

const minor = fc.integer({ min: 0, max: 5_000_000 })
const share = fc.integer({ min: 0, max: 10_000 })
const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-10-01', days))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const range = fc
  .tuple(day, fc.integer({ min: 1, max: 90 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }))

const plan = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  base: minor,
  weekend: maybe(minor),
  weekendNights: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  floor: maybe(fc.integer({ min: 0, max: 100_000 })),
  cap: maybe(fc.integer({ min: 100_000, max: 5_000_000 })),
  includedGuests: fc.integer({ min: 1, max: 8 }),
  extraGuest: fc.integer({ min: 0, max: 20_000 }),
  counted: fc.subarray(['adults', 'children', 'infants'] as const),
  discounts: fc.constantFrom('one', 'stack'),
  nonRefundable: maybe(share),
  markups: fc.constant({}),
  deposit: minor,
})
const discount = fc.record({
  kind: fc.constantFrom(...discountKinds),
  label: fc.constant('Discount'),
  basisPoints: share,
  of: fc.constantFrom('rent', 'accommodation'),
  minNights: fc.integer({ min: 1, max: 30 }),
  daysAhead: maybe(fc.integer({ min: 0, max: 300 })),
  nights: maybe(range),
  booked: fc.constant(null),
})
const fee = fc.record({
  code: fc.constantFrom(...feeCodes),
  label: fc.constant('Fee'),
  note: fc.constant(''),
  kind: fc.constantFrom(...feeKinds),
  amount: fc.integer({ min: 0, max: 10_000 }),
  of: fc.constantFrom('rent', 'subtotal'),
  position: fc.integer({ min: 1, max: 5 }),
  optional: fc.boolean(),
})
const tax = fc
  .record({
    kind: fc.constantFrom(...taxKinds),
    amount: fc.integer({ min: 0, max: 3_000 }),
    on: fc.subarray([...taxableCharges]),
    firstNights: maybe(fc.integer({ min: 1, max: 20 })),
    from: maybe(day),
    retained: fc.constantFrom(
      { when: 'never' } as const,
      { when: 'always' } as const,
      { when: 'within_days', days: 20 } as const,
    ),
    rounding: fc.constantFrom('half_up', 'half_even', 'up', 'down'),
  })
  .map((fields) => aTax(fields))
const season = fc.record({
  name: fc.constant('Season'),
  nightly: maybe(minor),
  weekend: maybe(minor),
  adjust: fc.integer({ min: -10_000, max: 10_000 }),
})

const numbered = <T extends object>(rows: T[]): (T & { id: number })[] =>
  rows.map((row, index) => ({ ...row, id: index + 1 }))
const prices: fc.Arbitrary<HomePrices> = fc.record({
  plan,
  seasons: fc
    .array(
      fc.tuple(season, range).map(([fields, dates]) => ({ ...fields, ...dates })),
      { maxLength: 4 },
    )
    .map(numbered),
  nightPrices: fc.array(fc.record({ night: day, amount: minor, by: fc.constantFrom('hand', 'service') }), {
    maxLength: 5,
  }),
  discounts: fc.array(discount, { maxLength: 6 }).map(numbered),
  fees: fc.array(fee, { maxLength: 6 }).map(numbered),
  taxes: fc.array(tax, { maxLength: 4 }),
})
const request: fc.Arbitrary<StayRequest> = fc
  .record({
    arrive: fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-11-20', days)),
    nights: fc.integer({ min: 1, max: 60 }),
    party: fc.record({
      adults: fc.integer({ min: 1, max: 12 }),
      children: fc.integer({ min: 0, max: 6 }),
      infants: fc.integer({ min: 0, max: 2 }),
      pets: fc.integer({ min: 0, max: 3 }),
    }),
    promo: maybe(
      fc.record({
        id: fc.constant(1),
        code: fc.constant('P'),
        label: fc.constant('P'),
        kind: fc.constant('amount' as const),
        amount: minor,
        minNights: fc.constant(1),
        booked: fc.constant(null),
        stays: fc.constant(null),
      }),
    ),
    nonRefundable: fc.boolean(),
  })
  .map(({ arrive, nights, ...rest }) =>
    aRequest({ stay: { arrive, depart: addDays(arrive, nights) }, addOns: [1, 2], ...rest }),
  )

const bookedAt = new Date('2026-11-20T15:00:00Z')
const quoted = (home: HomePrices, requested: StayRequest, preset: PolicyCode) =>
  quoteDocument({ ...aHome({ prices: home, policy: policyPresets[preset] }), place: newYork }, requested, bookedAt)
const anyPreset = fc.constantFrom(...(Object.keys(policyPresets) as PolicyCode[]))

test('R15 the total is the sum of the lines, each a whole minor unit, and nothing is negative', () => {
  fc.assert(
    fc.property(prices, request, (home, requested) => {
      const price = priceStay(home, requested)
      const lines = [...price.accommodation, ...price.fees, ...price.taxes]
      expect(price.total).toBe(sumOf(lines))
      expect(price.headline).toBe(sumOf(price.accommodation) + sumOf(price.fees.filter((line) => !line.optional)))
      expect(sumOf(price.nights)).toBe(sumOf(price.accommodation))
      expect(price.nights.every((night) => night.amount >= 0)).toBe(true)
      expect(lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
      expect(Math.min(price.headline, price.total, ...price.taxes.map((line) => line.amount))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('R26 the schedule of any quote sums to its total exactly', () => {
  fc.assert(
    fc.property(prices, request, anyPreset, (home, requested, preset) => {
      const { price, schedule } = quoted(home, requested, preset)
      expect(sumOf(schedule)).toBe(price.total)
      expect(schedule.every((part) => part.amount >= 0 && part.dueOn >= requested.bookedOn)).toBe(true)
    }),
  )
})

test('R39 a refund is never more than was paid and never negative, and its lines add up', () => {
  const days = fc.integer({ min: -60, max: 400 })
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      prices,
      request,
      anyPreset,
      days,
      fraction,
      fraction,
      (home, requested, preset, later, paidShare, backShare) => {
        const document = quoted(home, requested, preset)
        const paid = Math.floor(document.price.total * paidShare)
        const alreadyRefunded = Math.floor(paid * backShare)
        const at = new Date(bookedAt.getTime() + later * 86_400_000)
        const refund = refundFor(document, { at, by: 'guest', confirmedAt: bookedAt }, { paid, alreadyRefunded })
        expect(refund.refund).toBeGreaterThanOrEqual(0)
        expect(refund.refund + alreadyRefunded).toBeLessThanOrEqual(paid)
        expect(refund.lines.reduce((sum, line) => sum + line.refund, 0)).toBe(refund.refund)
        expect(refund.lines.reduce((sum, line) => sum + line.paid, 0)).toBe(paid)
        expect(refund.lines.reduce((sum, line) => sum + line.retained, 0)).toBe(refund.retained)
        expect(refund.lines.every((line) => line.retained >= 0 && line.retained <= line.charged)).toBe(true)
      },
    ),
  )
})

test('R28 a cancellation after the installments due were collected leaves nothing owed', () => {
  fc.assert(
    fc.property(prices, request, anyPreset, fc.integer({ min: 0, max: 400 }), (home, requested, preset, later) => {
      const document = quoted(home, requested, preset)
      const at = new Date(bookedAt.getTime() + later * 86_400_000)
      const today = at.toISOString().slice(0, 10)
      const paid = sumOf(document.schedule.filter((part) => part.dueOn <= today))
      expect(
        refundFor(document, { at, by: 'guest', confirmedAt: bookedAt }, { paid, alreadyRefunded: 0 }).balanceDue,
      ).toBe(0)
    }),
  )
})

test('adding a night never lowers the undiscounted rent', () => {
  fc.assert(
    fc.property(prices, day, fc.integer({ min: 1, max: 60 }), (home, arrive, nights) => {
      const rent = (count: number) => sumOf(rentsFrom(nightlyRents(home), arrive, count))
      expect(rent(nights + 1)).toBeGreaterThanOrEqual(rent(nights))
      expect(nightlyRents(home)(dayNumber(arrive)).amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the lowest headline of a year of stays matches pricing the stays one by one', () => {
  const anyNights = fc.constantFrom(1, 2, 3, 7, 28)
  fc.assert(
    fc.property(prices, request, anyNights, (home, requested, nights) => {
      const stays = Array.from({ length: 120 }, (_, day) => {
        const arrive = addDays('2026-11-20', day)
        return { ...requested, promo: null, stay: { arrive, depart: addDays(arrive, nights) } }
      })
      const perNight = stays.map((one) =>
        Math.ceil(priceStay({ ...home, taxes: [] }, one).headline / nightsOf(one.stay)),
      )
      expect(lowestHeadline(home, stays)).toBe(Math.min(...perNight))
    }),
    { numRuns: 30 },
  )
  expect(lowestHeadline(aHome().prices, [])).toBeNull()
})

test('the lowest headline is found when a discount applies to a few of many similar nights', () => {
  const stays = Array.from({ length: 200 }, (_, day) => {
    const arrive = addDays('2026-11-20', day)
    return aRequest({ stay: { arrive, depart: addDays(arrive, 2) } })
  })
  const few = aDiscount({ kind: 'promotion', nights: { from: '2027-02-01', to: '2027-02-03' } })
  const home = { ...aHome().prices, plan: aPlan({ weekend: null }), seasons: [], discounts: [few], fees: [] }
  expect(lowestHeadline(home, stays)).toBe(90_000)
})
