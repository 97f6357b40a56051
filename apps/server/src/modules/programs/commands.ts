import type { BodyOf, saveProgram } from '@porchlight/contract'
import { type ConfirmedBy, confirmConcerns, confirmedBy, priceConcern } from '#kernel/confirm-concerns'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { usualProgramPrice } from './rules.ts'
import { db, type ProgramRow } from './tables.ts'

type Request = BodyOf<typeof saveProgram>

/** @throws Problem 404 */
const lockProgram = async (ctx: WriteCtx, id: number): Promise<ProgramRow> => {
  const row = await db(ctx)
    .selectFrom('programs.program')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This program')
  return row
}

/**
 * Returns what must be confirmed about a program; an unchanged price keeps its confirmation. @throws Problem 422
 * confirmation_needed
 */
const confirmedOf = (
  { now }: WriteCtx,
  { confirm, ...request }: Request,
  { known, by }: { known: ProgramRow | undefined; by: number },
): ConfirmedBy | null => {
  const { amount, currency } = request.price
  const stays = known?.price_minor === amount && known.currency === currency && known.per === request.per
  return stays
    ? known.confirmed
    : confirmedBy(
        confirmConcerns(priceConcern(request.name, request.price, usualProgramPrice[request.per]), confirm),
        by,
        now,
      )
}

/**
 * Creates or changes a program; homes already enrolled keep the terms they agreed to.
 * @throws Problem 404, 422 confirmation_needed
 */
export const save = async (ctx: WriteCtx, request: Request, by: number): Promise<number> => {
  const { id, name, summary, included, price, per, months, visits, offered } = request
  const known = id === null ? undefined : await lockProgram(ctx, id)
  const confirmed = confirmedOf(ctx, request, { known, by })
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
    confirmed: confirmed && JSON.stringify(confirmed),
    changed_by: by,
    changed_at: ctx.now,
  }
  if (!known)
    return (await db(ctx).insertInto('programs.program').values(columns).returning('id').executeTakeFirstOrThrow()).id
  await db(ctx).updateTable('programs.program').set(columns).where('id', '=', known.id).execute()
  return known.id
}
