import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import { turnOnly } from '#kernel/remembered-reads'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type NoticeRow } from './tables.ts'

export type Notice = NoticeRow
export type About = { kind: 'booking' | 'home' | 'account'; id: number }

export type NewNotice = Pick<NoticeRow, 'occasion' | 'kind' | 'subject' | 'content' | 'action' | 'path' | 'shown'> & {
  accountId: number
  about: About
  toDo: boolean
}

/**
 * Writers for one reader take turns until their transactions end, so that notices appear in order of their ids, and
 * knowing one means knowing every older one. Several readers are locked in one order, so that no two writers deadlock.
 */
const takeTurns = async (ctx: WriteCtx, accountIds: readonly number[]): Promise<void> => {
  const readers = [...new Set(accountIds)].sort((one, other) => one - other)
  // Nothing is read under it.
  await sql`${sql.raw(turnOnly)} select pg_advisory_xact_lock(hashtextextended(reader, 0))
    from unnest(${readers.map((id) => `notifications.reader:${id}`)}::text[]) reader`.execute(db(ctx))
}

const keyOf = (row: { occasion: string; account_id: number; kind: string }): string =>
  JSON.stringify([row.occasion, row.account_id, row.kind])

/**
 * Writes notices unless they already exist: once per fact, reader, and kind.
 * @returns the id of each that is new, and undefined for the others
 */
export const writeNotices = async (ctx: WriteCtx, notices: readonly NewNotice[]): Promise<(number | undefined)[]> => {
  await takeTurns(
    ctx,
    notices.map(({ accountId }) => accountId),
  )
  const values = notices.map(({ accountId, about, toDo, subject, content, action, ...rest }) => ({
    ...rest,
    subject: JSON.stringify(subject),
    content: JSON.stringify(content),
    action: JSON.stringify(action),
    account_id: accountId,
    about_kind: about.kind,
    about_id: about.id,
    to_do: toDo,
    done_at: null,
    seen_at: null,
    clicked_at: null,
    escalated_at: null,
    digested_at: null,
    created_at: ctx.now,
  }))
  const rows = await db(ctx)
    .insertInto('notifications.notice')
    .values(values)
    .onConflict((conflict) => conflict.columns(['occasion', 'account_id', 'kind']).doNothing())
    .returning(['id', 'occasion', 'account_id', 'kind'])
    .execute()
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]))
  return values.map((row) => {
    const key = keyOf(row)
    const id = ids.get(key)
    // Of two with the same fact, reader, and kind, the first one is the new one.
    ids.delete(key)
    return id
  })
}

/** The given facts that someone was notified of. */
export const factsNotified = async (ctx: ReadCtx, facts: readonly string[]): Promise<Set<string>> => {
  const rows = await db(ctx)
    .selectFrom('notifications.notice')
    .select('occasion')
    .where('occasion', '=', sql<string>`any(${[...facts]}::text[])`)
    .execute()
  return new Set(rows.map(({ occasion }) => occasion))
}

/** A person's own notices; everyone else's don't exist for them. */
const own = (ctx: ReadCtx, accountId: number) =>
  db(ctx).selectFrom('notifications.notice').where('account_id', '=', accountId).where('shown', '=', true)

export type Only = 'all' | 'unread' | 'todo'

const only = (ctx: ReadCtx, accountId: number, which: Only) => {
  const all = own(ctx, accountId)
  if (which === 'unread') return all.where('clicked_at', 'is', null)
  return which === 'todo' ? all.where('to_do', '=', true).where('done_at', 'is', null) : all
}

/** Newest first. */
export const noticesOf = (ctx: ReadCtx, accountId: number, which: Only, limit: number, offset = 0) =>
  only(ctx, accountId, which).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()

export const countNotices = async (ctx: ReadCtx, accountId: number, which: Only): Promise<number> =>
  (
    await only(ctx, accountId, which)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Unread notices that arrived after the menu was last opened. */
export const countNew = async (ctx: ReadCtx, accountId: number, lastOpen: Date | null): Promise<number> => {
  const unread = only(ctx, accountId, 'unread').where('seen_at', 'is', null)
  const since = lastOpen ? unread.where('created_at', '>', lastOpen) : unread
  return (await since.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** @throws Problem 404, also for someone else's notice */
export const noticeOf = async (ctx: ReadCtx, accountId: number, id: number): Promise<NoticeRow> => {
  const row = await own(ctx, accountId).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This message')
  return row
}

const clicked = (ctx: WriteCtx, accountId: number) =>
  db(ctx)
    .updateTable('notifications.notice')
    .set({ clicked_at: ctx.now, seen_at: sql<Date>`coalesce(seen_at, ${ctx.now})` })
    .where('account_id', '=', accountId)
    .where('clicked_at', 'is', null)

/** @throws Problem 404, also for someone else's notice */
export const clickNotice = async (ctx: WriteCtx, accountId: number, id: number): Promise<NoticeRow> => {
  const notice = await noticeOf(ctx, accountId, id)
  await clicked(ctx, accountId).where('id', '=', id).execute()
  return notice
}

/** Marks what leads to a path as clicked, whatever is asked of it. @returns how many */
export const clickNoticesTo = async (ctx: WriteCtx, accountId: number, path: string): Promise<number> =>
  Number(
    (await clicked(ctx, accountId).where(sql<string>`split_part(path, '?', 1)`, '=', path).executeTakeFirst())
      .numUpdatedRows,
  )

/** Marks all notices up to a given one as seen, or as clicked. @returns how many */
export const passNotices = async (ctx: WriteCtx, accountId: number, until: number, read: boolean): Promise<number> => {
  const passing = read
    ? clicked(ctx, accountId)
    : db(ctx)
        .updateTable('notifications.notice')
        .set({ seen_at: ctx.now })
        .where('account_id', '=', accountId)
        .where('seen_at', 'is', null)
  return Number((await passing.where('id', '<=', until).where('shown', '=', true).executeTakeFirst()).numUpdatedRows)
}

/** Open to-dos about something, for anyone. */
export const openToDos = (ctx: ReadCtx, about: About) =>
  db(ctx)
    .selectFrom('notifications.notice')
    .select(['id', 'kind', 'occasion', 'account_id'])
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('to_do', '=', true)
    .where('done_at', 'is', null)
    .execute()

/** Bookings with open to-dos of some kinds. */
export const subjectsToDo = async (ctx: ReadCtx, kinds: readonly string[]): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('notifications.notice')
    .select('about_id')
    .distinct()
    .where('about_kind', '=', 'booking')
    .where('kind', 'in', [...kinds])
    .where('to_do', '=', true)
    .where('done_at', 'is', null)
    .execute()
  return rows.flatMap(({ about_id }) => about_id ?? [])
}

export const settleNotices = async (ctx: WriteCtx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db(ctx)
    .updateTable('notifications.notice')
    .set({ done_at: ctx.now })
    .where('id', 'in', [...ids])
    .where('done_at', 'is', null)
    .execute()
}
