import { expect, test } from 'vitest'
import { inEnglish } from '#testing/in-english'
import {
  aDiscount,
  aFee,
  aPlan,
  aPromo,
  aRequest,
  aTax,
  pricesOf,
  workedExample,
  workedRequest,
} from '../testing/sample.ts'
import { scheduleFor } from './schedule.ts'
import { priceStay } from './stay-price.ts'
import { halfAndHalf } from './stay-terms.ts'

const linesOf = (price: ReturnType<typeof priceStay>) =>
  [...price.accommodation, ...price.fees].map(({ code, amount }) => [code, amount])

test('R17 prices the worked example to the cent', () => {
  const price = priceStay(workedExample, workedRequest)
  expect(linesOf(price)).toEqual([
    ['rent', 750_000],
    ['extra_guests', 70_000],
    ['discount_length_of_stay', -82_000],
    ['coupon', -20_000],
    ['cleaning', 45_000],
    ['service', 45_780],
  ])
  expect(price.nights.reduce((sum, night) => sum + night.amount, 0)).toBe(718_000)
  expect(price.headline).toBe(808_780)
  expect(price.taxes.map((tax) => tax.amount)).toEqual([44_483])
  expect(price.total).toBe(853_263)
  const schedule = scheduleFor({
    total: price.total,
    terms: halfAndHalf,
    bookedOn: workedRequest.bookedOn,
    stay: workedRequest.stay,
    retained: [],
  })
  expect(schedule).toEqual([
    { dueOn: '2026-11-20', amount: 426_632, atBooking: true },
    { dueOn: '2027-06-02', amount: 426_631, atBooking: false },
  ])
})

test('R17 explains every line of the worked example, with its rule and amounts', () => {
  const price = priceStay(workedExample, workedRequest)
  expect(
    [...price.accommodation, ...price.fees, ...price.taxes].map(({ label, why }) =>
      inEnglish([label, why.rule, why.text]),
    ),
  ).toEqual([
    ['7 nights', 'rates', 'Nights cost $1,000.00 to $1,250.00.'],
    ['2 extra guests', 'rates:extra-guest', 'The rate includes 6 guests. Each extra guest is $50.00 a night.'],
    ['Weekly discount', 'discount:1', 'Stays of 7 nights or more get 10% off the nights and extra guests.'],
    ['Coupon, first stay', 'promo:9', '$200.00 off the nights with FIRST.'],
    ['Cleaning and linen', 'fee:1', '$450.00 for the stay'],
    ['Service', 'fee:2', '6% of $7,630.00.'],
    ['County tax', 'tax:1', '5.5% of $8,087.80, paid to Marrow County.'],
  ])
  expect(inEnglish(price.accommodation[0]?.why.steps)).toEqual([
    { label: '2 nights, Fri, Sat, at $1,250.00', amount: 250_000 },
    { label: '5 nights, Sun–Thu, at $1,000.00', amount: 500_000 },
  ])
})

test("R15 rounds each line once, half up, to its currency's minor unit", () => {
  const plan = (currency: string) => aPlan({ currency, base: 333, weekend: null, extraGuest: 0 })
  const stay = { arrive: '2027-03-01', depart: '2027-03-04' }
  const discounts = [aDiscount({ kind: 'promotion', basisPoints: 1_250 })]
  // 12.5% of 999 is 124.875; for each night alone 41.625, which would round to 42 three times.
  for (const currency of ['USD', 'JPY', 'KWD'])
    expect(priceStay(pricesOf({ plan: plan(currency), discounts }), aRequest({ stay })).accommodation[1]?.amount).toBe(
      -125,
    )
})

test("R15 writes amounts with their currency's digits", () => {
  const text = (currency: string) =>
    inEnglish(
      priceStay(pricesOf({ plan: aPlan({ currency, base: 25_000, weekend: null }) }), aRequest()).accommodation[0]?.why
        .text,
    )
  expect([text('JPY'), text('USD'), text('KWD')]).toEqual([
    'Each night is ¥25,000.',
    'Each night is $250.00.',
    'Each night is KWD\u00a025.000.',
  ])
})

test('includes the deposit in neither headline nor total', () => {
  const price = priceStay(pricesOf({ plan: aPlan({ deposit: 150_000 }) }), aRequest())
  expect(price.deposit).toBe(150_000)
  expect(price.total).toBe(750_000)
})

test('includes an add-on in the total but not in the headline, and only on request', () => {
  const prices = pricesOf({
    fees: [aFee(), aFee({ id: 2, code: 'waiver', label: 'Damage waiver', amount: 5_900, position: 9, optional: true })],
    taxes: [aTax({ on: ['accommodation'] })],
  })
  const without = priceStay(prices, aRequest())
  const withWaiver = priceStay(prices, aRequest({ addOns: [2] }))
  expect(withWaiver.headline).toBe(without.headline)
  expect(withWaiver.total - without.total).toBe(5_900)
})

test('never lets a coupon reduce the nights below zero', () => {
  const promo = aPromo({ code: 'ALL', label: 'All of it', amount: 9_999_999_999 })
  const price = priceStay(pricesOf({ fees: [aFee()] }), aRequest({ promo }))
  expect(price.headline).toBe(45_000)
})

test('spreads a fixed coupon over the nights pro rata', () => {
  const promo = aPromo({ amount: 22_500 })
  const stay = { arrive: '2027-07-01', depart: '2027-07-03' }
  expect(priceStay(pricesOf(), aRequest({ stay, promo })).nights).toEqual([
    { night: '2027-07-01', rent: 100_000, amount: 90_000 },
    { night: '2027-07-02', rent: 125_000, amount: 112_500 },
  ])
})

test('counts children and infants as extra guests only if the plan says so', () => {
  const party = { adults: 6, children: 2, infants: 1, pets: 0 }
  const extra = (counted: Parameters<typeof aPlan>[0]) =>
    priceStay(pricesOf({ plan: aPlan(counted) }), aRequest({ party })).accommodation.find(
      ({ code }) => code === 'extra_guests',
    )?.amount
  expect(extra({ counted: ['adults'] })).toBeUndefined()
  expect(extra({ counted: ['adults', 'children'] })).toBe(70_000)
  expect(extra({ counted: ['adults', 'children', 'infants'] })).toBe(105_000)
})
