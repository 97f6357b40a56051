import { addDays } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { aFee, aPlan, aRequest, aTax, pricesOf } from '../testing/sample.ts'
import { taxByMonth } from './remittance.ts'
import { priceStay } from './stay-price.ts'
import type { StayRequest } from './stay-request.ts'
import type { Tax } from './tax.ts'

const plan = aPlan({ base: 10_000, weekend: null })
const cleaning = aFee({ amount: 20_000 })
const waiver = aFee({ id: 2, code: 'waiver', amount: 5_000, position: 2, optional: true })
const nights = (count: number, arrive = '2027-03-01') => ({ stay: { arrive, depart: addDays(arrive, count) } })
const taxed = (taxes: Tax[], request: Partial<StayRequest> = {}) =>
  priceStay(pricesOf({ plan, fees: [cleaning, waiver], taxes }), aRequest({ ...nights(4), ...request })).taxes
const amount = (tax: Partial<Tax>, request: Partial<StayRequest> = {}) =>
  taxed([aTax(tax)], request).reduce((sum, line) => sum + line.amount, 0)

test('R19 each authority has its own line and rounding; rates are never added up', () => {
  const state = aTax({ id: 1, authority: 'state', amount: 705, on: ['accommodation'] })
  const city = aTax({ id: 2, authority: 'city', amount: 305, on: ['accommodation'], rounding: 'down' })
  const lines = priceStay(
    pricesOf({ plan: aPlan({ base: 999, weekend: null }), taxes: [state, city] }),
    aRequest(nights(1)),
  ).taxes
  expect(lines.map(({ authority, amount: due }) => [authority, due])).toEqual([
    ['state', 70],
    ['city', 30],
  ])
})

test('R19 taxes by percentage, per night, per person-night, and per stay', () => {
  const party = { adults: 2, children: 1, infants: 0, pets: 0 }
  expect(amount({ on: ['accommodation'], amount: 1_000 }, { party })).toBe(4_000)
  expect(amount({ kind: 'per_night', amount: 200 }, { party })).toBe(800)
  expect(amount({ kind: 'per_person_night', amount: 200 }, { party })).toBe(1_600)
  expect(amount({ kind: 'per_person_night', amount: 200, persons: ['adults', 'children'] }, { party })).toBe(2_400)
  expect(amount({ kind: 'per_stay', amount: 200 }, { party })).toBe(200)
})

test('R19 taxes only the first nights, by minimum stay, and by channel', () => {
  expect(amount({ kind: 'per_night', amount: 200, firstNights: 3 })).toBe(600)
  expect(amount({ on: ['accommodation'], amount: 1_000, firstNights: 3 })).toBe(3_000)
  expect(amount({ amount: 1_000, shortest: { nights: 4, inclusive: false } })).toBe(0)
  expect(amount({ on: ['accommodation'], amount: 1_000, shortest: { nights: 4, inclusive: true } })).toBe(4_000)
  expect(amount({ amount: 1_000, channels: ['agent'] })).toBe(0)
})

test("R20 taxes by type of charge and by tax; optional charges that aren't named stay untaxed", () => {
  expect(amount({ on: ['accommodation'], amount: 1_000 }, { addOns: [2] })).toBe(4_000)
  expect(amount({ on: ['accommodation', 'cleaning'], amount: 1_000 }, { addOns: [2] })).toBe(6_000)
  expect(amount({ on: ['accommodation', 'cleaning', 'waiver'], amount: 1_000 }, { addOns: [2] })).toBe(6_500)
})

test('R20 never taxes the refundable deposit', () => {
  const price = priceStay(
    pricesOf({ plan: { ...plan, deposit: 100_000 }, taxes: [aTax({ amount: 1_000 })] }),
    aRequest(nights(4)),
  )
  expect(price.taxes[0]?.amount).toBe(4_000)
})

test('R21 the limit of a long stay is data, and so is whether it is inclusive: 29, 30, 31 nights', () => {
  const due = (longest: Tax['longest']) =>
    [29, 30, 31].map((count) => amount({ on: ['accommodation'], amount: 1_000, longest }, nights(count)) > 0)
  expect(due({ nights: 30, inclusive: true })).toEqual([true, true, false])
  expect(due({ nights: 30, inclusive: false })).toEqual([true, false, false])
  expect(due({ nights: 29, inclusive: true })).toEqual([true, false, false])
})

test('R21 an extension across the limit recomputes the whole stay: 28 to 31 refunds the tax, 31 to 28 charges it', () => {
  const tax = { on: ['accommodation'], amount: 1_000, longest: { nights: 30, inclusive: true } } as const
  expect(amount(tax, nights(31)) - amount(tax, nights(28))).toBe(-28_000)
  expect(amount(tax, nights(28)) - amount(tax, nights(31))).toBe(28_000)
})

test('R22 a tax can depend on service: cleaning during the stay makes it due', () => {
  const clean = aFee({ id: 3, code: 'mid_stay_clean', amount: 9_000, position: 3, optional: true })
  const due = (addOns: number[]) =>
    priceStay(
      pricesOf({ plan, fees: [clean], taxes: [aTax({ on: ['accommodation'], amount: 1_000, onlyWithService: true })] }),
      aRequest({ ...nights(4), addOns }),
    ).taxes.map((line) => line.amount)
  expect([due([]), due([3])]).toEqual([[], [4_000]])
})

test("R23 the guest isn't charged what the channel collects, and a line says who remits", () => {
  const handling = {
    agent: { collects: 'channel', remits: 'channel' },
    affiliate: { collects: 'us', remits: 'channel' },
  } as const
  const tax = aTax({ amount: 1_000, handling })
  expect(taxed([tax], { channel: 'agent' })).toEqual([])
  expect(taxed([tax], { channel: 'affiliate' })[0]?.remits).toBe('channel')
  expect(taxed([tax], { channel: 'direct' })[0]?.remits).toBe('us')
})

test('R24 a new rate applies by night of stay or by booking day', () => {
  const change = '2027-03-03'
  const both = (effectiveBy: Tax['effectiveBy']) => [
    aTax({ id: 1, on: ['accommodation'], amount: 300, to: change, effectiveBy }),
    aTax({ id: 2, on: ['accommodation'], amount: 550, from: change, effectiveBy }),
  ]
  expect(taxed(both('night')).map((line) => line.amount)).toEqual([600, 1_100])
  expect(taxed(both('booking')).map((line) => line.amount)).toEqual([1_200])
})

test('R24 a fee is spread evenly over the nights when only some are taxed', () => {
  expect(amount({ on: ['cleaning'], amount: 1_000, from: '2027-03-04' })).toBe(500)
})

test('R24 the authority gets its tax in the month of arrival or departure, or by nights', () => {
  const months = (remittance: Tax['remittance']) => {
    const request = aRequest({ stay: { arrive: '2027-07-28', depart: '2027-08-04' } })
    const price = priceStay(pricesOf({ plan, taxes: [aTax({ amount: 1_000, remittance })] }), request)
    return price.taxes
      .flatMap((line) => taxByMonth(line, price.nights, request.stay.depart))
      .map(({ month, amount: due }) => [month, due])
  }
  expect(months('arrival')).toEqual([['2027-07', 7_000]])
  expect(months('departure')).toEqual([['2027-08', 7_000]])
  expect(months('by_month')).toEqual([
    ['2027-07', 4_000],
    ['2027-08', 3_000],
  ])
})
