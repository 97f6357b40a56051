import { expect, test } from 'vitest'
import { bulkPriceChange, bulkPriceProblems, numberLimits } from './bulk-price-fields.ts'

const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', chooseOne: 'chooseOne', chooseDay: 'chooseDay' }
const fields = {
  homes: ['4'],
  from: '2027-07-01',
  last: '2027-07-31',
  weekdays: [5],
  kind: 'percent' as const,
  value: -7.5,
  arriveOn: [],
}
const nights = { from: '2027-07-01', to: '2027-08-01' }

test('dates are entered through the last night, and the change in percent', () => {
  expect(bulkPriceChange(fields)).toEqual({ ...nights, weekdays: [5], share: -750 })
  expect(bulkPriceProblems(fields, words)).toEqual({})
})

test('an amount is in whole units, and a minimum stay applies to every weekday', () => {
  expect(bulkPriceChange({ ...fields, kind: 'amount', value: 40 })).toEqual({ ...nights, weekdays: [5], amount: 40 })
  expect(bulkPriceChange({ ...fields, kind: 'min_nights', value: 5 })).toEqual({
    ...nights,
    minNights: 5,
  })
})

test('arrival days need no number, and at least one day', () => {
  const days = { ...fields, kind: 'arrive_on' as const, value: null, arriveOn: [6] }
  expect(bulkPriceChange(days)).toEqual({ ...nights, arriveOn: [6] })
  expect(bulkPriceProblems(days, words)).toEqual({})
  expect(bulkPriceProblems({ ...days, arriveOn: [] }, words)).toEqual({ arriveOn: 'chooseDay' })
  expect(bulkPriceChange({ ...days, arriveOn: [] })).toBeNull()
})

test('missing values are reported at their field, and zero is no change', () => {
  const nothing = { ...fields, homes: [], from: '2027-07-02', last: '2027-07-01', value: 0 }
  expect(bulkPriceProblems(nothing, words)).toEqual({ homes: 'chooseOne', last: 'order', value: 'noNumber' })
  expect(bulkPriceChange(nothing)).toBeNull()
})

test('an amount can change a night by as much as the home’s currency allows, in whole units', () => {
  const most = (...currencies: string[]) =>
    numberLimits(
      'amount',
      currencies.map((currency) => ({ currency })),
    ).max
  expect([most('USD'), most('JPY'), most('KWD'), most('IDR')]).toEqual([100_000, 100_000_000, 100_000, 1_000_000_000])
  expect(numberLimits('amount', [{ currency: 'USD' }, { currency: 'IDR' }])).toEqual({
    min: -1_000_000_000,
    max: 1_000_000_000,
    decimals: 0,
  })
})
