import type { feedbackTopics } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type ReviewsTables } from './tables.ts'

type Reported = { rating: number | null; topics: (typeof feedbackTopics)[number][]; text: string }
export type Feedback = Selectable<ReviewsTables['reviews.feedback']>

const fresh = { handled_at: null, handled_by: null, note: null }

/** Saves feedback for the team; without an address, no one can reply. */
export const saveFeedback = async (
  ctx: WriteCtx,
  { accountId, email, ...report }: Reported & { accountId: number | null; email: string | null },
): Promise<void> => {
  const wants_answer = email !== null || accountId !== null
  await db(ctx)
    .insertInto('reviews.feedback')
    .values({ ...report, ...fresh, booking_id: null, account_id: accountId, email, wants_answer, at: ctx.now })
    .execute()
}

/**
 * Saves a guest's feedback about a stay. Sending it again reopens it: what was done about the old text may no longer be
 * enough.
 */
export const saveStayFeedback = async (
  ctx: WriteCtx,
  {
    bookingId,
    accountId,
    wantsAnswer,
    ...report
  }: Reported & { bookingId: number; accountId: number; wantsAnswer: boolean },
): Promise<Feedback> => {
  const said = { ...report, ...fresh, wants_answer: wantsAnswer, at: ctx.now }
  return db(ctx)
    .insertInto('reviews.feedback')
    .values({ ...said, booking_id: bookingId, account_id: accountId, email: null })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const feedbackOfStays = async (
  ctx: ReadCtx,
  bookingIds: readonly number[],
): Promise<Map<number | null, Feedback>> => {
  if (bookingIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('reviews.feedback')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row]))
}

export const feedbackBy = (ctx: ReadCtx, accountId: number): Promise<Feedback[]> =>
  db(ctx).selectFrom('reviews.feedback').selectAll().where('account_id', '=', accountId).orderBy('id').execute()

type Listed = { page: number; perPage: number; show: 'open' | 'all' }

/** Lists feedback: open items first, oldest first. */
export const feedbackList = async (ctx: ReadCtx, { page, perPage, show }: Listed) => {
  let query = db(ctx).selectFrom('reviews.feedback')
  if (show === 'open') query = query.where('handled_at', 'is', null)
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy(({ eb }) => eb('handled_at', 'is', null), 'desc')
    .orderBy('at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total, rows }
}

/** @throws Problem 404 */
export const handleFeedback = async (ctx: WriteCtx, id: number, note: string, by: number): Promise<void> => {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('reviews.feedback')
    .set({ handled_at: ctx.now, handled_by: by, note })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('This feedback')
}
