import { expect, test } from 'vitest'
import type { Accounting } from './accounting.ts'
import { quartersCsv } from './quarters-csv.ts'

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
  const words = { ...Object.fromEntries(names.map((name) => [name, name])), states: { closed: 'Closed' } }
  const accounting = { quarters: [quarter], currency: 'USD' } as unknown as Accounting
  const [head, row] = quartersCsv(accounting, words as never)
    .trim()
    .split('\r\n')
  expect(head?.split(',')).toEqual(names)
  expect(row?.split(',')).toEqual(['2027 Q3', 'Closed', '-12.05', '12904.1', '0', '440', '10000', '2452.05', 'USD'])
})
