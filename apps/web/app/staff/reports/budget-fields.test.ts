import { describe, expect, it } from 'vitest'
import { budgetsFrom, fieldsOf, monthsOfYear } from './budget-fields.ts'

const of = { town: 'ashlock', currency: 'USD' }

describe('the budget form', () => {
  it('reads amounts with separators and cents, and nothing as zero', () => {
    expect(budgetsFrom({ '2027-07-01': { rent: '12,500.50', nights: '' } }, of)).toEqual([
      { town: 'ashlock', month: '2027-07-01', rent: { amount: 1_250_050, currency: 'USD' }, nights: 0 },
    ])
  })
  it.each([
    { rent: 'lots', nights: '1' },
    { rent: '-1', nights: '1' },
    { rent: '1', nights: '1.5' },
  ])('refuses %o', (typed) => {
    expect(budgetsFrom({ '2027-07-01': typed }, of)).toBeNull()
  })
  it('shows what is saved, month by month', () => {
    const [budget] = budgetsFrom({ '2027-02-01': { rent: '900', nights: '3' } }, of) ?? []
    const fields = fieldsOf(budget ? [{ ...budget, setBy: 'Mara' }] : [], 'ashlock', 2027)
    expect(Object.keys(fields)).toEqual(monthsOfYear(2027))
    expect(fields['2027-02-01']).toEqual({ rent: '900', nights: '3' })
    expect(fields['2027-03-01']).toEqual({ rent: '', nights: '' })
  })
})
