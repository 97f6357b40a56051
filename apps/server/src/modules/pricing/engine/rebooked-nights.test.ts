import { expect, test } from 'vitest'
import {
  type RebookedNight,
  type Rebooking,
  type RebookingTerms,
  rebookedNights,
  rebookingRefund,
} from './rebooked-nights.ts'

const nights = (amount: number, ...days: number[]): RebookedNight[] =>
  days.map((day) => ({ night: `2027-07-0${day}`, amount }))
const canceled = nights(100_000, 2, 3, 4, 5)
const booking = (taken: RebookedNight[], more: Partial<Rebooking> = {}): Rebooking => ({
  nights: taken,
  paidInFull: true,
  canceled: false,
  revocable: false,
  ...more,
})
const wholeStay: RebookingTerms = { resale: 'whole_stay', keep: { kind: 'share', basisPoints: 2_000 } }
const byNight: RebookingTerms = { resale: 'night_by_night', keep: { kind: 'amount', amount: 10_000 } }
const refund = (terms: RebookingTerms, rebookings: Rebooking[], reopened = true) =>
  rebookingRefund(terms, canceled, rebookings, reopened)

test('R40 refunds less 20% when the whole stay is rebooked at the same price or more', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3, 4, 5))])).toBe(320_000)
  expect(refund(wholeStay, [booking(nights(130_000, 1, 2, 3, 4, 5, 6))])).toBe(320_000)
})

test('R40 refunds nothing for a partial resale; night by night, refunds the rebooked nights less a fixed amount', () => {
  const partial = [booking(nights(150_000, 2, 3))]
  expect(refund(wholeStay, partial)).toBe(0)
  expect(refund(byNight, partial)).toBe(190_000)
})

test('R40 refunds nothing at a lower price; night by night, refunds what the nights brought', () => {
  const lower = [booking(nights(80_000, 2, 3, 4, 5))]
  expect(refund(wholeStay, lower)).toBe(0)
  expect(refund(byNight, lower)).toBe(310_000)
})

test('R40 counts two rebookers who fill the stay together', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3)), booking(nights(110_000, 4, 5))])).toBe(320_000)
})

test("R40 doesn't count a rebooker who cancels, or hasn't paid in full", () => {
  const both = (second: Partial<Rebooking>) => [booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5), second)]
  expect(refund(wholeStay, both({ canceled: true }))).toBe(0)
  expect(refund(wholeStay, both({ paidInFull: false }))).toBe(0)
  expect(refund(byNight, both({ canceled: true }))).toBe(190_000)
})

test('R40 a rebooker who could still cancel for a refund brings nothing yet, though their nights are booked', () => {
  const both = [booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5), { revocable: true })]
  expect(refund(wholeStay, both)).toBe(0)
  expect(refund(byNight, both)).toBe(190_000)
  expect(rebookedNights(canceled, both)).toBe(4)
})

test('R40 reopening the nights is the owner’s choice: nothing is refunded while they stay closed', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3, 4, 5))], false)).toBe(0)
})

test('R40 a fixed retained amount never makes the refund negative', () => {
  expect(refund(byNight, [booking(nights(5_000, 2))])).toBe(0)
})

test('R40 counts nights as rebooked once they are paid for, at any price, and once each', () => {
  const count = (...rebookings: Rebooking[]) => rebookedNights(canceled, rebookings)
  expect(count()).toBe(0)
  expect(count(booking(nights(50_000, 1, 2, 3)))).toBe(2)
  expect(count(booking(nights(100_000, 2, 3)), booking(nights(100_000, 3, 4), { paidInFull: false }))).toBe(2)
  expect(count(booking(nights(100_000, 2, 3), { canceled: true }))).toBe(0)
  expect(count(booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5, 6)))).toBe(4)
})
