import { expect, test } from 'vitest'
import { bulkPriceChange, bulkPriceProblems } from './bulk-price-fields.ts'

const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', chooseOne: 'chooseOne' }
const fields = { homes: ['4'], from: '2027-07-01', last: '2027-07-31', weekdays: [5], percent: -7.5 }

test('dates are typed with the last night, the change in percent', () => {
  expect(bulkPriceChange(fields)).toEqual({ from: '2027-07-01', to: '2027-08-01', weekdays: [5], share: -750 })
  expect(bulkPriceProblems(fields, words)).toEqual({})
})

test('missing values are reported at their field; zero percent is no change', () => {
  const nothing = { homes: [], from: '2027-07-02', last: '2027-07-01', weekdays: [], percent: 0 }
  expect(bulkPriceProblems(nothing, words)).toEqual({ homes: 'chooseOne', last: 'order', percent: 'noNumber' })
  expect(bulkPriceChange(nothing)).toBeNull()
})
