import { expect, test } from 'vitest'
import {
  type RebookedNight,
  type Rebooking,
  type RebookingTerms,
  rebookedNights,
  rebookingRefund,
} from './rebooking.ts'

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

test('R40 the whole stay rebooked at the same price or more: refund less 20%', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3, 4, 5))])).toBe(320_000)
  expect(refund(wholeStay, [booking(nights(130_000, 1, 2, 3, 4, 5, 6))])).toBe(320_000)
})

test('R40 a partial resale gives nothing; night by night it gives the nights resold less a fixed amount', () => {
  const partial = [booking(nights(150_000, 2, 3))]
  expect(refund(wholeStay, partial)).toBe(0)
  expect(refund(byNight, partial)).toBe(190_000)
})

test('R40 a lower price gives nothing; night by night it gives what the nights brought', () => {
  const lower = [booking(nights(80_000, 2, 3, 4, 5))]
  expect(refund(wholeStay, lower)).toBe(0)
  expect(refund(byNight, lower)).toBe(310_000)
})

test('R40 two rebookers together fill the stay', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3)), booking(nights(110_000, 4, 5))])).toBe(320_000)
})

test('R40 a rebooker who cancels, or has not paid in full, does not count', () => {
  const both = (second: Partial<Rebooking>) => [booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5), second)]
  expect(refund(wholeStay, both({ canceled: true }))).toBe(0)
  expect(refund(wholeStay, both({ paidInFull: false }))).toBe(0)
  expect(refund(byNight, both({ canceled: true }))).toBe(190_000)
})

test('R40 a rebooker who could still cancel for their money brings nothing yet, though their nights are let', () => {
  const both = [booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5), { revocable: true })]
  expect(refund(wholeStay, both)).toBe(0)
  expect(refund(byNight, both)).toBe(190_000)
  expect(rebookedNights(canceled, both)).toBe(4)
})

test('R40 reopening the nights is the owner’s choice: while they stay closed nothing is refunded', () => {
  expect(refund(wholeStay, [booking(nights(100_000, 2, 3, 4, 5))], false)).toBe(0)
})

test('R40 a fixed amount kept never makes the refund negative', () => {
  expect(refund(byNight, [booking(nights(5_000, 2))])).toBe(0)
})

test('R40 nights count as rebooked once they are paid for, at any price, and once', () => {
  const count = (...rebookings: Rebooking[]) => rebookedNights(canceled, rebookings)
  expect(count()).toBe(0)
  expect(count(booking(nights(50_000, 1, 2, 3)))).toBe(2)
  expect(count(booking(nights(100_000, 2, 3)), booking(nights(100_000, 3, 4), { paidInFull: false }))).toBe(2)
  expect(count(booking(nights(100_000, 2, 3), { canceled: true }))).toBe(0)
  expect(count(booking(nights(100_000, 2, 3)), booking(nights(100_000, 4, 5, 6)))).toBe(4)
})
