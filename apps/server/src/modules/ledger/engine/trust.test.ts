import { expect, test } from 'vitest'
import { chart } from './chart.ts'
import { counted, figureOf } from './figures.ts'
import { missingFrom } from './missing-money.ts'
import { heldOf, operatorClaim, owedOf, trustFault } from './trust.ts'

test('R44 held is the total of the trust’s debit accounts, owed that of its credit accounts; other books count as neither', () => {
  const balances = chart.map(({ code }, at) => ({ account: code, amount: 1_000 + at }))
  const sumFor = (side: 'debit' | 'credit') =>
    chart.reduce((sum, { book, normalSide }, at) => sum + (book === 'trust' && normalSide === side ? 1_000 + at : 0), 0)
  expect([heldOf(balances), owedOf(balances)]).toEqual([sumFor('debit'), sumFor('credit')])
  expect(chart.some(({ book }) => book !== 'trust')).toBe(true)
  const [cash] = chart.filter(({ book, normalSide }) => book === 'trust' && normalSide === 'debit')
  const row = { account: cash?.code ?? '', amount: 70 }
  expect([heldOf([row, row]), owedOf([row]), heldOf([]), owedOf([])]).toEqual([140, 0, 0, 0])
})

test('R46 the operator’s part covers owners with a negative balance', () => {
  expect([operatorClaim(500, 0), operatorClaim(500, -200), operatorClaim(100, -300)]).toEqual([500, 300, -200])
})

test('R55 no payout is sent while the operator owes the trust, nor more than the bank has', () => {
  const at = (amount: number, cash: number, claim: number) => trustFault(amount, { cash, operatorClaim: claim })
  expect([at(100, 100, 0), at(101, 100, 0), at(100, 100, -1), at(1, 100, 1)]).toEqual([
    undefined,
    'cash',
    'operator_owes',
    undefined,
  ])
})

test('R46 missing money is borne in proportion by those who earned, and by no one else', () => {
  const earned = [
    { ownerId: 1, amount: 300 },
    { ownerId: 2, amount: 100 },
    { ownerId: 3, amount: 0 },
    { ownerId: 4, amount: -50 },
    { ownerId: 1, amount: 100 },
  ]
  const from = (missing: number) => [1, 2, 3, 4].map((ownerId) => missingFrom(ownerId, missing, earned))
  expect(from(100)).toEqual([80, 20, 0, 0])
  expect(from(900)).toEqual([400, 100, 0, 0])
  expect([from(0), from(-10)]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  expect(missingFrom(1, 1, [{ ownerId: 1, amount: 1 }])).toBe(1)
  expect(missingFrom(1, 10, [])).toBe(0)
  expect(missingFrom(9, 100, earned)).toBe(0)
})

test('a figure has its currency’s digits, its sign, and its digit groups', () => {
  expect(['USD', 'JPY', 'BHD'].map((currency) => figureOf(1_234_567, currency))).toEqual([
    'USD 12,345.67',
    'JPY 1,234,567',
    'BHD 1,234.567',
  ])
  expect([figureOf(0, 'USD'), figureOf(-5, 'USD'), figureOf(-980, 'JPY'), figureOf(1, 'JPY')]).toEqual([
    'USD 0.00',
    'USD -0.05',
    'JPY -980',
    'JPY 1',
  ])
  expect([0, 1, 2, 1_000].map((count) => counted(count, 'row', 'rows'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '1,000 rows',
  ])
})
