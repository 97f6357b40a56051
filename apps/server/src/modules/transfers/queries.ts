import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { limitIn, thresholdsFor } from '#modules/approvals'
import { db, type InstructionRow } from './tables.ts'

export type { InstructionRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('transfers.instruction').selectAll()

/** @throws Problem 404 */
export const instructionById = async (ctx: ReadCtx, id: number): Promise<InstructionRow> => {
  const row = await all(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This transfer')
  return row
}

/** The instruction, locked against other changes until this transaction ends. @throws Problem 404 */
export const lockInstruction = async (ctx: WriteCtx, id: number): Promise<InstructionRow> => {
  const row = await all(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This transfer')
  return row
}

/** Instructions, latest first, and their count. */
export const instructionsPage = async (ctx: ReadCtx, { page, perPage }: { page: number; perPage: number }) => {
  const rows = await all(ctx)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await db(ctx)
    .selectFrom('transfers.instruction')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The open instruction in a currency; there is at most one. */
export const openInstruction = (ctx: ReadCtx, currency: string): Promise<InstructionRow | undefined> =>
  all(ctx).where('currency', '=', currency).where('state', 'in', ['prepared', 'approved', 'sent']).executeTakeFirst()

/** The last entry covered by instructions that weren't canceled. */
export const reportedThrough = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('transfers.instruction')
    .select(({ fn }) => fn.max<number | null>('through_entry').as('through'))
    .where('currency', '=', currency)
    .where('state', '<>', 'canceled')
    .executeTakeFirst()
  return row?.through ?? 0
}

export const linesOf = (ctx: ReadCtx, instructionId: number) =>
  db(ctx)
    .selectFrom('transfers.line')
    .select(['entry_id', 'amount_minor'])
    .where('instruction_id', '=', instructionId)
    .orderBy('entry_id')
    .execute()

/** The current limit for the person who prepared it, in minor units; `first`: in whole units, if no one has set one. */
export const limitNow = async (
  ctx: ReadCtx,
  { currency, prepared_by }: Pick<InstructionRow, 'currency' | 'prepared_by'>,
  first: number | null,
): Promise<number> =>
  limitIn(ctx, (await thresholdsFor(ctx, [prepared_by], { transfer: first ?? undefined })).transfer, currency)

const dayMs = 24 * 3_600_000

/** What is left of the limit for one person: what was sent without a second one within a day counts too. */
export const leftAlone = async (
  ctx: ReadCtx,
  { id, currency, prepared_by }: Pick<InstructionRow, 'id' | 'currency' | 'prepared_by'>,
  first: number | null,
): Promise<number> => {
  const { sum } = await db(ctx)
    .selectFrom('transfers.instruction')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('currency', '=', currency)
    .where('id', '<>', id)
    .where('approved_by', 'is', null)
    .where('state', 'in', ['sent', 'settled'])
    .where('sent_at', '>', new Date(ctx.now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return (await limitNow(ctx, { currency, prepared_by }, first)) - Number(sum)
}
