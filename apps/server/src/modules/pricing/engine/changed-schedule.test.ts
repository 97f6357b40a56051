import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangedSchedule, scheduleAfterChange } from './changed-schedule.ts'

const today = '2027-01-15'
const half: ChangedSchedule = {
  before: 1_000,
  after: 1_200,
  paid: 500,
  open: [{ dueOn: '2027-06-02', amount: 500 }],
  moves: false,
  begun: false,
  keepsDates: false,
  today,
  retained: [],
}
const now = (amount: number) => [{ dueOn: today, amount, atBooking: false }]

describe('R30 what is still to pay after a change', () => {
  it('is the old terms with the gap on the next part, while the arrival stays', () => {
    expect(scheduleAfterChange(half)).toEqual({
      refund: 0,
      installments: [{ dueOn: '2027-06-02', amount: 700, atBooking: false }],
    })
  })
  it('is the rest at once where the arrival moves', () => {
    expect(scheduleAfterChange({ ...half, moves: true })).toEqual({ refund: 0, installments: now(700) })
  })
  it('is the rest at once where the stay becomes cheaper', () => {
    expect(scheduleAfterChange({ ...half, after: 900 })).toEqual({ refund: 0, installments: now(400) })
  })
  it('is the old terms with less at their end where the guest has not asked for it and it costs no more', () => {
    const open = [
      { dueOn: '2027-05-02', amount: 300 },
      { dueOn: '2027-06-02', amount: 200 },
    ]
    const given = { ...half, open, keepsDates: true }
    expect(scheduleAfterChange({ ...given, after: 750 }).installments).toEqual([
      { dueOn: '2027-05-02', amount: 250, atBooking: false },
    ])
    expect(scheduleAfterChange({ ...given, after: 1_000 }).installments).toEqual(
      open.map((part) => ({ ...part, atBooking: false })),
    )
    expect(scheduleAfterChange({ ...given, after: 1_000, moves: true }).installments).toEqual(now(500))
  })
  it('is nothing where too much is paid already, and that goes back', () => {
    expect(scheduleAfterChange({ ...half, after: 400 })).toEqual({ refund: 100, installments: [] })
  })
  it('is the gap at once where nothing else was open', () => {
    expect(scheduleAfterChange({ ...half, paid: 1_000, open: [] })).toEqual({ refund: 0, installments: now(200) })
  })
  it('is the gap at once in a stay that is lived in, and what else is to pay in its time', () => {
    expect(scheduleAfterChange({ ...half, begun: true })).toEqual({
      refund: 0,
      installments: [...now(200), { dueOn: '2027-06-02', amount: 500, atBooking: false }],
    })
  })
  it('R28 comes forward as far as a cancellation would keep it', () => {
    expect(scheduleAfterChange({ ...half, retained: [{ on: '2027-03-01', amount: 600 }] }).installments).toEqual([
      { dueOn: '2027-03-01', amount: 100, atBooking: false },
      { dueOn: '2027-06-02', amount: 600, atBooking: false },
    ])
  })

  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const day = fc.integer({ min: 1, max: 28 }).map((of) => `2027-06-${String(of).padStart(2, '0')}`)
  const change = fc.record({
    before: amount,
    after: amount,
    paid: amount,
    open: fc
      .uniqueArray(fc.record({ dueOn: day, amount: fc.integer({ min: 1, max: 1_000_000 }) }), {
        selector: ({ dueOn }) => dueOn,
        maxLength: 5,
      })
      .map((parts) => parts.sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))),
    moves: fc.boolean(),
    begun: fc.boolean(),
    keepsDates: fc.boolean(),
    today: fc.constant(today),
    retained: fc.array(fc.record({ on: day, amount })),
  })
  it('R26 makes up the new total to the cent, with nothing below zero, whatever it was', () => {
    fc.assert(
      fc.property(change, (given) => {
        const { refund, installments } = scheduleAfterChange(given)
        const sum = installments.reduce((all, part) => all + part.amount, 0)
        expect(given.paid - refund + sum).toBe(given.after)
        expect(refund === 0 || sum === 0).toBe(true)
        expect(installments.every((part) => part.amount > 0)).toBe(true)
        expect(new Set(installments.map(({ dueOn }) => dueOn)).size).toBe(installments.length)
      }),
    )
  })
})
