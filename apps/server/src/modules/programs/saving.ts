import type { BodyOf, saveProgram } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Writes a new program, or changes one: who takes part already keeps the terms he agreed to. @throws Problem 404 */
export const save = async (ctx: WriteCtx, { id, ...wish }: BodyOf<typeof saveProgram>, by: number): Promise<number> => {
  const { name, summary, included, price, per, months, visits, offered } = wish
  const columns = {
    name,
    summary,
    included,
    currency: price.currency,
    price_minor: price.amount,
    per,
    months: [...new Set(months)].sort((a, b) => a - b),
    visits,
    offered,
    changed_by: by,
    changed_at: ctx.now,
  }
  const row =
    id === null
      ? await db(ctx).insertInto('programs.program').values(columns).returning('id').executeTakeFirst()
      : await db(ctx)
          .updateTable('programs.program')
          .set(columns)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
  if (!row) throw notFound('This program')
  return row.id
}
