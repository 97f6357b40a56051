import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Accounting } from './accounting.ts'
import { quartersCsv } from './quarters-csv.ts'

const words = (names: readonly string[]) =>
  ({ ...Object.fromEntries(names.map((name) => [name, name])), states: { closed: 'Closed' } }) as never

test('every figure is the amount on the screen to its smallest unit, in any currency', () => {
  const figures = ['opening', 'earned', 'adjustments', 'expenses', 'paid', 'closing'] as const
  const units = { USD: 2, JPY: 0, KWD: 3 }
  const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })
  fc.assert(
    fc.property(
      fc.constantFrom('USD', 'JPY', 'KWD'),
      fc.record({
        opening: amount,
        earned: amount,
        adjustments: amount,
        expenses: amount,
        paid: amount,
        closing: amount,
      }),
      (currency, amounts) => {
        const money = Object.fromEntries(figures.map((id) => [id, { amount: amounts[id], currency }]))
        const quarter = { year: 2027, quarter: 1, state: 'closed', ...money }
        const [, row = ''] = quartersCsv(
          { quarters: [quarter], currency } as unknown as Accounting,
          words(['quarter', 'state', ...figures, 'currency']),
        ).split('\r\n')
        const [, , ...read] = row.split(',')
        figures.forEach((id, at) => {
          expect(Math.round(Number(read[at]) * 10 ** units[currency])).toBe(amounts[id])
        })
        expect(read.at(-1)).toBe(currency)
      },
    ),
  )
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

test('each figure of a quarter appears in its own CSV column as the API returns it', () => {
  const quarter = {
    year: 2027,
    quarter: 3,
    state: 'closed',
    opening: usd(-12_05),
    earned: usd(12_904_10),
    adjustments: usd(0),
    expenses: usd(440_00),
    paid: usd(10_000_00),
    closing: usd(2_452_05),
  }
  const names = ['quarter', 'state', 'opening', 'earned', 'adjustments', 'expenses', 'paid', 'closing', 'currency']
  const accounting = { quarters: [quarter], currency: 'USD' } as unknown as Accounting
  const [head, row] = quartersCsv(accounting, words(names)).trim().split('\r\n')
  expect(head?.split(',')).toEqual(names)
  expect(row?.split(',')).toEqual(['2027 Q3', 'Closed', '-12.05', '12904.1', '0', '440', '10000', '2452.05', 'USD'])
})
