import type { BodyOf, ReportSchedule, scheduleReport } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { assertTown } from './budgets.ts'
import { problems } from './messages.ts'
import { nextReportOn } from './rules.ts'
import { db, type ScheduleRow } from './tables.ts'

const mostPerPerson = 10

export const schedulesOf = async (ctx: ReadCtx, accountId: number): Promise<ReportSchedule[]> =>
  (
    await db(ctx)
      .selectFrom('reports.schedule')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('next_on')
      .orderBy('id')
      .execute()
  ).map(({ id, every, town_id, currency, next_on }) => ({ id, every, town: town_id, currency, nextOn: next_on }))

/** Adds a schedule; adding the same report twice keeps one. @throws Problem 409 too_many_schedules; 422 town_unknown */
export const addSchedule = async (
  ctx: WriteCtx,
  { every, town }: BodyOf<typeof scheduleReport>,
  { currency, accountId }: { currency: string; accountId: number },
): Promise<void> => {
  if (town !== null) await assertTown(ctx, [town])
  if ((await schedulesOf(ctx, accountId)).length >= mostPerPerson)
    throw new Problem(409, 'too_many_schedules', problems.tooManySchedules)
  await db(ctx)
    .insertInto('reports.schedule')
    .values({
      account_id: accountId,
      every,
      town_id: town,
      currency,
      next_on: nextReportOn(every, ctx.today),
      made_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @throws Problem 404 when it belongs to someone else or is gone */
export const removeSchedule = async (ctx: WriteCtx, id: number, accountId: number): Promise<void> => {
  const removed = await db(ctx)
    .deleteFrom('reports.schedule')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound('This report')
}

/** The next report due, locked; those another worker holds are skipped. */
export const lockDueSchedule = (ctx: WriteCtx): Promise<ScheduleRow | undefined> =>
  db(ctx)
    .selectFrom('reports.schedule')
    .selectAll()
    .where('next_on', '<=', ctx.today)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const moveSchedule = async (ctx: WriteCtx, { id, every }: ScheduleRow): Promise<void> => {
  await db(ctx)
    .updateTable('reports.schedule')
    .set({ next_on: nextReportOn(every, ctx.today) })
    .where('id', '=', id)
    .execute()
}

export const dropSchedule = async (ctx: WriteCtx, id: number): Promise<void> => {
  await db(ctx).deleteFrom('reports.schedule').where('id', '=', id).execute()
}
