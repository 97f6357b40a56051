import { expect, test } from 'vitest'
import type { z } from 'zod'
import { answerBid, layOutBid } from './bids.ts'
import { answerClaim, raiseClaim } from './claims.ts'
import { askDeposit } from './deposits.ts'
import { saveAddOns } from './home-add-ons.ts'
import { agreeContract } from './home-desk.ts'
import { leadTime } from './lead-time.ts'
import { raisePrices } from './owner-price-raises.ts'
import { priceRange } from './owner-price-range.ts'
import { priceChange, priceSeason, pricesOfHome } from './owner-prices.ts'
import { ownerStayRules } from './owner-stay-rules.ts'
import { stayTerms } from './owner-stay-terms.ts'
import { promo } from './promos.ts'
import { splitPrice } from './splits.ts'
import { stayFees } from './stay-fees.ts'
import { keepUtilityFees } from './utility-fees.ts'
import { largestScale } from './values/amount-scale.ts'
import { addDays } from './values/dates.ts'

const takes = (shape: z.ZodType | undefined, value: unknown) => shape?.safeParse(value).success

/** Whether a body is accepted at its limit and rejected just beyond it. */
const edge = (shape: z.ZodType | undefined, at: (value: number) => unknown, limit: number) =>
  [limit, limit + 1].map((value) => takes(shape, at(value)))
const holds = [true, false]
const many = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at))
const hundredThousand = 10_000_000

test('R74 a claim has up to ten items, each with up to six pairs of photos, from 1.00 to 100,000.00', () => {
  const claimed = (amount: number, things = 1, pairs = 1) => ({
    items: many(things, () => ({
      what: 'Lamp',
      amount,
      pairs: many(pairs, (at) => ({ before: null, after: at + 1 })),
    })),
    text: 'It fell.',
  })
  expect(edge(raiseClaim.body, (amount) => claimed(amount), hundredThousand * largestScale)).toEqual(holds)
  expect(edge(raiseClaim.body, (things) => claimed(100, things), 10)).toEqual(holds)
  expect(edge(raiseClaim.body, (pairs) => claimed(100, 1, pairs), 6)).toEqual(holds)
  expect(
    [claimed(100), claimed(99), claimed(100, 0), claimed(100, 1, 0)].map((body) => takes(raiseClaim.body, body)),
  ).toEqual([true, false, false, false])
  expect(edge(answerClaim.body, (amount) => ({ amount }), 10 * hundredThousand * largestScale)).toEqual(holds)
  expect(takes(answerClaim.body, { amount: -1 })).toBe(false)
})

test('R31 a deposit and a waiver are 20,000.00 at most, by the worth of the currency', () => {
  expect(edge(askDeposit.body, (amount) => ({ amount }), 2_000_000 * largestScale)).toEqual(holds)
  expect(
    edge(askDeposit.body, (price) => ({ amount: 0, waiver: { price, limit: 1 } }), 2_000_000 * largestScale),
  ).toEqual(holds)
  expect(
    edge(askDeposit.body, (limit) => ({ amount: 0, waiver: { price: 1, limit } }), 2_000_000 * largestScale),
  ).toEqual(holds)
  expect(takes(askDeposit.body, { amount: 0, waiver: { price: 0, limit: 1 } })).toBe(false)
  expect(takes(askDeposit.body, { amount: -1 })).toBe(false)
})

