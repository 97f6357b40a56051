import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenLines, everythingOf, percentOfLines, rentOfNights } from './refund-amounts.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const lines = [
  { line: 'nights', label: 'Nights', amount: usd(924_000), isNights: true },
  { line: 'fee.1', label: 'Cleaning', amount: usd(42_001), isNights: false },
]

test('a percentage is of every line, to the cent', () => {
  expect(chosenLines(percentOfLines(lines, 10))).toEqual([
    { line: 'nights', amount: 92_400 },
    { line: 'fee.1', amount: 4_200 },
  ])
})

test('nights are refunded at their average price, without fees', () => {
  expect(chosenLines(rentOfNights(lines, 2, 7))).toEqual([{ line: 'nights', amount: 264_000 }])
})

test('everything is each line’s whole amount; a line without a refund is left out', () => {
  expect(chosenLines(everythingOf(lines)).map(({ amount }) => amount)).toEqual([924_000, 42_001])
  expect(chosenLines({ nights: null, 'fee.1': usd(0) })).toEqual([])
})

test('no mode refunds more than a line costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 60 }), fc.nat(1e8), (percent, of, cost) => {
      const one = [{ line: 'nights', label: 'Nights', amount: usd(cost), isNights: true }]
      for (const amounts of [percentOfLines(one, percent), rentOfNights(one, of, of), everythingOf(one)])
        expect(amounts.nights?.amount ?? 0).toBeLessThanOrEqual(cost)
    }),
  )
})
