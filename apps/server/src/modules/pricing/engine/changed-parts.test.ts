import { describe, expect, it } from 'vitest'
import { aHome, workedRequest } from '../testing/sample.ts'
import { type ChangedSchedule, scheduleAfterChange } from './changed-schedule.ts'
import { policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { cancellationSteps, retainedAfterCutoffs } from './timeline.ts'

const today = '2027-01-15'
const half: ChangedSchedule = {
  before: 1_000,
  after: 1_000,
  paid: 500,
  open: [{ dueOn: '2027-06-02', amount: 500 }],
  moves: false,
  begun: false,
  keepsDates: false,
  today,
  retained: [],
}
const after = (change: Partial<ChangedSchedule>) => scheduleAfterChange({ ...half, ...change })
const part = (dueOn: string, amount: number) => ({ dueOn, amount, atBooking: false })

describe('R30 edge cases of a change', () => {
  it('a stay paid to the cent requests and refunds nothing; a cent more or less does', () => {
    expect(after({ after: 500, open: [] })).toEqual({ refund: 0, installments: [] })
    expect(after({ after: 499, open: [] })).toEqual({ refund: 1, installments: [] })
    expect(after({ after: 501, open: [] })).toEqual({ refund: 0, installments: [part(today, 1)] })
  })

  it('leaves the plan alone if it changes no cent, requested by the guest or not', () => {
    for (const keepsDates of [true, false])
      expect(after({ keepsDates })).toEqual({ refund: 0, installments: [part('2027-06-02', 500)] })
  })

  it('that no one requested and that costs a cent more is not waived: it keeps the terms with the cent on the next installment', () => {
    expect(after({ keepsDates: true, after: 1_001 }).installments).toEqual([part('2027-06-02', 501)])
    expect(after({ keepsDates: true, after: 999 }).installments).toEqual([part('2027-06-02', 499)])
  })

  it('that no one requested keeps every due date if exactly the open amount is left', () => {
    expect(after({ before: 1_000, after: 900, paid: 400, keepsDates: true }).installments).toEqual([
      part('2027-06-02', 500),
    ])
    const open = [
      { dueOn: '2027-05-02', amount: 200 },
      { dueOn: '2027-06-02', amount: 300 },
    ]
    expect(after({ open, keepsDates: true, after: 1_001 }).installments).toEqual([
      part('2027-05-02', 201),
      part('2027-06-02', 300),
    ])
  })

  it('R28 during a stay brings nothing forward if there is no gap', () => {
    expect(after({ begun: true, retained: [{ on: today, amount: 700 }] }).installments).toEqual([
      part('2027-06-02', 500),
    ])
  })

  it('during a stay charges the gap today, and nothing if there is none', () => {
    expect(after({ begun: true, after: 1_001 }).installments).toEqual([part(today, 1), part('2027-06-02', 500)])
    expect(after({ begun: true }).installments).toEqual([part('2027-06-02', 500)])
    expect(after({ begun: true, after: 999 }).installments).toEqual([part(today, 499)])
  })

  it('makes everything due today if nothing would be left of the next installment', () => {
    const open = [
      { dueOn: '2027-05-02', amount: 100 },
      { dueOn: '2027-06-02', amount: 600 },
    ]
    // 600 are left to pay and 700 were open: the next installment would drop to zero, and in the second case to a cent.
    expect(after({ open, after: 1_100 }).installments).toEqual([part(today, 600)])
    expect(after({ open, after: 1_101 }).installments).toEqual([part('2027-05-02', 1), part('2027-06-02', 600)])
  })

  it('R28 makes due today what a cancellation retains by today, or retained before', () => {
    const retained = (on: string, amount: number) => after({ retained: [{ on, amount }] }).installments
    expect(retained('2026-12-01', 700)).toEqual([part(today, 200), part('2027-06-02', 300)])
    expect(retained(today, 700)).toEqual([part(today, 200), part('2027-06-02', 300)])
    expect(retained('2027-02-01', 700)).toEqual([part('2027-02-01', 200), part('2027-06-02', 300)])
    expect(retained('2027-02-01', 1_000)).toEqual([part('2027-02-01', 500)])
    expect(retained('2027-02-01', 501)).toEqual([part('2027-02-01', 1), part('2027-06-02', 499)])
    expect(retained('2027-02-01', 500)).toEqual([part('2027-06-02', 500)])
  })
})

describe('R36 the cancellation steps', () => {
  const bookedAt = new Date('2026-11-20T15:00:00Z')
  const checkIn = new Date('2027-07-02T20:00:00Z')
  const quoted = quoteDocument(aHome({ policy: policyPresets.flexible }), workedRequest, bookedAt)
  const untils = (confirmedAt: Date) =>
    cancellationSteps(quoted, quoted.schedule, confirmedAt).map(({ until }) => until?.toISOString() ?? null)

  it('end with check-in, and a booking made at a cutoff still has that step', () => {
    expect(untils(bookedAt)).toEqual(['2027-07-01T20:00:00.000Z', '2027-07-02T20:00:00.000Z', null])
    expect(untils(new Date('2027-07-01T20:00:00Z'))).toContain('2027-07-01T20:00:00.000Z')
    expect(untils(checkIn)).toContain(checkIn.toISOString())
    expect(untils(new Date(checkIn.getTime() + 1))).not.toContain(checkIn.toISOString())
  })

  it('promise to refund only what is collected by then', () => {
    const schedule = [
      { dueOn: '2026-11-20', amount: 100_000, atBooking: true },
      { dueOn: '2027-07-01', amount: 50_000, atBooking: false },
      { dueOn: '2027-07-02', amount: 50_000, atBooking: false },
    ]
    const steps = cancellationSteps(quoted, schedule, bookedAt)
    const late = [{ dueOn: '2027-07-01', amount: 100_000, atBooking: true }]
    expect(cancellationSteps(quoted, late, new Date('2027-07-01T10:00:00Z'))[0]?.refund).toBe(100_000)
    // The second installment is due on the very day of the first cutoff.
    expect(steps[0]).toMatchObject({ refund: 100_000, share: 10_000 })
  })

  it('R28 retain what each cutoff would, just after it, and everything from check-in on', () => {
    const retained = retainedAfterCutoffs(quoted, bookedAt)
    expect(retained.map(({ on }) => on)).toEqual(['2026-11-20', '2027-07-01', '2027-07-02'])
    expect(retained[0]?.amount).toBe(0)
    const [, cutoff, arrival] = retained
    expect(cutoff?.amount).toBeGreaterThan(0)
    expect(arrival?.amount).toBe(quoted.price.total)
    expect(cutoff?.amount).toBeLessThan(quoted.price.total)
    expect(retainedAfterCutoffs(quoted, new Date('2027-07-01T20:00:00.001Z'))).toHaveLength(2)
    expect(retainedAfterCutoffs(quoted, new Date('2027-07-01T20:00:00Z')).map(({ on }) => on)).toEqual([
      '2027-07-01',
      '2027-07-01',
      '2027-07-02',
    ])
    expect(retainedAfterCutoffs(quoted, new Date('2027-07-01T20:00:01Z')).map(({ on }) => on)).toEqual([
      '2027-07-01',
      '2027-07-02',
    ])
    expect(retainedAfterCutoffs(quoted, checkIn)).toHaveLength(2)
    expect(retainedAfterCutoffs(quoted, new Date(checkIn.getTime() + 1))).toHaveLength(1)
  })
})
