import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsBefore, heldBackOf } from './payout-estimate.ts'

const stay = { arrive: '2027-03-01', depart: '2027-03-05' }
const on = (day: string, today = '2027-02-20') => ({ day, today })

describe("the part of a stay's money that counts before a payout", () => {
  it('is all of it from the day after check-in, or after check-out', () => {
    const atCheckIn = { ...stay, recognition: 'check_in' as const }
    expect(countsBefore(atCheckIn, 100, on('2027-03-01'))).toBe(0)
    expect(countsBefore(atCheckIn, 100, on('2027-03-02'))).toBe(100)
    const atCheckOut = { ...stay, recognition: 'check_out' as const }
    expect(countsBefore(atCheckOut, 100, on('2027-03-05'))).toBe(0)
    expect(countsBefore(atCheckOut, 100, on('2027-03-06'))).toBe(100)
  })

  it('is the nights slept until then, of those not yet distributed', () => {
    const nightly = { ...stay, recognition: 'each_night' as const }
    expect(countsBefore(nightly, 400, on('2027-03-02'))).toBe(100)
    expect(countsBefore(nightly, 400, on('2027-04-01'))).toBe(400)
    expect(countsBefore(nightly, 400, on('2027-03-01'))).toBe(0)
    // Two nights are slept and distributed; two are left.
    expect(countsBefore(nightly, 200, on('2027-03-04', '2027-03-03'))).toBe(100)
    expect(countsBefore(nightly, 50, on('2027-03-10', '2027-03-06'))).toBe(50)
  })
})

describe('the amount held back', () => {
  it('is the larger of missing payments and reserve, as a payout itself holds back', () => {
    expect(heldBackOf(1_000, { missing: 300, reserve: 200 })).toEqual({ reason: 'receipt', amount: 300 })
    expect(heldBackOf(1_000, { missing: 100, reserve: 200 })).toEqual({ reason: 'reserve', amount: 200 })
    expect(heldBackOf(1_000, { missing: 0, reserve: 0 })).toBeNull()
    expect(heldBackOf(150, { missing: 300, reserve: 0 })).toEqual({ reason: 'receipt', amount: 150 })
    expect(heldBackOf(-50, { missing: 300, reserve: 0 })).toBeNull()
  })

  it('leaves what a payout can take', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), amount, amount, (balance, missing, reserve) => {
        const left = balance - (heldBackOf(balance, { missing, reserve })?.amount ?? 0)
        expect(Math.max(0, left)).toBe(Math.max(0, Math.min(balance - missing, balance - reserve)))
      }),
    )
  })
})
