import type { Statement, StatementLine } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { csvCell, statementCsv } from './csv.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const line = (part: Partial<StatementLine>): StatementLine => ({
  id: 'stay-1-b1',
  on: '2026-10-05',
  kind: 'stay',
  label: 'Malik Adeyemi',
  detail: 'PL-20377',
  bookingId: 377,
  nights: 7,
  amount: usd(306202),
  parts: [],
  entries: [],
  ...part,
})
const statement = (part: Partial<Statement>): Statement => ({
  year: 2026,
  quarter: 4,
  from: '2026-10-01',
  to: '2026-12-31',
  state: 'open',
  closedAt: null,
  basis: '',
  currency: 'USD',
  currencies: ['USD'],
  opening: usd(0),
  earned: usd(0),
  adjustments: usd(0),
  expenses: usd(0),
  payouts: usd(0),
  closing: usd(0),
  homes: [],
  payoutLines: [],
  legalName: '',
  ownerName: '',
  ...part,
})
const home = (lines: StatementLine[]) => ({
  id: 1,
  name: 'Garden House',
  town: 'Wending',
  earned: usd(0),
  expenses: usd(0),
  nights: 7,
  lines,
})

test('the CSV lists stays and payouts by date with plain figures', () => {
  const payout = line({ kind: 'payout', on: '2026-10-02', label: 'Payout', detail: '', nights: null, amount: usd(-5) })
  expect(statementCsv(statement({ homes: [home([line({})])], payoutLines: [payout] }), ['date', 'amount'])).toBe(
    'date,amount\r\n2026-10-02,payout,,,Payout,,,-0.05,USD,,,,,\r\n2026-10-05,stay,,Garden House,Malik Adeyemi,PL-20377,7,3062.02,USD,,,,,\r\n',
  )
})

test('each fee of a stay is listed below it under its own code, number, and name', () => {
  const part = (code: string, fee: number | null, label: string) => ({ code, fee, label, why: '', amount: usd(-1250) })
  const parts = [part('pets', 12, 'Dogs, any size'), part('cleaning', 13, 'Cleaning'), part('dare-county', null, 'Tax')]
  const rows = statementCsv(statement({ homes: [home([line({ code: 'as_written', parts })])] }), ['date']).split('\r\n')
  expect(rows.slice(2, -1)).toEqual([
    '2026-10-05,part,as_written,Garden House,Malik Adeyemi,PL-20377,,,USD,,pets,12,"Dogs, any size",-12.50',
    '2026-10-05,part,as_written,Garden House,Malik Adeyemi,PL-20377,,,USD,,cleaning,13,Cleaning,-12.50',
    '2026-10-05,part,as_written,Garden House,Malik Adeyemi,PL-20377,,,USD,,dare-county,,Tax,-12.50',
  ])
})

test('commas and quotes are escaped', () => {
  expect(csvCell('Roof, "west"')).toBe('"Roof, ""west"""')
})

test('a guest’s name can’t run as a spreadsheet formula', () => {
  expect(csvCell('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")"')
})
