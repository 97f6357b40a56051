import { render } from '@porchlight/wording'
import { expect, test } from 'vitest'
import { aFee, aHome, aPlan, aRequest, aTax, pricesOf, workedExample, workedRequest } from '../testing/sample.ts'
import type { Cancellation } from './cancellation-terms.ts'
import { type CancellationPolicy, policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { refundFor } from './refund.ts'
import type { Tax } from './tax.ts'

const bookedAt = new Date('2026-11-20T14:50:00Z')
const agreed = (policy: CancellationPolicy = policyPresets.strict, tax: Partial<Tax> = {}) =>
  quoteDocument(aHome({ policy, prices: { ...workedExample, taxes: [aTax(tax)] } }), workedRequest, bookedAt)
const paidInFull = { paid: 853_263, alreadyRefunded: 0 }
const at = (instant: string, more: Partial<Cancellation> = {}): Cancellation => ({
  at: new Date(instant),
  by: 'guest',
  confirmedAt: bookedAt,
  ...more,
})
const refundAt = (instant: string, policy?: CancellationPolicy, more: Partial<Cancellation> = {}, paid = paidInFull) =>
  refundFor(agreed(policy), at(instant, more), paid)
const lines = ({ lines: all }: ReturnType<typeof refundFor>) =>
  all.map(({ code, retained, refund }) => [code, retained, refund])

const readAt = (...of: Parameters<typeof refundAt>) => {
  const { rule, lines } = refundAt(...of)
  return { rule: render('en', rule), whys: lines.map(({ why }) => render('en', why)) }
}

test('R35 freezes the policy with the quote: a later change to the home changes nothing', () => {
  const policy: CancellationPolicy = { ...policyPresets.strict }
  const document = quoteDocument(aHome({ policy }), workedRequest, bookedAt)
  const frozen = JSON.parse(JSON.stringify(document))
  Object.assign(policy, { tiers: [], fees: { cleaning: 'never' } })
  expect(refundFor(frozen, at('2027-05-01T00:00:00Z'), paidInFull).refund).toBe(853_263)
})

test('R36 counts a cutoff in local time at the home: 14 days before Mar 20, 16:00 in New York is Mar 6, 16:00 EST, inclusive', () => {
  const document = quoteDocument(
    aHome({ policy: { ...policyPresets.limited, grace: null } }),
    { ...workedRequest, stay: { arrive: '2027-03-20', depart: '2027-03-27' } },
    bookedAt,
  )
  const share = (instant: string) => refundFor(document, at(instant), paidInFull).terms.share
  expect(share('2027-03-06T21:00:00.000Z')).toBe(10_000)
  expect(share('2027-03-06T21:00:00.001Z')).toBe(5_000)
  // The check-in itself is in daylight saving time.
  expect(share('2027-03-13T21:00:00.000Z')).toBe(5_000)
  expect(share('2027-03-13T21:00:00.001Z')).toBe(0)
})

test('R37 matches no tier after check-in, not even twelve days later', () => {
  const twelveDaysBefore = { ...policyPresets.strict, tiers: [{ daysBefore: 12, nights: 10_000 }] }
  expect(refundAt('2027-06-20T12:00:00Z', twelveDaysBefore).terms.share).toBe(10_000)
  const after = refundAt('2027-07-14T12:00:00Z', twelveDaysBefore)
  expect([after.terms.rule, after.refund]).toEqual(['after_arrival', 0])
})

test('R38 refunds everything within the grace period, if confirmed early enough and for a short stay', () => {
  const none = { ...policyPresets.firm, tiers: [] }
  const shortly = '2026-11-21T14:50:00.000Z'
  expect(refundAt(shortly, none)).toMatchObject({ terms: { rule: 'grace' }, refund: 853_263 })
  expect(refundAt('2026-11-21T14:50:00.001Z', none).terms.rule).toBe('nothing_before_arrival')
  const sixDaysAhead = { confirmedAt: new Date('2027-06-26T00:00:00Z') }
  expect(refundAt('2027-06-26T01:00:00Z', none, sixDaysAhead).terms.rule).toBe('nothing_before_arrival')
  const sevenDaysAhead = { confirmedAt: new Date('2027-06-25T20:00:00Z') }
  expect(refundAt('2027-06-25T21:00:00Z', none, sevenDaysAhead).terms.rule).toBe('grace')
  const month = { ...workedRequest, stay: { arrive: '2027-07-02', depart: '2027-07-30' } }
  const long = quoteDocument(aHome({ policy: none }), month, bookedAt)
  expect(refundFor(long, at(shortly), paidInFull).terms.rule).toBe('nothing_before_arrival')
})

test('R38 refunds by the days of each preset: flexible, moderate, limited, firm, strict', () => {
  const share = (policy: CancellationPolicy, day: string) => refundAt(`${day}T12:00:00Z`, policy).terms.share
  const days = ['2027-04-01', '2027-05-20', '2027-06-10', '2027-06-22', '2027-06-29', '2027-07-02']
  expect(days.map((day) => share(policyPresets.flexible, day))).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 0])
  expect(days.map((day) => share(policyPresets.moderate, day))).toEqual([10_000, 10_000, 10_000, 10_000, 5_000, 5_000])
  expect(days.map((day) => share(policyPresets.limited, day))).toEqual([10_000, 10_000, 10_000, 5_000, 0, 0])
  expect(days.map((day) => share(policyPresets.firm, day))).toEqual([10_000, 10_000, 5_000, 5_000, 0, 0])
  expect(days.map((day) => share(policyPresets.strict, day))).toEqual([10_000, 5_000, 0, 0, 0, 0])
})

