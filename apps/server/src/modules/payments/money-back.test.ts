import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateInTurn, allocateRefund, disputeLines, graceDays, graceEnd, midnightOf, nextTry } from './rules.ts'

const timeZone = 'America/New_York'
const owed = { dueOn: '2027-06-02', timeZone }

test('R29 charges an installment at the home’s midnight, and retries at each of the next three', () => {
  expect(graceDays).toBe(3)
  expect(midnightOf('2027-06-02', timeZone)).toEqual(new Date('2027-06-02T04:00:00Z'))
  expect(graceEnd(owed)).toEqual(new Date('2027-06-05T04:00:00Z'))
  const next = (now: string) => nextTry(owed, new Date(now))?.toISOString().slice(0, 13) ?? null
  expect([
    next('2027-06-02T04:00:00Z'),
    next('2027-06-03T03:59:59Z'),
    next('2027-06-03T04:00:00Z'),
    next('2027-06-05T03:59:59Z'),
    next('2027-06-05T04:00:00Z'),
  ]).toEqual(['2027-06-03T04', '2027-06-03T04', '2027-06-04T04', '2027-06-05T04', null])
})

const paid = (intentId: number, refundable: number, payer?: string) => ({ intentId, refundable, payer: payer ?? null })

test('R32 refunds the newest payments first, and no more than they hold', () => {
  const payments = [paid(3, 100), paid(2, 0), paid(1, 400)]
  expect(allocateRefund(100, payments)).toEqual([{ intentId: 3, amount: 100 }])
  expect(allocateRefund(101, payments)).toEqual([
    { intentId: 3, amount: 100 },
    { intentId: 1, amount: 1 },
  ])
  expect(allocateRefund(500, payments)).toEqual([
    { intentId: 3, amount: 100 },
    { intentId: 1, amount: 400 },
  ])
  expect(allocateRefund(501, payments)).toBeNull()
  expect([allocateRefund(0, payments), allocateRefund(0, [])]).toEqual([[], []])
})

test('R51 predicts consecutive refunds to the cent, and never refunds more than was paid', () => {
  const theirs = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(theirs, fc.array(fc.nat(60_000), { maxLength: 3 }), (paid, amounts) => {
      const payments = paid.map((refundable, intentId) => ({ intentId, refundable, payer: `friend ${intentId}` }))
      const left = payments.map((one) => ({ ...one }))
      const back = paid.map(() => 0)
      let isEnough = true
      for (const amount of amounts) {
        const parts = allocateRefund(amount, left)
        isEnough &&= parts !== null
        for (const part of parts ?? []) {
          back[part.intentId] = (back[part.intentId] ?? 0) + part.amount
          const one = left[part.intentId]
          if (one) one.refundable -= part.amount
        }
      }
      const shown = allocateInTurn(amounts, payments)
      expect(shown === null).toBe(!isEnough)
      if (shown) expect(paid.map((_, at) => shown.find(({ intentId }) => intentId === at)?.amount ?? 0)).toEqual(back)
    }),
  )
})

test('R32 an overdrawn payment adds nothing to refund from', () => {
  expect(allocateRefund(50, [paid(2, -100), paid(1, 50)])).toEqual([{ intentId: 1, amount: 50 }])
  expect(allocateRefund(51, [paid(2, -100), paid(1, 50)])).toBeNull()
})

test('R51 refunds each of several payers their part, to the cent', () => {
  const payments = [paid(4, 200, 'tove'), paid(3, 100), paid(2, 100, 'tove'), paid(1, 200)]
  const back = allocateRefund(301, payments) ?? []
  const sumOf = (...ids: number[]) =>
    back.filter(({ intentId }) => ids.includes(intentId)).reduce((sum, { amount }) => sum + amount, 0)
  expect(sumOf(4, 2) + sumOf(3, 1)).toBe(301)
  expect([sumOf(4, 2), sumOf(3, 1)].sort()).toEqual([150, 151])
  expect(back.every(({ amount }) => amount > 0)).toBe(true)
})

test("R55 takes a card company's reversal from the guest’s own money first; the operator advances the rest", () => {
  const lines = (amount: number, deposit: number) => {
    const { advanced, lines: all } = disputeLines(amount, deposit)
    return [advanced, all.map(({ side, account, amount: sum }) => `${side} ${account} ${sum}`)]
  }
  expect(lines(100, 100)).toEqual([0, ['debit liability:guest-deposit 100', 'credit processor:clearing 100']])
  expect(lines(100, 0)).toEqual([
    100,
    [
      'debit payable:operator 100',
      'credit processor:clearing 100',
      'debit receivable:dispute 100',
      'credit receivable:trust 100',
    ],
  ])
  expect(lines(100, 99)[0]).toBe(1)
  expect(lines(100, -50)[0]).toBe(100)
  expect(lines(1, 500)).toEqual([0, ['debit liability:guest-deposit 1', 'credit processor:clearing 1']])
})