test('a cleaning fee is between one cent and 100,000.00, a service fee share at most half', () => {
  const none = { kind: 'none', name: 'Ada Quill', reason: 'Included' }
  const cleaning = (amount: number) => ({ cleaning: { kind: 'amount', amount }, service: none })
  const service = (share: number) => ({ cleaning: none, service: { kind: 'share', share } })
  expect(edge(stayFees, cleaning, hundredThousand * largestScale)).toEqual(holds)
  expect(edge(stayFees, service, 5_000)).toEqual(holds)
  expect([cleaning(1), cleaning(0), service(1), service(0)].map((fees) => takes(stayFees, fees))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('R50 a commission is at most half', () => {
  const shape = agreeContract.body?.shape.commissionBasisPoints
  expect([0, 5_000, 5_001, -1].map((share) => takes(shape, share))).toEqual([true, true, false, false])
})

test('an estimate has up to twenty lines from one cent to 100,000.00, each with a markup of at most its cost', () => {
  const bid = (cost: number, lines = 1, markup = 0) => ({
    vendorId: null,
    lines: many(lines, () => ({ kind: 'materials', what: 'Boards', cost, markup })),
  })
  expect(edge(layOutBid.body, (cost) => bid(cost), hundredThousand * largestScale)).toEqual(holds)
  expect(edge(layOutBid.body, (lines) => bid(1, lines), 20)).toEqual(holds)
  expect(edge(layOutBid.body, (markup) => bid(1, 1, markup), 10_000)).toEqual(holds)
  expect([bid(0), bid(1, 0), bid(1, 1, -1)].map((body) => takes(layOutBid.body, body))).toEqual([false, false, false])
  const answer = (amount: number) => ({ bidId: 1, answer: 'counter', amount })
  expect(edge(answerBid.body, answer, 20 * hundredThousand * 2 * largestScale)).toEqual(holds)
  expect(takes(answerBid.body, answer(0))).toBe(false)
})

test('a home has up to twelve add-ons, each from one cent to 100,000.00, with unique names', () => {
  const addOn = (amount: number, label = 'Boat') => ({ kind: 'extra', label, note: '', per: 'stay', amount })
  expect(edge(saveAddOns.body, (amount) => ({ addOns: [addOn(amount)] }), hundredThousand * largestScale)).toEqual(
    holds,
  )
  expect(edge(saveAddOns.body, (count) => ({ addOns: many(count, (at) => addOn(1, `Boat ${at}`)) }), 12)).toEqual(holds)
  expect(takes(saveAddOns.body, { addOns: [addOn(0)] })).toBe(false)
  expect(takes(saveAddOns.body, { addOns: [addOn(1, 'Boat'), addOn(1, 'boat')] })).toBe(false)
})

test('R51 a price is split into up to twenty shares, none of them zero', () => {
  const split = (count: number, amount = 1) => ({
    backstop: 'charge',
    shares: many(count, () => ({ id: null, name: 'Tove', email: null, amount })),
  })
  expect(edge(splitPrice.body, (count) => split(count), 20)).toEqual(holds)
  expect(takes(splitPrice.body, split(1, 0))).toBe(false)
})

test('a price change covers between one night and two years of nights', () => {
  const range = (nights: number) => ({ from: '2027-01-01', to: addDays('2027-01-01', nights), share: 500 })
  expect(edge(priceRange, range, 730)).toEqual(holds)
  expect([range(1), range(0), range(-1)].map((one) => takes(priceRange, one))).toEqual([true, false, false])
})

test('a range ends after it starts, wherever dates come in pairs', () => {
  const from = '2027-07-01'
  const spans: Record<string, (to: string) => boolean | undefined> = {
    season: (to) => takes(priceSeason, { name: 'Summer', from, to, nightly: null, weekend: null, adjust: 500 }),
    nights: (to) => takes(priceChange, { kind: 'nights', from, to, amount: 50_000 }),
    calendar: (to) => takes(pricesOfHome.query, { from, to }),
    closed: (to) => takes(ownerStayRules, { nightsPerYear: null, noticeDays: 0, closed: [{ from, to }] }),
    minimum: (to) => takes(stayTerms.shape.seasons, [{ from, to, minNights: 3, arriveOn: [] }]),
    code: (to) => takes(promo.shape.stays, { from, to }),
  }
  for (const [name, taken] of Object.entries(spans))
    expect([name, ...['2027-06-30', from, '2027-07-02'].map(taken)]).toEqual([name, false, false, true])
})

test('a price can be set for two years of nights at once', () => {
  const nights = (count: number) => ({
    kind: 'nights',
    from: '2027-01-01',
    to: addDays('2027-01-01', count),
    amount: 1,
  })
  expect(edge(priceChange, nights, 730)).toEqual(holds)
})

test('prices change by a percentage, an amount, or a minimum stay, but only one of them at a time', () => {
  const range = { from: '2027-01-01', to: '2027-02-01' }
  const one = [{ share: 500 }, { amount: 20 }, { minNights: 2 }]
  expect([{}, ...one].map((by) => takes(priceRange, { ...range, ...by }))).toEqual([true, true, true, true])
  for (const [at, by] of one.entries())
    expect(takes(priceRange, { ...range, ...by, ...one[(at + 1) % one.length] })).toBe(false)
})

test("a home's booking window is longer than its advance notice", () => {
  const terms = (noticeDays: number) =>
    takes(leadTime, { noticeDays, sameDayCutoffHour: 24, windowDays: 30, preparationNights: 0 })
  expect([29, 30, 31].map(terms)).toEqual([true, false, false])
})

test('a bulk change names each home once, and a home each utility once', () => {
  const named = (...ids: number[]) =>
    takes(
      raisePrices.body?.shape.homes,
      ids.map((id) => ({ id, version: 0 })),
    )
  expect([named(1, 2), named(1, 2, 1)]).toEqual([true, false])
  const fee = (utility: string) => ({ utility, per: 'stay', amount: 1_000 })
  const fees = (...kinds: string[]) => takes(keepUtilityFees.body?.shape.fees, kinds.map(fee))
  expect([fees('heating', 'water'), fees('heating', 'heating')]).toEqual([true, false])
})