test('R39 decides the retained amount component by component', () => {
  expect(lines(refundAt('2027-05-20T12:00:00Z'))).toEqual([
    ['nights', 359_000, 359_000],
    ['cleaning', 0, 45_000],
    ['service', 22_890, 22_890],
    ['tax', 0, 44_483],
  ])
  expect(lines(refundAt('2027-06-20T12:00:00Z'))).toEqual([
    ['nights', 718_000, 0],
    ['cleaning', 0, 45_000],
    ['service', 45_780, 0],
    ['tax', 0, 44_483],
  ])
})

test('R39 treats it as data whether the cleaning fee follows the nights, is refundable until arrival, or never', () => {
  const retainedAmount = (cleaning: 'as_nights' | 'until_arrival' | 'never') =>
    refundAt('2027-05-20T12:00:00Z', { ...policyPresets.strict, fees: { cleaning } }).lines[1]?.retained
  expect([retainedAmount('as_nights'), retainedAmount('until_arrival'), retainedAmount('never')]).toEqual([
    22_500, 0, 45_000,
  ])
})

test('R39 refunds nothing twice', () => {
  const refund = refundAt('2027-05-01T12:00:00Z', undefined, {}, { paid: 853_263, alreadyRefunded: 100_000 })
  expect(refund.refund).toBe(753_263)
  expect(refund.lines.reduce((sum, line) => sum + line.paid, 0)).toBe(853_263)
})

test('R39 if less is paid than retained, the rest is owed or waived by the policy', () => {
  const half = { paid: 426_632, alreadyRefunded: 0 }
  expect(refundAt('2027-06-20T12:00:00Z', undefined, {}, half)).toMatchObject({
    refund: 0,
    retained: 763_780,
    balanceDue: 337_148,
    writtenOff: 0,
  })
  const lenient = { ...policyPresets.strict, shortfall: 'write_off' } as const
  expect(refundAt('2027-06-20T12:00:00Z', lenient, {}, half)).toMatchObject({
    refund: 0,
    balanceDue: 0,
    writtenOff: 337_148,
  })
})

test('R41 refunds everything if the owner or the operator cancels, or the home is unfit', () => {
  for (const by of ['owner', 'operator', 'unfit'] as const)
    expect(
      refundAt('2027-07-04T12:00:00Z', { ...policyPresets.strict, fees: { cleaning: 'never' } }, { by }).refund,
    ).toBe(853_263)
})

test('R41 refunds unused nights by the policy’s share', () => {
  const policy = { ...policyPresets.strict, unusedNights: 5_000 }
  const [nights, cleaning, service] = refundAt('2027-07-04T12:00:00Z', policy).lines
  const open = agreed(policy)
    .price.nights.slice(3)
    .reduce((sum, night) => sum + night.amount, 0)
  expect(nights?.retained).toBe(718_000 - Math.round(open / 2))
  expect(cleaning?.retained).toBe(45_000)
  expect(service?.retained).toBe(Math.round((45_780 * (nights?.retained ?? 0)) / 718_000))
})

