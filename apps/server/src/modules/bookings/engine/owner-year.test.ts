import { describe, expect, it } from 'vitest'
import { type Movement, ownerYear } from './owner-year.ts'

const earned = (on: string, amount: number): Movement => ({ on, amount, payout: false })
const paid = (on: string, amount: number): Movement => ({ on, amount: -amount, payout: true })

describe('an owner’s year', () => {
  const year = ownerYear(
    [
      earned('2026-07-02', 1_000),
      earned('2027-07-02', 4_000),
      earned('2027-07-30', -500),
      paid('2027-08-01', 2_000),
      paid('2026-12-31', 700),
    ],
    2027,
  )

  it('R49 counts each month on the day the statement counts it, costs and corrections included', () => {
    expect(year.byMonth[6]).toEqual({ month: '2027-07', earned: 3_500, lastYear: 1_000 })
    expect(year.byMonth).toHaveLength(12)
    expect(year.earned).toBe(3_500)
  })

  it('counts as paid what was paid out in the year', () => {
    expect(year.paid).toBe(2_000)
  })

  it('is a year of nothing for an owner without stays', () => {
    expect(ownerYear([], 2027)).toMatchObject({ earned: 0, paid: 0 })
  })
})
