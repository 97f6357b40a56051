import { describe, expect, it } from 'vitest'
import { readField } from './field-labels.ts'

const labels = { ratePlan: 'Rates', base: 'Base rate', from: 'From', hold: 'Nights', commission: 'Commission' }

describe('a field of the audit log', () => {
  it.each([
    ['rate plan: base minor', 'Rates: Base rate', 'money'],
    ['contract: commission basis points', 'Contract: Commission', 'percent'],
    ['hold: home id', 'Nights: home', 'none'],
    ['homeDetails: quiet hours', 'Home details: quiet hours', 'none'],
    ['from', 'From', 'none'],
    ['stay.from', 'Stay, From', 'none'],
    ['terms.0.amountMinor', 'Terms, amount', 'money'],
    ['commissionBasisPoints', 'Commission', 'percent'],
    ['id', 'Number', 'none'],
    ['shares.0.basisPoints', 'Shares, percent', 'percent'],
  ])('%s reads "%s"', (field, text, unit) => {
    expect(readField(field, labels)).toEqual({ text, unit })
  })
})
