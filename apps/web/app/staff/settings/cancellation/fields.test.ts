import type { OwnPolicy } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { fieldsOf, newPolicy, policyOf, problemsOf } from './fields.ts'

const words = { missing: 'missing', twice: 'twice', more: 'more' }
const relaxed: OwnPolicy = {
  name: 'Relaxed',
  tiers: [
    { daysBefore: 14, refund: 100 },
    { daysBefore: 3, refund: 50 },
  ],
  unusedNights: 20,
  grace: { hours: 48, daysBefore: 10, underNights: 30 },
  feesUntilArrival: false,
  retainedFor: 'manager',
}

describe('cancellation policy fields', () => {
  it('load a policy and send it back unchanged, with or without grace', () => {
    expect(policyOf(fieldsOf(relaxed))).toEqual(relaxed)
    expect(policyOf(fieldsOf({ ...relaxed, grace: null }))).toEqual({ ...relaxed, grace: null })
  })

  it('report missing values, duplicates, and refunds that increase over time', () => {
    const tier = (daysBefore: number | null, refund: number | null) => ({ daysBefore, refund })
    const wrong = { ...newPolicy, tiers: [tier(14, 50), tier(14, 50), tier(3, 80), tier(null, null)], graceHours: null }
    expect(problemsOf(wrong, words)).toEqual({
      name: 'missing',
      'tiers.1.daysBefore': 'twice',
      'tiers.2.refund': 'more',
      'tiers.3.daysBefore': 'missing',
      'tiers.3.refund': 'missing',
      graceHours: 'missing',
    })
    expect(problemsOf(fieldsOf(relaxed), words)).toEqual({})
  })
})
