import { describe, expect, it } from 'vitest'
import { type Movement, ownerYear } from './owner-year.ts'

const move =
  (purpose: string) =>
  (dated: string, amount: number, more: Partial<Movement> = {}): Movement => ({
    purpose,
    dated,
    occurredOn: dated,
    amount,
    reversed: null,
    ...more,
  })
const earned = move('recognition')
const charged = move('expense')
const paid = (on: string, amount: number) => move('payout')(on, -amount)

describe('an owner’s year', () => {
  const year = ownerYear(
    [
      earned('2026-07-02', 1_000),
      earned('2027-07-02', 4_000),
      charged('2027-07-30', -500),
      earned('2027-07-31', 300, { occurredOn: '2027-03-31' }),
      move('reversal')('2027-08-03', -250, { reversed: { purpose: 'recognition', dated: '2027-07-02' } }),
      paid('2027-08-01', 2_000),
      paid('2026-12-31', 700),
    ],
    2027,
  )

  it('R48 R49 counts the same earnings as the statements: no cost, and nothing from a quarter closed before', () => {
    expect(year.byMonth[6]).toEqual({ month: '2027-07', earned: 4_000, lastYear: 1_000 })
    expect(year.byMonth).toHaveLength(12)
    expect(year.earned).toBe(3_750)
  })

  it('counts as paid what was paid out in the year', () => {
    expect(year.paid).toBe(2_000)
  })

  it('is all zeros for an owner without stays', () => {
    expect(ownerYear([], 2027)).toMatchObject({ earned: 0, paid: 0 })
  })
})
