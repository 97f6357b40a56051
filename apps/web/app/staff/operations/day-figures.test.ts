import type { BoardJob } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Bar,
  barsByWorker,
  boardAxis,
  labelStep,
  lanesOf,
  minutesLate,
  sendable,
  usualTimes,
} from './day-figures.ts'

const job = (more: Partial<BoardJob>) =>
  ({
    id: 1,
    kind: 'turnover',
    state: 'planned',
    assignee: { as: 'vendor', id: 7, name: 'Tidy' },
    sentAt: null,
    startsAt: '2027-07-08T14:00:00Z',
    endsAt: '2027-07-08T16:00:00Z',
    driveMinutes: null,
    opensAt: '2027-07-08T14:00:00Z',
    dueAt: '2027-07-08T20:00:00Z',
    late: false,
    ...more,
  }) as BoardJob
const morning = new Date('2027-07-08T12:00:00Z')
const axis = boardAxis([], morning)

describe('the day board', () => {
  it('shows ten hours, and widens for work outside them', () => {
    expect(boardAxis([job({})], morning).hours).toHaveLength(10)
    expect(axis.at('2027-07-08T17:00:00Z')).toBe(50)
    expect(boardAxis([job({ endsAt: '2027-07-08T23:30:00Z' })], morning).hours).toHaveLength(12)
  })

  it('labels every hour of a usual day, and fewer when work lasts into the night', () => {
    const until = (endsAt: string) => labelStep(boardAxis([job({ endsAt })], morning))
    expect(until('2027-07-08T22:00:00Z')).toBe(1)
    expect(until('2027-07-09T00:00:00Z')).toBe(1)
    expect(until('2027-07-09T01:00:00Z')).toBe(2)
    expect(until('2027-07-09T14:00:00Z')).toBe(3)
  })

  it('has jobs in the rows of their workers, and unassigned ones in the row of the worker proposed for them', () => {
    const jobs = [job({}), job({ id: 2, assignee: null }), job({ id: 3, assignee: null })]
    const [startsAt, endsAt] = ['2027-07-08T17:00:00Z', '2027-07-08T19:00:00Z']
    const proposals = [{ jobId: 2, as: 'team' as const, id: 4, name: 'Ivy', startsAt, endsAt, driveMinutes: 25 }]
    const bars = barsByWorker({ jobs, proposals })
    expect([...bars.keys()]).toEqual(['vendor:7', 'team:4'])
    expect(bars.get('team:4')).toMatchObject([{ job: { id: 2 }, startsAt, driveMinutes: 25, isProposed: true }])
  })

  it('sends jobs that are planned, assigned, and not sent', () => {
    const jobs = [job({}), job({ assignee: null }), job({ sentAt: '2027-07-07T12:00:00Z' }), job({ state: 'done' })]
    expect(sendable(jobs)).toEqual([jobs[0]])
  })

  it('places each bar in the first line where nothing is in its way', () => {
    const bar = fc
      .record({ at: fc.integer({ min: 0, max: 590 }), minutes: fc.integer({ min: 10, max: 300 }) })
      .map(({ at, minutes }): Bar => {
        const startsAt = new Date(morning.getTime() + at * 60_000).toISOString()
        const endsAt = new Date(morning.getTime() + (at + minutes) * 60_000).toISOString()
        return { job: job({ startsAt, endsAt }), startsAt, endsAt, driveMinutes: null, isProposed: false }
      })
    fc.assert(
      fc.property(fc.array(bar, { maxLength: 12 }), (bars) => {
        const wide = boardAxis(
          bars.map((one) => one.job),
          morning,
        )
        const placed = lanesOf(bars, wide)
        expect(placed).toHaveLength(bars.length)
        for (const one of placed) {
          expect(one.from).toBeGreaterThanOrEqual(0)
          expect(one.from + one.length).toBeLessThanOrEqual(100 + 1e-9)
          const others = placed.filter((other) => other !== one)
          const isInTheWay = (lane: number) =>
            others.some(
              (other) =>
                other.lane === lane && other.from < one.from + one.length && one.from < other.from + other.length,
            )
          expect(isInTheWay(one.lane)).toBe(false)
        }
      }),
    )
    const two = [job({}), job({ startsAt: '2027-07-08T16:00:00Z', endsAt: '2027-07-08T18:00:00Z' })]
    const bars = barsByWorker({ jobs: two, proposals: [] }).get('vendor:7') ?? []
    expect(lanesOf(bars, axis).map(({ lane, from, length }) => [lane, from, length])).toEqual([
      [0, 20, 20],
      [0, 40, 20],
    ])
  })

  it('marks when most homes become free and when most guests arrive, among today’s hours', () => {
    const jobs = [
      job({}),
      job({ opensAt: '2027-07-08T15:00:00Z', dueAt: '2027-07-09T20:00:00Z' }),
      job({ opensAt: '2027-07-08T15:00:00Z', dueAt: null }),
      job({ kind: 'repair', opensAt: '2027-07-08T13:00:00Z' }),
    ]
    expect(usualTimes(jobs, axis)).toEqual({ checkOut: '2027-07-08T15:00:00Z', checkIn: '2027-07-08T20:00:00Z' })
    expect(usualTimes([], axis)).toEqual({ checkOut: undefined, checkIn: undefined })
  })

  it('says by how much a job is late, rounded up', () => {
    expect(minutesLate(job({ late: true, endsAt: '2027-07-08T20:24:30Z' }))).toBe(25)
    expect(minutesLate(job({}))).toBe(0)
  })
})
