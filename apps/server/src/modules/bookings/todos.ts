import type { PlainDate } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { bookingById } from './queries.ts'
import { db, type TodoRow } from './tables.ts'

const mostOfBooking = 100

/** A booking's to-dos: open ones by day, then the ones done last. */
export const todosOf = (ctx: ReadCtx, bookingId: number): Promise<TodoRow[]> =>
  db(ctx)
    .selectFrom('bookings.todo')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('done_at', (by) => by.desc().nullsFirst())
    .orderBy('due_on', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(mostOfBooking)
    .execute()

/** Open to-dos of all bookings, the earliest due first. */
export const openTodos = (ctx: ReadCtx, limit: number): Promise<TodoRow[]> =>
  db(ctx)
    .selectFrom('bookings.todo')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('due_on', (by) => by.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()

type NewTodo = { bookingId: number; text: string; dueOn: PlainDate | null; by: number }

/** @throws Problem 404 */
export const addTodo = async (ctx: WriteCtx, { bookingId, text, dueOn, by }: NewTodo): Promise<number> => {
  const { id: booking_id } = await bookingById(ctx, bookingId)
  const { id } = await db(ctx)
    .insertInto('bookings.todo')
    .values({ booking_id, text, due_on: dueOn, created_by: by, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Problem 404, also for a to-do of another booking */
export const todoById = async (ctx: ReadCtx, id: number, bookingId?: number): Promise<TodoRow> => {
  const row = await db(ctx).selectFrom('bookings.todo').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (bookingId !== undefined && row.booking_id !== bookingId)) throw notFound('This to-do')
  return row
}

/** The first person stays on record as the one who did it. */
export const setTodoDone = async (ctx: WriteCtx, id: number, done: boolean, by: number): Promise<void> => {
  await db(ctx)
    .updateTable('bookings.todo')
    .set(done ? { done_at: ctx.now, done_by: by } : { done_at: null, done_by: null })
    .where('id', '=', id)
    .where('done_at', done ? 'is' : 'is not', null)
    .execute()
}
