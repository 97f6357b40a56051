/** A job on a day; instants in milliseconds. */
export type DayJob = {
  id: number
  homeId: number
  town: string
  opensAt: number
  /** When the next guests arrive; null if there are none. */
  dueAt: number | null
  minutes: number
  sameDay: boolean
  /** Who does it; null while it is unassigned. */
  worker: string | null
  /** Under way or done: it comes before what hasn't begun. */
  begun: boolean
  /** When it really began; null if not known, or not yet. */
  beganAt: number | null
}

export type DayWorker = {
  key: string
  /** A vendor sends as many people as it has jobs; a person does one at a time. */
  isCompany: boolean
  /** Null: every home. */
  homes: ReadonlySet<number> | null
}

/** `driveMinutes`: from the home before it; null for a person's first job, and for vendors. */
export type Slot = { jobId: number; startsAt: number; endsAt: number; driveMinutes: number | null }
export type Proposal = Slot & { worker: string }
export type Unplanned = { jobId: number; reason: 'nobody' | 'no_time' }

const minute = 60_000
const quarter = 15 * minute
/** Minutes of driving between towns, and between homes in one town. */
const drive = { between: 25, within: 5 } as const

/** What has begun first, then same-day turnovers, then by deadline, then by possible start. */
const inOrder = (one: DayJob, other: DayJob): number =>
  Number(other.begun) - Number(one.begun) ||
  Number(other.sameDay) - Number(one.sameDay) ||
  (one.dueAt ?? Number.POSITIVE_INFINITY) - (other.dueAt ?? Number.POSITIVE_INFINITY) ||
  one.opensAt - other.opensAt ||
  one.id - other.id

/** What hasn't begun can't begin before now, rounded up to the next quarter hour; every zone's quarter hours agree. */
export const notBefore = (jobs: readonly DayJob[], now: number): DayJob[] => {
  const earliest = Math.ceil(now / quarter) * quarter
  return jobs.map((job) => (job.begun || job.opensAt >= earliest ? job : { ...job, opensAt: earliest }))
}

type Placed = { job: DayJob; endsAt: number }

/** When a worker can do a job after those they already have. */
const slotAfter = (job: DayJob, before: readonly Placed[], isCompany: boolean): Slot => {
  const last = isCompany ? undefined : before.at(-1)
  const driveMinutes = last ? (last.job.town === job.town ? drive.within : drive.between) : null
  const free = last ? last.endsAt + (driveMinutes ?? 0) * minute : job.opensAt
  const startsAt = job.beganAt ?? Math.max(job.opensAt, free)
  return { jobId: job.id, startsAt, endsAt: startsAt + job.minutes * minute, driveMinutes }
}

const place = (jobs: readonly DayJob[], isCompany: boolean): { slots: Slot[]; placed: Placed[] } => {
  const placed: Placed[] = []
  const slots = jobs.toSorted(inOrder).map((job) => {
    const slot = slotAfter(job, placed, isCompany)
    placed.push({ job, endsAt: slot.endsAt })
    return slot
  })
  return { slots, placed }
}

/** When each job is expected to be done: in the order of its worker's day, or as early as the home allows. */
export const slotsOf = (jobs: readonly DayJob[], workers: readonly DayWorker[]): Slot[] => {
  const companies = new Set(workers.filter(({ isCompany }) => isCompany).map(({ key }) => key))
  return [...Map.groupBy(jobs, ({ worker }) => worker)].flatMap(
    ([worker, theirs]) => place(theirs, worker === null || companies.has(worker)).slots,
  )
}

/**
 * Proposes workers for unassigned jobs. Only those who serve the home and finish before the next guests and the end of
 * the day are proposed: first those already in the same town, then those with the least to do.
 */
export const proposeWorkers = (
  jobs: readonly DayJob[],
  workers: readonly DayWorker[],
  endOfDay: number,
): { proposals: Proposal[]; unplanned: Unplanned[] } => {
  const days = new Map(
    workers.map((worker) => {
      const { placed } = place(
        jobs.filter((job) => job.worker === worker.key),
        worker.isCompany,
      )
      return [worker.key, { worker, placed }] as const
    }),
  )
  const proposals: Proposal[] = []
  const unplanned: Unplanned[] = []
  for (const job of jobs.filter(({ worker }) => worker === null).toSorted(inOrder)) {
    const serving = [...days.values()].filter(({ worker }) => worker.homes === null || worker.homes.has(job.homeId))
    const able = serving
      .map((day) => ({ ...day, slot: slotAfter(job, day.placed, day.worker.isCompany) }))
      .filter(({ slot }) => slot.endsAt <= Math.min(job.dueAt ?? endOfDay, endOfDay))
      .map((day) => ({
        ...day,
        isElsewhere: Number(!day.placed.some(({ job: other }) => other.town === job.town)),
        load: day.placed.reduce((sum, { job: other }) => sum + other.minutes, 0),
      }))
      .toSorted(
        (one, other) =>
          one.isElsewhere - other.isElsewhere ||
          one.load - other.load ||
          one.worker.key.localeCompare(other.worker.key, 'en'),
      )
    const [best] = able
    if (!best) {
      unplanned.push({ jobId: job.id, reason: serving.length === 0 ? 'nobody' : 'no_time' })
      continue
    }
    best.placed.push({ job, endsAt: best.slot.endsAt })
    proposals.push({ ...best.slot, worker: best.worker.key })
  }
  return { proposals, unplanned }
}

/** For each of these late jobs, someone else who would finish it in time, with the jobs they have already. */
export const reassignmentsFor = (
  late: readonly number[],
  jobs: readonly DayJob[],
  workers: readonly DayWorker[],
  endOfDay: number,
): Proposal[] =>
  late.flatMap((id) => {
    const current = jobs.find((job) => job.id === id)?.worker
    const day = jobs.flatMap((job) => (job.id === id ? [{ ...job, worker: null }] : job.worker === null ? [] : [job]))
    const others = workers.filter(({ key }) => key !== current)
    return proposeWorkers(day, others, endOfDay).proposals
  })

/** How long a turnover usually takes, by the home's size; other work is planned at two hours. */
export const usualMinutes = (kind: string, bedrooms: number): number =>
  kind === 'turnover' ? Math.min(300, 75 + 30 * bedrooms) : 120
