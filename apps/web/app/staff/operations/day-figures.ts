import type { BoardJob, ResultsOf, staffOperations } from '@porchlight/contract'

export type Board = ResultsOf<typeof staffOperations>

const hour = 3_600_000

/** The hours across the board: 8 to 18 on the clock of a time zone, wider if a job starts earlier or ends later. */
export const boardAxis = (jobs: readonly BoardJob[], morning: Date, hours = 10) => {
  const start = Math.min(morning.getTime(), ...jobs.map(({ startsAt }) => Date.parse(startsAt)))
  const end = Math.max(morning.getTime() + hours * hour, ...jobs.map(({ endsAt }) => Date.parse(endsAt)))
  const from = Math.floor(start / hour) * hour
  const to = Math.ceil(end / hour) * hour
  return {
    /** Percent of the width. */
    at: (instant: string) => ((Date.parse(instant) - from) / (to - from)) * 100,
    hours: Array.from({ length: (to - from) / hour }, (_, index) => new Date(from + index * hour)),
  }
}

/** Jobs of the day by worker; unassigned ones are under an empty key. */
export const jobsByWorker = (jobs: readonly BoardJob[]): Map<string, BoardJob[]> =>
  Map.groupBy(jobs, ({ assignee }) => (assignee ? `${assignee.as}:${assignee.id}` : ''))

/** Jobs that can be sent: planned, assigned, and not yet sent. */
export const sendable = (jobs: readonly BoardJob[]): BoardJob[] =>
  jobs.filter(({ state, assignee, sentAt }) => state === 'planned' && assignee !== null && sentAt === null)
