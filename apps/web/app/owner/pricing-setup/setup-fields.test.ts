import { expect, test } from 'vitest'
import { pricingSetupChange, pricingSetupFields, pricingSetupProblems } from './setup-fields.ts'

const today = '2027-01-15'
const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', unclear: 'unclear' }
const plan = { base: 100_000, weekend: 125_000, weekendNights: [5, 6], floor: 80_000, cap: null }

const none = { lengthOfStay: [], earlyBird: [], lastMinute: [] }
const fresh = { plan: null, stays: { minNights: 1 }, discounts: none }
const priced = {
  plan,
  stays: { minNights: 4 },
  discounts: {
    ...none,
    lengthOfStay: [
      { minNights: 7, share: 1_000 },
      { minNights: 14, share: 1_200 },
    ],
  },
}

test('answers of a home with prices start from its prices, not from defaults', () => {
  const fields = pricingSetupFields(priced, 'USD', today)
  expect(fields).toMatchObject({ minNights: 4, week: 10, month: 0, high: { on: false }, quiet: { on: false } })
  expect(pricingSetupChange(fields)).toMatchObject({ base: 100_000, weekendShare: 2_500, high: null, quiet: null })
  expect(pricingSetupFields({ ...priced, plan: { ...plan, weekend: null } }, 'USD', today).weekend).toBe(0)
})

test('answers start from existing prices and the current or next season', () => {
  const fields = pricingSetupFields(priced, 'USD', today)
  expect(fields).toMatchObject({
    base: { amount: 100_000, currency: 'USD' },
    weekend: 25,
    high: { from: '2027-06-15', last: '2027-09-07' },
    quiet: { from: '2026-11-15', last: '2027-03-14' },
  })
  expect(pricingSetupFields(priced, 'USD', '2027-10-01').high.from).toBe('2028-06-15')
})

test('answers become one change, without seasons that are off', () => {
  const fields = { ...pricingSetupFields(fresh, 'USD', today), base: { amount: 100_000, currency: 'USD' } }
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
  const fields = pricingSetupFields(fresh, 'USD', today)
  const wrong = { ...fields, week: null, high: { ...fields.high, last: '2027-01-01', minNights: null } }
  expect(pricingSetupProblems(wrong, words)).toEqual({
    base: 'unclear',
    week: 'noNumber',
    'high.last': 'order',
    'high.minNights': 'noNumber',
  })
  expect(pricingSetupChange(wrong)).toBeNull()
})
