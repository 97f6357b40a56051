import { expect, test } from 'vitest'
import { pricingSetupChange, pricingSetupFields, pricingSetupProblems } from './setup-fields.ts'

const today = '2027-01-15'
const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', unclear: 'unclear' }
test('answers start from the current or next season, without a price', () => {
  const fields = pricingSetupFields(today)
  expect(fields).toMatchObject({
    base: null,
    high: { from: '2027-06-15', last: '2027-09-07' },
    quiet: { from: '2026-11-15', last: '2027-03-14' },
  })
  expect(pricingSetupFields('2027-10-01').high.from).toBe('2028-06-15')
  expect(pricingSetupChange(fields)).toBeNull()
})

test('answers become one change, without seasons that are off', () => {
  const fields = { ...pricingSetupFields(today), base: { amount: 100_000, currency: 'USD' } }
  expect(pricingSetupChange({ ...fields, quiet: { ...fields.quiet, on: false } })).toEqual({
    kind: 'first',
    base: 100_000,
    weekendShare: 2_000,
    floor: null,
    minNights: 2,
    high: { from: '2027-06-15', to: '2027-09-08', share: 5_000, minNights: 7 },
    quiet: null,
    weekShare: 700,
    monthShare: 1_500,
  })
  expect(pricingSetupChange(fields)).toMatchObject({ quiet: { to: '2027-03-15', share: -2_000 } })
})

test('missing values are reported at their field', () => {
  const fields = pricingSetupFields(today)
  const wrong = { ...fields, week: null, high: { ...fields.high, last: '2027-01-01', minNights: null } }
  expect(pricingSetupProblems(wrong, words)).toEqual({
    base: 'unclear',
    week: 'noNumber',
    'high.last': 'order',
    'high.minNights': 'noNumber',
  })
  expect(pricingSetupChange(wrong)).toBeNull()
})