test('R42 assigns the retained money by the policy', () => {
  expect(agreed({ ...policyPresets.strict, retainedFor: 'manager' }).policy.retainedFor).toBe('manager')
  expect(policyPresets.strict.retainedFor).toBe('owner_and_manager')
})

test('R25 taxes retained money never, always, or only within some days of arrival', () => {
  const tax = (retained: Tax['retained'], instant: string) =>
    refundFor(agreed(policyPresets.strict, { retained }), at(instant), paidInFull).lines[3]?.retained
  // 3,818.90 of 8,087.80 is retained.
  expect(tax({ when: 'never' }, '2027-05-20T12:00:00Z')).toBe(0)
  expect(tax({ when: 'always' }, '2027-05-20T12:00:00Z')).toBe(21_004)
  expect(tax({ when: 'within_days', days: 30 }, '2027-05-20T12:00:00Z')).toBe(0)
  expect(tax({ when: 'within_days', days: 60 }, '2027-05-20T12:00:00Z')).toBe(21_004)
  expect(tax({ when: 'always' }, '2027-05-01T12:00:00Z')).toBe(0)
})

test('R25 keeps the tax on what was used after check-in, whatever the authority says about cancellations', () => {
  const policy = { ...policyPresets.strict, unusedNights: 10_000 }
  const [nights, , , tax] = refundAt('2027-07-04T12:00:00Z', policy).lines
  expect(nights?.retained).toBeGreaterThan(0)
  expect(tax?.retained).toBeGreaterThan(0)
  expect(tax?.retained).toBeLessThan(44_483)
})

test('R25 keeps a per-night tax in proportion to the nights', () => {
  const perNight = agreed(policyPresets.strict, { kind: 'per_night', amount: 1_000, retained: { when: 'always' } })
  expect(
    refundFor(perNight, at('2027-05-20T12:00:00Z'), { paid: perNight.price.total, alreadyRefunded: 0 }).lines[3]
      ?.retained,
  ).toBe(3_500)
})

test('refunds everything for a booking that was never confirmed', () => {
  expect(refundAt('2027-06-30T12:00:00Z', undefined, { confirmedAt: null })).toMatchObject({
    terms: { rule: 'not_confirmed' },
    refund: 853_263,
  })
})

test('retains the nights of a non-refundable rate after the grace period and refunds the arrival fees', () => {
  const prices = pricesOf({ plan: aPlan({ nonRefundable: 1_000 }), fees: [aFee()] })
  const document = quoteDocument(aHome({ prices }), aRequest({ nonRefundable: true }), bookedAt)
  expect(document.policy.code).toBe('non_refundable')
  expect(
    refundFor(document, at('2026-12-01T00:00:00Z'), { paid: document.price.total, alreadyRefunded: 0 }),
  ).toMatchObject({ retained: 675_000, refund: 45_000 })
})

test('R36 names a refund’s rule with its moment in the home’s own time, and why each part is refunded', () => {
  expect(readAt('2027-05-20T12:00:00Z').rule).toBe(
    'Strict: 50% of the nights is refunded until Wed, Jun 2, 2027, 4:00 PM EDT.',
  )
  expect(readAt('2027-05-20T12:00:00Z').whys).toEqual([
    'Refunded in part.',
    'Refunded in full.',
    'Refunded in part.',
    'Refunded in full.',
  ])
})

test('R40 retains the nights under the rebooking terms until they are rebooked, and permanently after check-in', () => {
  const before = readAt('2027-05-20T12:00:00Z', policyPresets.rebooking)
  expect(before.rule).toBe(
    'Rebooking: until Fri, Jul 2, 2027, 4:00 PM EDT, only charges with a refund rule of their own are refunded now. If the same nights are rebooked at this price or more, the rent is refunded less 20%.',
  )
  expect(before.whys).toEqual([
    'Retained until the nights are rebooked.',
    'Refunded in full.',
    'Retained.',
    'Refunded in full.',
  ])
  const after = readAt('2027-07-03T12:00:00Z', policyPresets.rebooking)
  expect([after.rule, after.whys[0]]).toEqual(['Rebooking: no refund after check-in.', 'Retained.'])
})
