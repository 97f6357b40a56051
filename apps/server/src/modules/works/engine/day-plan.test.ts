import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DayJob,
  type DayWorker,
  notBefore,
  proposeWorkers,
  reassignmentsFor,
  slotsOf,
  usualMinutes,
} from './day-plan.ts'

const hour = 3_600_000
const job = (id: number, more: Partial<DayJob> = {}): DayJob => ({
  id,
  homeId: id,
  town: 'Ashlock',
  opensAt: 10 * hour,
  dueAt: 16 * hour,
  minutes: 120,
  sameDay: true,
  worker: null,
  begun: false,
  beganAt: null,
  ...more,
})
const person = (key: string, homes: number[] | null = null): DayWorker => ({
  key,
  isCompany: false,
  homes: homes && new Set(homes),
})
const company = (key: string): DayWorker => ({ key, isCompany: true, homes: null })
const day = 18 * hour
const who = (jobs: DayJob[], workers: DayWorker[]) =>
  Object.fromEntries(proposeWorkers(jobs, workers, day).proposals.map(({ jobId, worker }) => [jobId, worker]))

describe('the proposal for a day', () => {
  it('distributes jobs by load, and keeps people in one town', () => {
    const jobs = [
      job(1),
      job(2),
      job(3, { town: 'Dune', dueAt: 17 * hour }),
      job(4, { town: 'Dune', dueAt: 17 * hour }),
    ]
    expect(who([job(1, { worker: 'a' }), job(2, { town: 'Dune' })], [person('a'), person('b')])).toEqual({ 2: 'b' })
    expect(who([job(1, { worker: 'a' }), job(2)], [person('a'), person('b')])).toEqual({ 2: 'a' })
    expect(Object.keys(who(jobs, [person('a'), person('b')]))).toHaveLength(4)
  })
  it('leaves a job out with its reason', () => {
    const jobs = [job(1), job(2), job(3)]
    expect(proposeWorkers(jobs, [person('a')], day).unplanned).toEqual([{ jobId: 3, reason: 'no_time' }])
    expect(proposeWorkers(jobs, [person('a', [9])], day).unplanned.map(({ reason }) => reason)).toEqual([
      'nobody',
      'nobody',
      'nobody',
    ])
  })
  it('lets a vendor work in several homes at once', () => {
    expect(Object.values(who([job(1), job(2), job(3)], [company('c')]))).toEqual(['c', 'c', 'c'])
  })
  it('assigns each job once, to someone who serves the home, in time, and never two at once to a person', () => {
    const anyJobs = fc
      .array(
        fc.record({
          homeId: fc.integer({ min: 1, max: 9 }),
          town: fc.constantFrom('Ashlock', 'Dune'),
          opensAt: fc.integer({ min: 8, max: 14 }).map((at) => at * hour),
          dueAt: fc.option(fc.integer({ min: 12, max: 18 }).map((at) => at * hour)),
          minutes: fc.integer({ min: 30, max: 300 }),
          sameDay: fc.boolean(),
          worker: fc.option(fc.constantFrom('a', 'b')),
        }),
      )
      .map((all) => all.map((one, id) => ({ id, begun: false, beganAt: null, ...one })))
    const workers = [person('a'), person('b', [1, 2, 3]), company('c')]
    fc.assert(
      fc.property(anyJobs, (jobs) => {
        const { proposals, unplanned } = proposeWorkers(jobs, workers, day)
        const open = jobs.filter(({ worker }) => worker === null).map(({ id }) => id)
        expect([...proposals, ...unplanned].map(({ jobId }) => jobId).sort()).toEqual(open.sort())
        for (const { jobId, worker, endsAt } of proposals) {
          const found = jobs.find(({ id }) => id === jobId)
          const homes = workers.find(({ key }) => key === worker)?.homes
          expect(homes == null || homes.has(found?.homeId ?? 0)).toBe(true)
          expect(endsAt).toBeLessThanOrEqual(Math.min(found?.dueAt ?? day, day))
        }
        for (const key of ['a', 'b']) {
          const theirs = proposals.filter(({ worker }) => worker === key).toSorted((x, y) => x.startsAt - y.startsAt)
          for (const [at, slot] of theirs.entries())
            expect(slot.startsAt).toBeGreaterThanOrEqual(theirs[at - 1]?.endsAt ?? 0)
        }
        expect(slotsOf(jobs, workers)).toHaveLength(jobs.length)
      }),
    )
  })
})

describe('the reassignment of a late job', () => {
  const late = [job(1, { worker: 'a' }), job(2, { worker: 'a', dueAt: 13 * hour, sameDay: false })]
  const reassigned = (jobs: DayJob[], workers: DayWorker[]) =>
    reassignmentsFor([2], jobs, workers, day).map(({ jobId, worker, endsAt }) => [jobId, worker, endsAt / hour])

  it('is someone else who finishes in time after their own jobs', () => {
    expect(reassigned(late, [person('a'), person('b')])).toEqual([[2, 'b', 12]])
    expect(reassigned(late, [person('a'), company('c')])).toEqual([[2, 'c', 12]])
    const busy = job(3, { worker: 'b', dueAt: 12 * hour })
    expect(reassigned([...late, busy], [person('a'), person('b')])).toEqual([])
  })

  it('is no one who has it already or does not serve the home, and takes nothing from unassigned jobs', () => {
    expect(reassigned(late, [person('a')])).toEqual([])
    expect(reassigned(late, [person('a'), person('b', [1])])).toEqual([])
    expect(reassigned([...late, job(3)], [person('a'), person('b')])).toEqual([[2, 'b', 12]])
  })
})

