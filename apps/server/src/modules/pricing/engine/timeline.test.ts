import { render } from '@porchlight/wording'
import { expect, test } from 'vitest'
import { aHome, aPlan, aRequest, pricesOf, workedExample, workedRequest } from '../testing/sample.ts'
import { policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'

const bookedAt = new Date('2026-11-20T14:50:00Z')
const steps = (home: Parameters<typeof aHome>[0], request = workedRequest, now = bookedAt) =>
  quoteDocument(aHome(home), request, now).cancellation.map(({ until, share, refund, text }) => [
    until,
    share,
    refund,
    render('en', text),
  ])

test('R36 shows the guest dated steps before booking with the money that would be refunded', () => {
  expect(steps({ policy: policyPresets.strict })).toEqual([
    ['2027-05-03T20:00:00.000Z', 10_000, 426_632, 'Full refund.'],
    [
      '2027-06-02T20:00:00.000Z',
      5_000,
      44_742,
      '50% refund: Nights, Service. Full refund: Cleaning and linen, County tax.',
    ],
    ['2027-07-02T20:00:00.000Z', 0, 89_483, 'Full refund: Cleaning and linen, County tax.'],
    [null, 0, 0, 'No refund.'],
  ])
})

test('R38 mentions a grace period that ends before the first cutoff only if it adds something', () => {
  expect(steps({ policy: policyPresets.strict })[0]?.[0]).toBe('2027-05-03T20:00:00.000Z')
  const late = new Date('2027-06-10T12:00:00Z')
  expect(
    steps({ policy: policyPresets.strict }, { ...workedRequest, bookedOn: '2027-06-10' }, late).map(
      ([until, share]) => [until, share],
    ),
  ).toEqual([
    ['2027-06-11T12:00:00.000Z', 10_000],
    ['2027-07-02T20:00:00.000Z', 0],
    [null, 0],
  ])
})

test('R28 has collected the retained money at every step', () => {
  const { schedule, cancellation, price } = quoteDocument(
    aHome({ policy: policyPresets.strict }),
    { ...workedRequest, nonRefundable: true },
    bookedAt,
  )
  expect(schedule.reduce((sum, part) => sum + part.amount, 0)).toBe(price.total)
  expect(cancellation.every((step) => step.refund >= 0)).toBe(true)
})

test('R28 collects at booking the part of a non-refundable rate that is never refunded', () => {
  const prices = { ...workedExample, plan: aPlan({ nonRefundable: 1_000 }) }
  const { schedule, price } = quoteDocument(aHome({ prices }), aRequest({ nonRefundable: true }), bookedAt)
  const retained = price.total - 45_000 - (price.taxes[0]?.amount ?? 0)
  expect(schedule).toEqual([
    { dueOn: '2026-11-20', amount: retained, atBooking: true },
    { dueOn: '2027-06-02', amount: price.total - retained, atBooking: false },
  ])
})

test('R40 mentions a rebooking refund until check-in', () => {
  const { cancellation } = quoteDocument(
    aHome({ policy: policyPresets.rebooking, prices: pricesOf() }),
    aRequest(),
    bookedAt,
  )
  expect(cancellation.map(({ text, resale }) => [render('en', text), resale])).toEqual([
    ['Full refund.', false],
    ['No refund.', true],
    ['No refund.', false],
  ])
})

test('R37 leaves one step for a stay booked after check-in time', () => {
  const request = { ...workedRequest, bookedOn: '2027-07-02' }
  expect(
    steps({ policy: policyPresets.strict }, request, new Date('2027-07-02T22:00:00Z')).map(([until]) => until),
  ).toEqual([null])
})
