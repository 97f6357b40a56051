import type { BodyOf, StaffView, saveStaffView, ViewPage } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/** A person's own views of a page, and the team's, by name. */
export const viewsFor = async (ctx: ReadCtx, page: ViewPage, accountId: number): Promise<StaffView[]> => {
  const rows = await db(ctx)
    .selectFrom('inbox.view')
    .selectAll()
    .where('page', '=', page)
    .where(({ or, eb }) => or([eb('shared', '=', true), eb('created_by', '=', accountId)]))
    .orderBy('name')
    .execute()
  return rows.map(({ id, name, filters, shared, created_by }) => ({
    id,
    name,
    filters,
    shared,
    mine: created_by === accountId,
  }))
}

/** @throws Problem 409 name_taken */
export const saveView = async (
  ctx: WriteCtx,
  { page, name, filters, shared }: BodyOf<typeof saveStaffView>,
  by: number,
): Promise<number> => {
  const row = await db(ctx)
    .insertInto('inbox.view')
    .values({ page, name, filters, shared, created_by: by, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Problem(409, 'name_taken', 'A view with this name exists. Choose another name.')
  return row.id
}

/** @throws Problem 404, also for another person’s view */
export const deleteView = async (ctx: WriteCtx, id: number, by: { accountId: number; isAdmin: boolean }) => {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('inbox.view')
    .where('id', '=', id)
    .where(({ or, and, eb, lit }) =>
      or([eb('created_by', '=', by.accountId), and([eb('shared', '=', true), lit(by.isAdmin)])]),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This view')
}
