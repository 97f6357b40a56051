import { addDays, droppedJobStates, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { checklistOfHome } from '#modules/homes'
import { jobChanged } from './events.ts'
import { checkItemOf, checklistOf } from './rules.ts'
import { type CheckItemRow, db, type JobRow } from './tables.ts'

export type { CheckItemRow, JobRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('works.job').selectAll()
const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`
const most = 200
const open = ['proposed', 'planned', 'under_way'] as const

/** @throws Problem 404 */
export const jobById = async (ctx: ReadCtx, id: number): Promise<JobRow> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This job')
  return row
}

/** Some jobs, by day. */
export const jobsByIds = (ctx: ReadCtx, ids: readonly number[]): Promise<JobRow[]> =>
  all(ctx).where('id', '=', among(ids)).orderBy('day').orderBy('id').execute()

/** A pattern that finds this text inside others, with wildcards escaped. */
const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Jobs with these words in their title, latest day first. */
export const jobsTitled = (ctx: ReadCtx, words: string, limit: number): Promise<JobRow[]> =>
  all(ctx)
    .where('title', '<>', '')
    .where(sql`lower(title)`, 'like', partOf(words))
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Those of these jobs that are done. */
export const doneOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Set<number>> =>
  new Set((await jobsByIds(ctx, ids)).flatMap(({ id, state }) => (state === 'done' ? [id] : [])))

/** Locks the job, so that only this transaction moves it. @throws Problem 404 */
export const lockJob = async (ctx: WriteCtx, id: number): Promise<JobRow> => {
  const row = await all(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This job')
  return row
}

export const itemsOf = (ctx: ReadCtx, jobId: number): Promise<CheckItemRow[]> =>
  db(ctx).selectFrom('works.check_item').selectAll().where('job_id', '=', jobId).orderBy('ordinal').execute()

/** Every turnover of a home from a day on. */
export const turnoversFrom = (ctx: ReadCtx, homeId: number, from: PlainDate): Promise<JobRow[]> =>
  all(ctx).where('kind', '=', 'turnover').where('home_id', '=', homeId).where('day', '>=', from).execute()

const toDo = (ctx: ReadCtx, homeId: number | undefined) => {
  const query = all(ctx).where('state', 'in', open)
  return homeId === undefined ? query : query.where('home_id', '=', homeId)
}

type Open = ReturnType<typeof toDo>

/** How many days ahead an unassigned job matters. */
const unassignedDays = 28

/** Jobs due today or late, due within a week, and unassigned although due soon. */
const views = {
  today: (query: Open, today: PlainDate) => query.where('day', '<=', today),
  week: (query: Open, today: PlainDate) => query.where('day', '<=', addDays(today, 7)),
  unassigned: (query: Open, today: PlainDate) =>
    query
      .where('day', '<=', addDays(today, unassignedDays))
      .where('member_id', 'is', null)
      .where('vendor_id', 'is', null),
}

/** Open jobs assigned to a team member. */
export const openJobsOfMember = (ctx: ReadCtx, accountId: number): Promise<JobRow[]> =>
  all(ctx).where('state', 'in', open).where('member_id', '=', accountId).orderBy('id').execute()

/** By day; same-day turnovers first, then the earliest deadline. */
const inOrder = <Query extends Open>(query: Query) =>
  query.orderBy('day').orderBy('same_day', 'desc').orderBy(sql`due_at nulls last`).orderBy('id').limit(most)

export type View = keyof typeof views

export const staffJobs = (ctx: ReadCtx, view: View, today: PlainDate, homeId?: number): Promise<JobRow[]> =>
  inOrder(views[view](toDo(ctx, homeId), today)).execute()

export const countsOf = async (ctx: ReadCtx, today: PlainDate, homeId?: number): Promise<Record<View, number>> => {
  const count = async (view: View) => {
    const counted = views[view](toDo(ctx, homeId), today)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
    return (await counted.executeTakeFirstOrThrow()).count
  }
  return { today: await count('today'), week: await count('week'), unassigned: await count('unassigned') }
}

/** The jobs completed most recently, latest first. */
export const doneJobs = (ctx: ReadCtx, homeIds?: readonly number[]): Promise<JobRow[]> => {
  const query = all(ctx).where('state', '=', 'done')
  const chosen = homeIds === undefined ? query : query.where('home_id', '=', among(homeIds))
  return chosen.orderBy('done_at', 'desc').orderBy('id', 'desc').limit(most).execute()
}

export const openJobsOfHomes = (ctx: ReadCtx, homeIds: readonly number[]): Promise<JobRow[]> =>
  inOrder(toDo(ctx, undefined).where('home_id', '=', among(homeIds))).execute()

/** Jobs in these homes waiting for an owner, by day. */
export const proposedJobs = (ctx: ReadCtx, homeIds: readonly number[]): Promise<JobRow[]> =>
  all(ctx)
    .where('state', '=', 'proposed')
    .where('home_id', '=', among(homeIds))
    .orderBy('day')
    .orderBy('id')
    .limit(most)
    .execute()

/** The last turnover of each home up to a day, by home. */
export const lastTurnovers = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  day: PlainDate,
): Promise<Map<number, JobRow>> => {
  const { rows } = await sql<JobRow>`
    select job.* from unnest(${[...homeIds]}::bigint[]) as home (id)
    cross join lateral (
      select * from works.job
      where home_id = home.id and kind = 'turnover' and state not in (${sql.join(droppedJobStates.map(sql.lit))})
        and day <= ${day}::date
      order by day desc, id desc limit 1
    ) job`.execute(db(ctx))
  return new Map(rows.map((row) => [row.home_id, row]))
}

/** The turnover after a stay. */
export const turnoverAfter = (ctx: ReadCtx, bookingId: number): Promise<JobRow | undefined> =>
  all(ctx)
    .where('kind', '=', 'turnover')
    .where('booking_id', '=', bookingId)
    .where('state', 'not in', droppedJobStates)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** All jobs of a day that weren't canceled; late ones from earlier days are on the list of jobs. */
export const jobsOn = (ctx: ReadCtx, day: PlainDate): Promise<JobRow[]> =>
  all(ctx)
    .where('state', 'not in', [...droppedJobStates, 'proposed'])
    .where('day', '=', day)
    .orderBy('same_day', 'desc')
    .orderBy(sql`due_at nulls last`)
    .orderBy('id')
    .limit(500)
    .execute()

/** Who has had a turnover since a day: team members and vendors. */
export const workersWithTurnovers = (
  ctx: ReadCtx,
  since: PlainDate,
): Promise<Pick<JobRow, 'member_id' | 'vendor_id'>[]> =>
  db(ctx)
    .selectFrom('works.job')
    .select(['member_id', 'vendor_id'])
    .distinct()
    .where('kind', '=', 'turnover')
    .where(({ or, eb }) => or([eb('member_id', 'is not', null), eb('vendor_id', 'is not', null)]))
    .where('day', '>=', since)
    .execute()

/** A day's turnovers whose next guests arrive the same day, earliest arrival first. */
export const sameDayTurnovers = (ctx: ReadCtx, day: PlainDate): Promise<JobRow[]> =>
  all(ctx)
    .where('kind', '=', 'turnover')
    .where('state', 'not in', droppedJobStates)
    .where('day', '=', day)
    .where('same_day', '=', true)
    .orderBy('due_at')
    .orderBy('id')
    .execute()

/** Open jobs that need an assignee before an instant, earliest due first. */
export const unassignedBefore = (ctx: ReadCtx, until: Date, limit: number): Promise<JobRow[]> =>
  toDo(ctx, undefined)
    .where('state', '!=', 'proposed')
    .where('member_id', 'is', null)
    .where('vendor_id', 'is', null)
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many of each job's checks are done, out of how many. */
export const checkCounts = async (
  ctx: ReadCtx,
  jobIds: readonly number[],
): Promise<Map<number, { done: number; total: number }>> => {
  const rows = await db(ctx)
    .selectFrom('works.check_item')
    .select(({ fn }) => ['job_id', fn.countAll<number>().as('total')])
    .select(sql<number>`count(*) filter (where done)::int`.as('done'))
    .where('job_id', '=', among(jobIds))
    .groupBy('job_id')
    .execute()
  return new Map(rows.map(({ job_id, done, total }) => [job_id, { done: Number(done), total: Number(total) }]))
}

/** Jobs for a report in these homes, newest first. */
export const jobsOfIssue = (ctx: ReadCtx, issueId: number, homeIds: readonly number[]): Promise<JobRow[]> =>
  all(ctx).where('issue_id', '=', issueId).where('home_id', '=', among(homeIds)).orderBy('id', 'desc').execute()

export const inspectionsOf = (ctx: ReadCtx, bookingId: number): Promise<JobRow[]> =>
  all(ctx).where('kind', '=', 'inspection').where('booking_id', '=', bookingId).orderBy('id').execute()

export type NewJob = Pick<JobRow, 'kind' | 'home_id' | 'day'> &
  Partial<Omit<JobRow, 'id' | 'before_uploads' | 'after_uploads'>>

/** The checklist of a new job: the list its home has or follows, otherwise the standard one. */
const checklistFor = async (ctx: ReadCtx, { kind, home_id }: JobRow): Promise<readonly string[]> => {
  const own =
    kind === 'turnover' || kind === 'inspection' ? await checklistOfHome(ctx, home_id, `checklist_${kind}`) : null
  return own ?? checklistOf(kind)
}

/** A planned job with its checklist; undefined if the stay already has its turnover. */
export const insertJob = async (ctx: WriteCtx, job: NewJob): Promise<JobRow | undefined> => {
  const row = await db(ctx)
    .insertInto('works.job')
    .values({
      booking_id: null,
      hold_id: null,
      issue_id: null,
      opens_at: null,
      due_at: null,
      state: 'planned' as const,
      member_id: null,
      vendor_id: null,
      sent_at: null,
      started_at: null,
      done_at: null,
      ...job,
      made_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) {
    const texts = await checklistFor(ctx, row)
    await insertChecklist(
      ctx,
      row.id,
      texts.map((text) => ({ ...checkItemOf(text), done: false, note: '' })),
    )
    await announce(ctx, jobChanged({ jobId: row.id, homeId: row.home_id }))
  }
  return row
}

/** A job never changes its home. */
export const updateJob = async (
  ctx: WriteCtx,
  { id, home_id }: Pick<JobRow, 'id' | 'home_id'>,
  change: Partial<JobChange>,
): Promise<JobRow> => {
  const job = await db(ctx)
    .updateTable('works.job')
    .set(change)
    .where('id', '=', id)
    .where('home_id', '=', home_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(ctx, jobChanged({ jobId: id, homeId: job.home_id }))
  return job
}

type JobChange = Omit<JobRow, 'id' | 'home_id' | 'before_uploads' | 'after_uploads'> & {
  before_uploads: number[]
  after_uploads: number[]
}

type Item = { text: string; done: boolean; note: string; photo: boolean }

export const setChecklist = async (ctx: WriteCtx, jobId: number, items: readonly Item[]): Promise<void> => {
  await db(ctx).deleteFrom('works.check_item').where('job_id', '=', jobId).execute()
  await insertChecklist(ctx, jobId, items)
}

const insertChecklist = async (ctx: WriteCtx, jobId: number, items: readonly Item[]): Promise<void> => {
  if (items.length === 0) return
  const rows = items.map((item, index) => ({ ...item, job_id: jobId, ordinal: index + 1 }))
  await db(ctx).insertInto('works.check_item').values(rows).execute()
}
