import { expect, test } from 'vitest'
import {
  canApproveAlone,
  exemptHours,
  isLooser,
  needsSecondPerson,
  policies,
  standardIn,
  thresholds,
  tightened,
  withdrawRefusal,
} from './rules.ts'
import { limitIn } from './settings.ts'

test('R56 the product comes with limits for one person alone, and bounds that no setting can exceed', () => {
  const most = 999_999_999
  expect(Object.entries(thresholds).map(([name, limit]) => [name, limit.unit, limit.standard, limit.most])).toEqual([
    ['payout_run', 'currency', 50_000, most],
    ['transfer', 'currency', 50_000, most],
    ['payout_single', 'currency', 10_000, most],
    ['correction', 'currency', 500, most],
    ['claim_decision', 'currency', 1_000, most],
    ['refund', 'currency', 1_000, most],
    ['discount', 'percent', 30, 100],
    ['offer_discount', 'percent', 15, 100],
    ['extra_charge', 'currency', 500, most],
    ['deposit_capture', 'currency', 500, most],
    ['received_payment', 'currency', 10_000, most],
  ])
})

test('R56 the limits follow the company’s currency: 500 dollars, 50,000 yen, 500 dinars', () => {
  const refunds = (currency: string) => [standardIn('correction', currency), standardIn('payout_run', currency)]
  expect(refunds('USD')).toEqual([500, 50_000])
  expect(refunds('EUR')).toEqual([500, 50_000])
  expect(refunds('JPY')).toEqual([50_000, 5_000_000])
  expect(refunds('KWD')).toEqual([500, 50_000])
  expect(refunds('INR')).toEqual([5_000, 500_000])
  expect(refunds('IDR')).toEqual([500_000, 50_000_000])
  expect(standardIn('discount', 'JPY')).toBe(30)
})

test('R56 a limit in the company’s currency is roughly worth the same in another', () => {
  const limit = (companyCurrency: string, units: number, currency: string) =>
    limitIn({ companyCurrency }, units, currency)
  expect([limit('USD', 500, 'USD'), limit('USD', 500, 'JPY'), limit('USD', 500, 'KWD')]).toEqual([
    50_000, 50_000, 500_000,
  ])
  // Otherwise one person of a yen company could spend 50,000 dollars alone.
  expect([limit('JPY', 50_000, 'JPY'), limit('JPY', 50_000, 'USD')]).toEqual([50_000, 50_000])
})

test('R56 contract terms, ownership, repair limits, and manually added commissions need evidence, whatever the amount', () => {
  const kinds = Object.entries(policies)
  expect(kinds.filter(([, { needsEvidence }]) => needsEvidence).map(([kind]) => kind)).toEqual([
    'manual_commission',
    'contract_terms',
    'ownership',
    'repair_limit',
  ])
  expect(kinds.filter(([, { threshold }]) => threshold === undefined).map(([kind]) => kind)).toEqual([
    'payout_run',
    'commission_rate',
    'partner_rate',
    'program_terms',
    'partner_agreement',
    'partner_shares',
    'partner_attribution',
    'home_share',
    'contract_terms',
    'ownership',
    'repair_limit',
    'vendor_exception',
    'payout_account',
    'company_accounts',
    'merge_people',
    'permissions',
    'thresholds',
  ])
})

test('R56 an action with no amount needs no approval, even where one person may do nothing alone', () => {
  expect([needsSecondPerson(0, 900, 0), needsSecondPerson(1, 0, 0), needsSecondPerson(1, 500, 500)]).toEqual([
    false,
    true,
    true,
  ])
})

test('only the requester withdraws a request, and only while it is pending', () => {
  const waiting = { state: 'pending', requestedBy: 7 } as const
  expect([withdrawRefusal(7, waiting), withdrawRefusal(8, waiting)]).toEqual([undefined, 'not_permitted'])
  expect(withdrawRefusal(8, { ...waiting, requestedBy: null })).toBe('not_permitted')
  for (const state of ['approved', 'declined', 'withdrawn', 'done'] as const)
    expect(withdrawRefusal(7, { ...waiting, state })).toBe('wrong_state')
})

test('R56 the owner of a company of one approves their own action after a full day, while no one else could', () => {
  const requestedAt = new Date('2027-01-14T17:00:00Z')
  const after = (ms: number) => new Date(requestedAt.getTime() + ms)
  const alone = { isExempt: true, hasSecondPerson: false, requestedAt, removedAt: null, now: after(86_400_000) }
  expect(exemptHours).toBe(24)
  expect(canApproveAlone(alone)).toBe(true)
  expect(canApproveAlone({ ...alone, now: after(86_400_000 - 1) })).toBe(false)
  expect(canApproveAlone({ ...alone, hasSecondPerson: true })).toBe(false)
  expect(canApproveAlone({ ...alone, isExempt: false })).toBe(false)
})

test('R56 a threshold is looser when it is higher, and not when it stays the same', () => {
  expect([isLooser(500, 501), isLooser(500, 500), isLooser(500, 499)]).toEqual([true, false, false])
})

test('R56 a personal limit tightens the company’s and never loosens it', () => {
  const company = { ...Object.fromEntries(Object.keys(thresholds).map((name) => [name, 1_000])) } as Parameters<
    typeof tightened
  >[0]
  const limits = tightened(company, [
    { name: 'refund', value: 200 },
    { name: 'correction', value: 5_000 },
  ])
  expect(limits).toMatchObject({ refund: 200, correction: 1_000, payout_run: 1_000 })
  expect(company.refund).toBe(1_000)
})
