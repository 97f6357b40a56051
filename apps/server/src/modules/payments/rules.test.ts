import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateRefund, disputeLines, midnightOf, nextTry } from './rules.ts'

describe('installments', () => {
  it('R29 are charged at midnight in the home’s time zone, even across daylight saving', () => {
    expect(midnightOf('2027-03-14', 'America/New_York').toISOString()).toBe('2027-03-14T05:00:00.000Z')
    expect(midnightOf('2027-03-15', 'America/New_York').toISOString()).toBe('2027-03-15T04:00:00.000Z')
    expect(midnightOf('2027-07-01', 'Asia/Kathmandu').toISOString()).toBe('2027-06-30T18:15:00.000Z')
  })

  it('R29 that failed are retried at the next three midnights, then no more', () => {
    const owed = { dueOn: '2027-05-01', timeZone: 'America/New_York' }
    const tries = ['2027-05-01T04:00:30Z', '2027-05-02T04:00:30Z', '2027-05-03T04:00:30Z', '2027-05-04T04:00:30Z'].map(
      (now) => nextTry(owed, new Date(now))?.toISOString() ?? null,
    )
    expect(tries).toEqual(['2027-05-02T04:00:00.000Z', '2027-05-03T04:00:00.000Z', '2027-05-04T04:00:00.000Z', null])
  })
})

describe('a refund', () => {
  it('R32 goes to the newest payments first', () => {
    const payments = [
      { intentId: 9, refundable: 300 },
      { intentId: 4, refundable: 500 },
    ]
    expect(allocateRefund(450, payments)).toEqual([
      { intentId: 9, amount: 300 },
      { intentId: 4, amount: 150 },
    ])
    expect(allocateRefund(801, payments)).toBeNull()
  })

  it('R39 never takes more from a payment than is left of it, and adds up to the amount exactly', () => {
    const payments = fc.array(fc.integer({ min: -100, max: 10_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), payments, (amount, left) => {
        const parts = allocateRefund(
          amount,
          left.map((refundable, intentId) => ({ intentId, refundable })),
        )
        const possible = left.reduce((sum, refundable) => sum + Math.max(0, refundable), 0)
        expect(parts !== null).toBe(possible >= amount)
        expect((parts ?? []).reduce((sum, part) => sum + part.amount, 0)).toBe(parts ? amount : 0)
        for (const part of parts ?? []) expect(part.amount).toBeLessThanOrEqual(left[part.intentId] ?? 0)
      }),
    )
  })
})

describe('a dispute', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 })

  it('R55 takes the guest’s deposit first, and the rest from the operator alone', () => {
    const { advanced, lines } = disputeLines(1_000, 400)
    expect(advanced).toBe(600)
    expect(lines.map(({ account, side, amount }) => [account, side, amount])).toEqual([
      ['liability:guest-deposit', 'debit', 400],
      ['payable:operator', 'debit', 600],
      ['processor:clearing', 'credit', 1_000],
      ['receivable:dispute', 'debit', 600],
      ['receivable:trust', 'credit', 600],
    ])
  })

  it('R44 R55 balances in the trust’s and the operator’s books, whatever the balances are', () => {
    const operators = new Set(['receivable:dispute', 'receivable:trust'])
    fc.assert(
      fc.property(
        amounts.filter((amount) => amount > 0),
        amounts,
        (amount, deposit) => {
          const { lines } = disputeLines(amount, deposit)
          const gap = (own: boolean) =>
            lines
              .filter(({ account }) => operators.has(account) === own)
              .reduce((sum, line) => sum + (line.side === 'debit' ? line.amount : -line.amount), 0)
          expect([gap(true), gap(false)]).toEqual([0, 0])
          expect(lines.every((line) => line.amount > 0)).toBe(true)
        },
      ),
    )
  })
})
