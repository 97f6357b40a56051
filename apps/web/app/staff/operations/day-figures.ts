import type { BoardJob, ResultsOf, staffOperations } from '@porchlight/contract'

export type Board = ResultsOf<typeof staffOperations>

const hour = 3_600_000
const minute = 60_000

type Times = Pick<BoardJob, 'startsAt' | 'endsAt'>

/** The hours across the board: 8 to 18 on the clock of a time zone, wider if work starts earlier or ends later. */
export const boardAxis = (work: readonly Times[], morning: Date, hours = 10) => {
  const start = Math.min(morning.getTime(), ...work.map(({ startsAt }) => Date.parse(startsAt)))
  const end = Math.max(morning.getTime() + hours * hour, ...work.map(({ endsAt }) => Date.parse(endsAt)))
  const from = Math.floor(start / hour) * hour
  const to = Math.ceil(end / hour) * hour
  return {
    /** Percent of the width. */
    at: (instant: string) => ((Date.parse(instant) - from) / (to - from)) * 100,
    hours: Array.from({ length: (to - from) / hour }, (_, index) => new Date(from + index * hour)),
  }
}

type Axis = ReturnType<typeof boardAxis>

/** Room for the label of a time, in percent of the board's width. */
export const labelRoom = 8

/** Every how many hours there is room for a label: on a day of ten hours each has one. */
export const labelStep = ({ hours }: Axis): number => Math.ceil((labelRoom * hours.length) / 100)

/** Whether a moment is on the board, not before or after its hours. */
export const isOnAxis = ({ at }: Axis, instant: string): boolean => at(instant) > 0 && at(instant) < 100

/** A job on the board, or an unassigned one in the row of the worker proposed for it. */
export type Bar = Times & Pick<BoardJob, 'driveMinutes'> & { job: BoardJob; isProposed: boolean }

const timesOf = ({ startsAt, endsAt, driveMinutes }: Omit<Bar, 'job' | 'isProposed'>) => ({
  startsAt,
  endsAt,
  driveMinutes,
})

/** Bars by worker; jobs that no one does or is proposed for are in the tray. */
export const barsByWorker = ({ jobs, proposals }: Pick<Board, 'jobs' | 'proposals'>): Map<string, Bar[]> => {
  const bars = new Map<string, Bar[]>()
  const add = (key: string, bar: Bar) => bars.set(key, [...(bars.get(key) ?? []), bar])
  for (const job of jobs)
    if (job.assignee) add(`${job.assignee.as}:${job.assignee.id}`, { ...timesOf(job), job, isProposed: false })
  for (const proposal of proposals) {
    const job = jobs.find(({ id }) => id === proposal.jobId)
    if (job) add(`${proposal.as}:${proposal.id}`, { ...timesOf(proposal), job, isProposed: true })
  }
  return bars
}

/** A shorter bar would have no room for its words; in percent of the width. */
const shortest = 17

/** Places bars: from and length in percent of the width, and in the first line where nothing is in the way. */
export const lanesOf = (bars: readonly Bar[], { at }: Axis) => {
  const ends: number[] = []
  return bars
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .map((bar) => {
      const from = Math.min(at(bar.startsAt), 100 - shortest)
      const to = Math.max(at(bar.endsAt), from + shortest)
      const free = ends.findIndex((end) => end <= from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = to
      return { bar, lane, from, length: to - from }
    })
}

/** The time most of these have; undefined for none. */
const mostCommon = (instants: readonly string[]): string | undefined =>
  [...Map.groupBy(instants, (instant) => Date.parse(instant)).values()]
    .toSorted((one, other) => other.length - one.length)
    .at(0)
    ?.at(0)

/** When most homes of the day become free, and when guests arrive in most of them; undefined if in none. */
export const usualTimes = (jobs: readonly BoardJob[], axis: Axis) => {
  const turnovers = jobs.filter(({ kind }) => kind === 'turnover')
  const on = (instants: (string | null)[]) =>
    instants.filter((one) => one !== null).filter((one) => isOnAxis(axis, one))
  return {
    checkOut: mostCommon(on(turnovers.map(({ opensAt }) => opensAt))),
    checkIn: mostCommon(on(turnovers.map(({ dueAt }) => dueAt))),
  }
}

/** By how many minutes a job ends after the next guests arrive; 0 if it doesn't. */
export const minutesLate = ({ late, endsAt, dueAt }: Pick<BoardJob, 'late' | 'endsAt' | 'dueAt'>): number =>
  late && dueAt ? Math.ceil((Date.parse(endsAt) - Date.parse(dueAt)) / minute) : 0

/** Jobs that can be sent: planned, assigned, and not yet sent. */
export const sendable = (jobs: readonly BoardJob[]): BoardJob[] =>
  jobs.filter(({ state, assignee, sentAt }) => state === 'planned' && assignee !== null && sentAt === null)

/** Jobs that no one does yet. */
export const unassigned = (jobs: readonly BoardJob[]): BoardJob[] =>
  jobs.filter(({ assignee, state }) => assignee === null && state !== 'done')
