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

describe('R30 the remaining payments after a change', () => {
  it('are the old terms with the gap added to the next installment if the arrival stays the same', () => {
    expect(scheduleAfterChange(half)).toEqual({
      refund: 0,
      installments: [{ dueOn: '2027-06-02', amount: 700, atBooking: false }],
    })
  })
  it('are all due now if the arrival moves', () => {
    expect(scheduleAfterChange({ ...half, moves: true })).toEqual({ refund: 0, installments: now(700) })
  })
  it('are all due now if the stay becomes cheaper', () => {
    expect(scheduleAfterChange({ ...half, after: 900 })).toEqual({ refund: 0, installments: now(400) })
  })
  it("are the old terms reduced from the end if the guest didn't request the change and it costs no more", () => {
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
  it('are zero if too much was paid already, and the excess is refunded', () => {
    expect(scheduleAfterChange({ ...half, after: 400 })).toEqual({ refund: 100, installments: [] })
  })
  it('are the gap, due now, if nothing else was open', () => {
    expect(scheduleAfterChange({ ...half, paid: 1_000, open: [] })).toEqual({ refund: 0, installments: now(200) })
  })
  it('are, during a stay, the gap now and the rest on schedule', () => {
    expect(scheduleAfterChange({ ...half, begun: true })).toEqual({
      refund: 0,
      installments: [...now(200), { dueOn: '2027-06-02', amount: 500, atBooking: false }],
    })
  })
  it('R28 are brought forward as far as a cancellation would retain them', () => {
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
  it('R26 add up to the new total to the cent, without negative amounts, whatever it was', () => {
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
