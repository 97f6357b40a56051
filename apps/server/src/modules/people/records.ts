import { mostPersonTags } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import { type TagChange, tagsChanged } from '#kernel/tag-change'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { assertSentBy } from '#modules/media'
import { vendorsByIds } from '#modules/vendors'
import { db } from './tables.ts'

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`

/** Staff notes about a person, latest first. */
export const notesOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('people.note')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export type Note = Awaited<ReturnType<typeof notesOf>>[number]

export const addNote = (ctx: WriteCtx, accountId: number, text: string, by: number): Promise<Note> =>
  db(ctx)
    .insertInto('people.note')
    .values({ account_id: accountId, text, written_by: by, written_at: ctx.now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @throws Problem 404 */
export const removeNote = async (ctx: WriteCtx, accountId: number, noteId: number, by: number): Promise<void> => {
  const removed = await db(ctx)
    .updateTable('people.note')
    .set({ removed_by: by, removed_at: ctx.now })
    .where('id', '=', noteId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) throw notFound('This note')
}

export const tagsOfPeople = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await db(ctx)
    .selectFrom('people.tag')
    .$if(accountIds.length === 1, (query) => query.modifyFront(fromMemory))
    .selectAll()
    .where('account_id', '=', among(accountIds))
    .orderBy(sql`lower(tag)`)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ account_id }) => account_id)].map(([id, of]) => [id, of.map(({ tag }) => tag)]),
  )
}

export const peopleTagged = async (ctx: ReadCtx, tag: string): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('people.tag')
    .select('account_id')
    .where(sql`lower(tag)`, '=', tag.toLowerCase())
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export const tagsInUse = async (ctx: ReadCtx): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('people.tag')
    .select(sql<string>`min(tag)`.as('tag'))
    .groupBy(sql`lower(tag)`)
    .orderBy(sql`lower(tag)`)
    .limit(200)
    .execute()
  return rows.map(({ tag }) => tag)
}

const tagsOf = async (ctx: ReadCtx, accountId: number): Promise<string[]> =>
  (await tagsOfPeople(ctx, [accountId])).get(accountId) ?? []

/** @throws Problem 422 invalid_input when there would be too many */
export const changeTags = async (ctx: WriteCtx, accountId: number, change: TagChange): Promise<string[]> => {
  // Two colleagues at once: the second sees what the first changed.
  await sql`select pg_advisory_xact_lock(hashtextextended('people.tags', ${accountId}::bigint))`.execute(db(ctx))
  const { added, removed } = tagsChanged(await tagsOf(ctx, accountId), change, mostPersonTags)
  if (removed.length > 0)
    await db(ctx).deleteFrom('people.tag').where('account_id', '=', accountId).where('tag', 'in', removed).execute()
  if (added.length > 0)
    await db(ctx)
      .insertInto('people.tag')
      .values(added.map((tag) => ({ account_id: accountId, tag })))
      .execute()
  return tagsOf(ctx, accountId)
}

export const filesOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('people.file')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('upload_id', 'desc')
    .execute()

/** @throws Problem 422 `file_unknown` for a file the staff member did not upload themselves */
export const addFiles = async (ctx: WriteCtx, accountId: number, uploadIds: readonly number[], by: number) => {
  await assertSentBy(ctx, by, uploadIds, 'files')
  await db(ctx)
    .insertInto('people.file')
    .values(
      [...new Set(uploadIds)].map((id) => ({ account_id: accountId, upload_id: id, added_by: by, added_at: ctx.now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @throws Problem 404 */
export const removeFile = async (ctx: WriteCtx, accountId: number, uploadId: number): Promise<void> => {
  const removed = await db(ctx)
    .deleteFrom('people.file')
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw notFound('This file')
}

/** The vendor each person is a contact of. */
export const vendorsOfPeople = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db(ctx)
    .selectFrom('people.vendor_contact')
    .selectAll()
    .where('account_id', '=', among(accountIds))
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.vendor_id]))
}

export const vendorContacts = async (ctx: ReadCtx): Promise<number[]> =>
  (await db(ctx).selectFrom('people.vendor_contact').select('account_id').execute()).map(({ account_id }) => account_id)

/** @throws Problem 422 `vendor_unknown` */
export const setVendor = async (ctx: WriteCtx, accountId: number, vendorId: number | null): Promise<void> => {
  await db(ctx).deleteFrom('people.vendor_contact').where('account_id', '=', accountId).execute()
  if (vendorId === null) return
  if (!(await vendorsByIds(ctx, [vendorId])).has(vendorId))
    throw new Problem(422, 'vendor_unknown', 'This vendor isn’t on the list.', undefined, { required: ['vendorId'] })
  await db(ctx).insertInto('people.vendor_contact').values({ account_id: accountId, vendor_id: vendorId }).execute()
}

/** Deletes everything staff wrote about a person with their account, except whom the company does not rent to. */
export const forgetPerson = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  for (const table of ['people.note', 'people.tag', 'people.file', 'people.vendor_contact'] as const)
    await db(ctx).deleteFrom(table).where('account_id', '=', accountId).execute()
}
