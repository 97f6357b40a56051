import { describe, expect, it } from 'vitest'
import { budgetsFrom, fieldsOf, monthsOfYear } from './budget-fields.ts'

const of = { town: 'ashlock', currency: 'USD' }
const rent = { amount: 1_250_050, currency: 'USD' }

describe('the budget form', () => {
  it('sends empty fields as zero', () => {
    expect(budgetsFrom({ '2027-07-01': { rent, nights: null } }, of)).toEqual([
      { town: 'ashlock', month: '2027-07-01', rent, nights: 0 },
    ])
    expect(budgetsFrom({ '2027-07-01': { rent: null, nights: 3 } }, of)).toEqual([
      { town: 'ashlock', month: '2027-07-01', rent: { amount: 0, currency: 'USD' }, nights: 3 },
    ])
  })
  it('shows saved budgets by month', () => {
    const [budget] = budgetsFrom({ '2027-02-01': { rent, nights: 3 } }, of)
    const fields = fieldsOf(budget ? [{ ...budget, setBy: 'Mara' }] : [], 'ashlock', 2027)
    expect(Object.keys(fields)).toEqual(monthsOfYear(2027))
    expect(fields['2027-02-01']).toEqual({ rent, nights: 3 })
    expect(fields['2027-03-01']).toEqual({ rent: null, nights: null })
  })
})