describe('the order of a day', () => {
  const minute = 60_000
  const mine = (id: number, more: Partial<DayJob> = {}) => job(id, { worker: 'a', ...more })
  const orderOf = (...jobs: DayJob[]) => slotsOf(jobs, [person('a')]).map(({ jobId }) => jobId)

  it('allows five minutes of driving within a town and twenty-five between two', () => {
    const startOf = (town: string) => slotsOf([mine(1), mine(2, { town })], [person('a')])[1]?.startsAt
    expect(startOf('Ashlock')).toBe(12 * hour + 5 * minute)
    expect(startOf('Dune')).toBe(12 * hour + 25 * minute)
    const drives = (worker: string) =>
      slotsOf([job(1, { worker }), job(2, { worker, town: 'Dune' })], [person('a'), company('c')]).map(
        ({ driveMinutes }) => driveMinutes,
      )
    expect(drives('a')).toEqual([null, 25])
    expect(drives('c')).toEqual([null, null])
  })

  it('puts same-day turnovers first, then the earlier deadline, then the earlier start', () => {
    expect(orderOf(mine(1, { sameDay: false, dueAt: 11 * hour }), mine(2))).toEqual([2, 1])
    expect(orderOf(mine(1, { dueAt: 17 * hour }), mine(2))).toEqual([2, 1])
    expect(orderOf(mine(1, { dueAt: null }), mine(2))).toEqual([2, 1])
    expect(orderOf(mine(1, { opensAt: 11 * hour, dueAt: 15 * hour }), mine(2, { dueAt: 16 * hour }))).toEqual([1, 2])
    expect(orderOf(mine(1, { opensAt: 11 * hour }), mine(2))).toEqual([2, 1])
    expect(orderOf(mine(2), mine(1))).toEqual([1, 2])
  })

  it("starts unassigned jobs, and a vendor's jobs, as soon as the home is free", () => {
    const starts = (worker: string | null) =>
      slotsOf([job(1, { worker }), job(2, { worker })], [company('c'), person('a')]).map(({ startsAt }) => startsAt)
    expect(starts(null)).toEqual([10 * hour, 10 * hour])
    expect(starts('c')).toEqual([10 * hour, 10 * hour])
    expect(starts('a')).toEqual([10 * hour, 12 * hour + 5 * minute])
  })

  it('proposes work that ends the minute the next guests arrive', () => {
    expect(who([job(1, { dueAt: 12 * hour })], [person('a')])).toEqual({ 1: 'a' })
    expect(who([job(1, { dueAt: 12 * hour - 1 })], [person('a')])).toEqual({})
  })

  it('plans a turnover by bedrooms up to five hours, and other work at two hours', () => {
    expect([0, 1, 7, 8, 20].map((bedrooms) => usualMinutes('turnover', bedrooms))).toEqual([75, 105, 285, 300, 300])
    expect(usualMinutes('inspection', 7)).toBe(120)
  })
})

describe('a day that has begun', () => {
  const minute = 60_000
  const now = 13 * hour + 4 * minute

  it('begins nothing before now, rounded up to the next quarter hour', () => {
    const starts = (jobs: DayJob[]) =>
      slotsOf(notBefore(jobs, now), [person('a')]).map(({ startsAt }) => startsAt / hour)
    expect(starts([job(1), job(2, { opensAt: 15 * hour })])).toEqual([13.25, 15])
    expect(starts([job(1, { worker: 'a' })])).toEqual([13.25])
    expect(notBefore([job(1)], 13 * hour).map(({ opensAt }) => opensAt)).toEqual([13 * hour])
  })

  it('proposes no one who would have had to begin earlier', () => {
    const long = job(1, { minutes: 200 })
    expect(proposeWorkers(notBefore([long], now), [person('a')], day)).toEqual({
      proposals: [],
      unplanned: [{ jobId: 1, reason: 'no_time' }],
    })
    expect(reassignmentsFor([1], notBefore([{ ...long, worker: 'a' }], now), [person('a'), person('b')], day)).toEqual(
      [],
    )
  })

  it('leaves what has begun where it began, before what has not', () => {
    const begun = job(1, { worker: 'a', begun: true, beganAt: 12 * hour, sameDay: false })
    const next = job(2, { worker: 'a' })
    const slots = slotsOf(notBefore([next, begun], now), [person('a')])
    expect(slots.map(({ jobId, startsAt }) => [jobId, startsAt])).toEqual([
      [1, 12 * hour],
      [2, 14 * hour + 5 * minute],
    ])
    const done = job(1, { worker: 'a', begun: true })
    expect(slotsOf(notBefore([done], now), [person('a')])[0]?.startsAt).toBe(10 * hour)
  })
})
