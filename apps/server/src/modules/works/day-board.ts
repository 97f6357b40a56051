import {
  type AnswerOf,
  addDays,
  type BodyOf,
  dateIn,
  instantAt,
  type PlainDate,
  type planDay,
  type staffOperations,
} from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds, staffAccounts } from '#modules/accounts'
import { homeById, homesByIds, homesInService } from '#modules/homes'
import { homesServed, vendorsServing } from '#modules/vendors'
import {
  type DayJob,
  type DayWorker,
  notBefore,
  type Proposal,
  proposeWorkers,
  reassignmentsFor,
  slotsOf,
  usualMinutes,
} from './engine/day-plan.ts'
import { move, rescheduleJob } from './job-commands.ts'
import { checkCounts, type JobRow, jobById, jobsOn, workersWithTurnovers } from './job-queries.ts'
import { isInsuredOn } from './rules.ts'
import { assertInsured, workDay } from './vendor-policy.ts'
import { jobCards } from './views.ts'

/** People and vendors count as cleaners if a turnover was theirs within this many days. */
const recentDays = 90
/** A vendor of this trade counts as a cleaner before its first turnover. */
const cleaningTrade = /clean|housekeep|turnover/i

type Worker = DayWorker & {
  as: 'team' | 'vendor'
  id: number
  name: string
  trade: string
  uninsured: boolean
  cleans: boolean
}

const keyOf = (as: 'team' | 'vendor', id: number): string => `${as}:${id}`
const workerOf = ({ member_id, vendor_id }: Pick<JobRow, 'member_id' | 'vendor_id'>): string | null => {
  if (vendor_id !== null) return keyOf('vendor', vendor_id)
  return member_id === null ? null : keyOf('team', member_id)
}

const vendorWorkers = async (ctx: ReadCtx, date: PlainDate, cleaners: ReadonlySet<string>): Promise<Worker[]> => {
  const homes = (await homesInService(ctx)).map(({ id }) => id)
  const vendors = await vendorsServing(ctx, homes)
  const served = await homesServed(
    ctx,
    vendors.map(({ id }) => id),
  )
  return vendors.map(({ id, name, trade, insured_until }) => ({
    key: keyOf('vendor', id),
    isCompany: true,
    homes: new Set(served.get(id) ?? []),
    as: 'vendor',
    id,
    name,
    trade,
    uninsured: !isInsuredOn(insured_until, date),
    cleans: cleaners.has(keyOf('vendor', id)) || cleaningTrade.test(trade),
  }))
}

const teamWorkers = async (ctx: ReadCtx, rows: readonly JobRow[], cleaners: ReadonlySet<string>): Promise<Worker[]> => {
  const busy = new Set(rows.flatMap(({ member_id }) => member_id ?? []))
  const team = new Map((await staffAccounts(ctx)).map((person) => [person.id, person]))
  const gone = await accountsByIds(
    ctx,
    [...busy].filter((id) => !team.has(id)),
  )
  return [...team.values(), ...gone.values()].map(({ id, firstName, lastName }) => ({
    key: keyOf('team', id),
    isCompany: false,
    homes: null,
    as: 'team',
    id,
    name: `${firstName} ${lastName}`.trim(),
    trade: '',
    uninsured: false,
    cleans: cleaners.has(keyOf('team', id)) && team.has(id),
  }))
}

/** How a day stands: for the one after the board's. */
const countsOn = async (ctx: ReadCtx, date: PlainDate): Promise<AnswerOf<typeof staffOperations>['nextDay']> => {
  const rows = await jobsOn(ctx, date)
  const assigned = rows.filter((row) => workerOf(row) !== null)
  return {
    jobs: rows.length,
    sameDay: rows.filter(({ same_day }) => same_day).length,
    open: rows.filter((row) => workerOf(row) === null && row.state !== 'done').length,
    unsent: assigned.filter(({ state, sent_at }) => state === 'planned' && sent_at === null).length,
  }
}

