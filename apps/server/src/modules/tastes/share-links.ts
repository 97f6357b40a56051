import { notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { problems } from './messages.ts'
import { db, type TasteRow } from './tables.ts'

/**
 * Creates a link with this secret, replacing the previous one. @throws Problem 409 not_allowed_now for a secret that is
 * in use
 */
export const share = async (ctx: WriteCtx, { id }: TasteRow, secret: string): Promise<void> => {
  const used = await db(ctx)
    .selectFrom('tastes.taste')
    .select('id')
    .where('share_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (used) throw new Problem(409, 'not_allowed_now', problems.usedSecret)
  await db(ctx)
    .updateTable('tastes.taste')
    .set({ share_hash: sha256(secret), shared_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

export const endShare = async (ctx: WriteCtx, { id }: TasteRow): Promise<void> => {
  await db(ctx).updateTable('tastes.taste').set({ share_hash: null, shared_at: null }).where('id', '=', id).execute()
}

/** @throws Problem 404 for a secret without a link, or of a revoked one */
export const tasteShared = async (ctx: ReadCtx, id: number, secret: string): Promise<TasteRow> => {
  const found = await db(ctx)
    .selectFrom('tastes.taste')
    .selectAll()
    .where('id', '=', id)
    .where('share_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!found) throw notFound('This aesthetic profile')
  return found
}
