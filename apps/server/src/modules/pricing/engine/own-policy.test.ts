import { expect, test } from 'vitest'
import { ownPolicyTerms } from './own-policy.ts'

const own = {
  name: 'Harbor',
  tiers: [
    { daysBefore: 7, refund: 25 },
    { daysBefore: 60, refund: 100 },
    { daysBefore: 30, refund: 50 },
  ],
  unusedNights: 10,
  grace: { hours: 48, daysBefore: 14, underNights: 28 },
  feesUntilArrival: true,
  retainedFor: 'manager' as const,
}

test('R38 a company’s own policy applies in basis points, its earliest deadline first', () => {
  expect(ownPolicyTerms('own-3', own)).toMatchObject({
    code: 'own-3',
    name: 'Harbor',
    tiers: [
      { daysBefore: 60, nights: 10_000 },
      { daysBefore: 30, nights: 5_000 },
      { daysBefore: 7, nights: 2_500 },
    ],
    unusedNights: 1_000,
    grace: own.grace,
    retainedFor: 'manager',
    rebooking: null,
  })
})

test('R40 cleaning is refunded until check-in only if the policy says so', () => {
  expect(ownPolicyTerms('own-3', own).fees).toMatchObject({ cleaning: 'until_arrival' })
  expect(ownPolicyTerms('own-3', { ...own, feesUntilArrival: false }).fees).toEqual({})
})