/** One day's board, with a proposal for its unassigned turnovers. */
export const boardOf = async (ctx: ReadCtx, day: PlainDate | undefined): Promise<AnswerOf<typeof staffOperations>> => {
  const date = day ?? ctx.today
  const rows = await jobsOn(ctx, date)
  const homes = new Map((await homesByIds(ctx, [...new Set(rows.map(({ home_id }) => home_id))])).map((h) => [h.id, h]))
  const recent = await workersWithTurnovers(ctx, addDays(date, -recentDays))
  const cleaners = new Set(recent.flatMap((row) => workerOf(row) ?? []))
  const workers = [...(await teamWorkers(ctx, rows, cleaners)), ...(await vendorWorkers(ctx, date, cleaners))]
  const scheduled = rows.map((row): DayJob => {
    const home = homes.get(row.home_id)
    const zone = home?.timeZone ?? ctx.companyZone
    return {
      id: row.id,
      homeId: row.home_id,
      town: home?.townName ?? '',
      opensAt: (row.opens_at ?? instantAt(zone, date, '09:00')).getTime(),
      // The next guests may arrive days later; the job still belongs to this day.
      dueAt: row.due_at && dateIn(zone, row.due_at) === date ? row.due_at.getTime() : null,
      minutes: usualMinutes(row.kind, home?.bedrooms ?? 2),
      sameDay: row.same_day,
      worker: workerOf(row),
      begun: row.state === 'under_way' || row.state === 'done',
      beganAt:
        row.state === 'under_way' && row.started_at && dateIn(zone, row.started_at) === date
          ? row.started_at.getTime()
          : null,
    }
  })
  // The past is left as it was planned; no one is proposed for it.
  const current = notBefore(scheduled, ctx.now.getTime())
  const jobs = date < ctx.today ? scheduled : current
  const open = new Set(rows.filter(({ kind, state }) => kind === 'turnover' && state === 'planned').map(({ id }) => id))
  const able = workers.filter(({ cleans, uninsured }) => cleans && !uninsured)
  const endOfDay = instantAt(ctx.companyZone, date, '19:00').getTime()
  const { proposals, unplanned } = proposeWorkers(
    current.filter(({ id, worker }) => worker !== null || open.has(id)),
    able,
    endOfDay,
  )
  const slots = new Map(slotsOf(jobs, workers).map((slot) => [slot.jobId, slot]))
  const isLate = ({ id, dueAt }: DayJob) => dueAt !== null && (slots.get(id)?.endsAt ?? 0) > dueAt
  const late = jobs.filter((job) => open.has(job.id) && job.worker !== null && isLate(job)).map(({ id }) => id)
  const cards = await jobCards(ctx, rows)
  const checks = await checkCounts(
    ctx,
    rows.map(({ id }) => id),
  )
  const byKey = new Map(workers.map((worker) => [worker.key, worker]))
  const dayJobs = new Map(jobs.map((job) => [job.id, job]))
  const used = new Set(jobs.map(({ worker }) => worker))
  const named = ({ jobId, worker, startsAt, endsAt, driveMinutes }: Proposal) => {
    const found = byKey.get(worker)
    if (!found) return []
    const { as, id, name } = found
    const times = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() }
    return [{ jobId, as, id, name, ...times, driveMinutes }]
  }
  return {
    date,
    today: ctx.today,
    timeZone: ctx.companyZone,
    workers: workers
      .filter(({ key, cleans }) => cleans || used.has(key))
      .map(({ key, as, id, name, trade, uninsured }) => ({
        as,
        id,
        name,
        trade,
        uninsured,
        minutes: jobs.filter(({ worker }) => worker === key).reduce((sum, { minutes }) => sum + minutes, 0),
      })),
    jobs: cards.map((card, at) => {
      const slot = slots.get(card.id)
      const job = dayJobs.get(card.id)
      const [startsAt, endsAt] = [slot?.startsAt ?? 0, slot?.endsAt ?? 0]
      return {
        ...card,
        town: job?.town ?? '',
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        late: card.state !== 'done' && job !== undefined && isLate(job),
        driveMinutes: slot?.driveMinutes ?? null,
        checks: checks.get(card.id) ?? { done: 0, total: 0 },
        photos: rows[at]?.after_uploads.length ?? 0,
      }
    }),
    proposals: proposals.flatMap(named),
    reassignments: reassignmentsFor(late, current, able, endOfDay).flatMap(named),
    unplanned: [...unplanned],
    nextDay: await countsOn(ctx, addDays(date, 1)),
  }
}

type Assignment = BodyOf<typeof planDay>['assignments'][number]

/** A vendor's insurance must cover the day of the job as soon as it is assigned here: the plan is sent as a whole. */
const assign = async (app: App, ctx: WriteCtx, { jobId, assignee }: Assignment): Promise<void> => {
  if (assignee?.as === 'vendor') {
    const job = await jobById(ctx, jobId)
    const day = workDay(ctx, job, await homeById(ctx, job.home_id))
    await assertInsured(ctx, { jobId, vendorId: assignee.id, day })
  }
  await rescheduleJob(app, ctx, jobId, { assignee })
}

/** Assigns and sends several jobs; rejected ones are listed, the rest is done. */
export const planJobs = async (
  app: App,
  ctx: WriteCtx,
  { assignments, send }: BodyOf<typeof planDay>,
): Promise<AnswerOf<typeof planDay>> => {
  const failed: { jobId: number; message: string }[] = []
  /** A rejection happens before anything is written, so the others in the transaction hold. */
  const attempt = async (jobId: number, run: () => Promise<unknown>): Promise<number> => {
    try {
      await run()
      return 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push({ jobId, message: error.message })
      return 0
    }
  }
  let [assigned, sent] = [0, 0]
  // Always in id order, so that two simultaneous plans wait for each other instead of deadlocking.
  for (const assignment of assignments.toSorted((a, b) => a.jobId - b.jobId))
    assigned += await attempt(assignment.jobId, () => assign(app, ctx, assignment))
  for (const jobId of send.toSorted((a, b) => a - b)) sent += await attempt(jobId, () => move(app, ctx, jobId, 'send'))
  return { assigned, sent, failed }
}
