import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type ReceivedRow } from './tables.ts'

export type { ReceivedRow }

/** @throws Problem 404 */
export const receivedById = async (ctx: ReadCtx, id: number): Promise<ReceivedRow> => {
  const row = await db(ctx).selectFrom('correspondence.received').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This message')
  return row
}

/** @throws Problem 404 */
export const lockReceived = async (ctx: WriteCtx, id: number): Promise<ReceivedRow> => {
  await db(ctx).selectFrom('correspondence.received').select('id').where('id', '=', id).forUpdate().execute()
  return receivedById(ctx, id)
}

/** How many emails an address sent since an instant, before a given email. */
export const receivedFrom = async (
  ctx: ReadCtx,
  sender: string,
  { since, beforeId }: { since: Date; beforeId: number },
): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('correspondence.received')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sender', '=', sender)
    .where('received_at', '>', since)
    .where('id', '<', beforeId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Messages that wait for the team, longest-waiting first. */
export const openReceived = (ctx: ReadCtx, limit: number): Promise<ReceivedRow[]> =>
  db(ctx)
    .selectFrom('correspondence.received')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute()

type Listed = { page: number; perPage: number; state?: 'open' | 'filed' | 'set_aside' | undefined }

/** All received messages, latest first. */
export const allReceived = async (ctx: ReadCtx, { page, perPage, state }: Listed) => {
  const rows = db(ctx).selectFrom('correspondence.received')
  const chosen = state ? rows.where('state', '=', state) : rows.where('state', '<>', 'received')
  const { total } = await chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const shown = await chosen
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), rows: shown }
}

/** When a source last delivered an email. */
export const lastReceivedAt = async (ctx: ReadCtx, source: string): Promise<string | null> => {
  const row = await db(ctx)
    .selectFrom('correspondence.received')
    .select('received_at')
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at.toISOString() ?? null
}
