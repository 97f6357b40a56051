import type { AnswerOf, PayoutSchedule, PlainDate, payoutScheduleNow } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { payoutDays } from './engine/payout-days.ts'
import { db } from './tables.ts'

const shownDays = 4
const shownChanges = 20

const latest = (ctx: ReadCtx, count: number) =>
  db(ctx).selectFrom('statements.payout_schedule').selectAll().orderBy('id', 'desc').limit(count).execute()

const none: PayoutSchedule = { every: 'none' }

/** The next day owners are paid, including today; null while the company has set none. */
export const nextPayoutDay = async (ctx: ReadCtx, from: PlainDate = ctx.today): Promise<PlainDate | null> => {
  const [row] = await latest(ctx, 1)
  return payoutDays(row?.schedule ?? none, from, 1)[0] ?? null
}

type Desk = AnswerOf<typeof payoutScheduleNow>

/** The schedule in force with its next days, and who set it when. */
export const payoutScheduleDesk = async (ctx: ReadCtx): Promise<Desk> => {
  const rows = await latest(ctx, shownChanges)
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ set_by }) => set_by ?? []),
  )
  const nameOf = (id: number | null): string => {
    const person = people.get(id ?? 0)
    return person ? `${person.firstName} ${person.lastName}` : ''
  }
  const schedule = rows[0]?.schedule ?? none
  return {
    schedule,
    next: payoutDays(schedule, ctx.today, shownDays),
    history: rows.map((row) => ({
      schedule: row.schedule,
      by: nameOf(row.set_by),
      at: row.set_at.toISOString(),
      reason: row.reason,
    })),
  }
}

const inOrder = (schedule: PayoutSchedule): PayoutSchedule =>
  schedule.every === 'month' ? { ...schedule, days: schedule.days.toSorted((a, b) => a - b) } : schedule

/** Sets the owner payout days from now on. Nothing is paid automatically on them. */
export const setPayoutSchedule = async (
  ctx: WriteCtx,
  { schedule, reason, by }: { schedule: PayoutSchedule; reason: string; by: number | null },
): Promise<void> => {
  await db(ctx)
    .insertInto('statements.payout_schedule')
    .values({ schedule: JSON.stringify(inOrder(schedule)), reason, set_by: by, set_at: ctx.now })
    .execute()
}
