import type { addService, BodyOf } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type ServiceRow } from './tables.ts'

export type { ServiceRow } from './tables.ts'

type Wording = BodyOf<typeof addService>

const valuesOf = (ctx: WriteCtx, wording: Wording, by: number) => ({
  name: wording.name,
  description: wording.description,
  pricing: wording.pricing,
  currency: wording.currency,
  price_minor: wording.price,
  lead_days: wording.leadDays,
  free_days: wording.freeDays,
  kept_percent: wording.keptPercent,
  offered: wording.offered,
  changed_by: by,
  changed_at: ctx.now,
})

export const saveService = (ctx: WriteCtx, wording: Wording, by: number): Promise<ServiceRow> =>
  db(ctx)
    .insertInto('concierge.service')
    .values(valuesOf(ctx, wording, by))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whoever has read the wording before orders nothing by it any more. @throws Problem 404 */
export const rewriteService = async (ctx: WriteCtx, id: number, wording: Wording, by: number): Promise<ServiceRow> => {
  const row = await db(ctx)
    .updateTable('concierge.service')
    .set((eb) => ({ ...valuesOf(ctx, wording, by), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('This service')
  return row
}

export const allServices = (ctx: ReadCtx): Promise<ServiceRow[]> =>
  db(ctx).selectFrom('concierge.service').selectAll().orderBy('offered', 'desc').orderBy('name').orderBy('id').execute()

/** @throws Problem 404, also when it is not offered now */
export const offeredService = async (ctx: ReadCtx, id: number): Promise<ServiceRow> => {
  const row = await db(ctx)
    .selectFrom('concierge.service')
    .selectAll()
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirst()
  if (!row) throw notFound('This service')
  return row
}
