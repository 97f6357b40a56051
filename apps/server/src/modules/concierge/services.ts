import type { addService, BodyOf, PriceConcern } from '@porchlight/contract'
import { type ConfirmedBy, confirmConcerns, confirmedBy, priceConcern } from '#kernel/confirm-concerns'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { usualServicePrice } from './rules.ts'
import { db, type ServiceRow } from './tables.ts'

export type { ServiceRow } from './tables.ts'

type Wording = BodyOf<typeof addService>

const valuesOf = (
  ctx: WriteCtx,
  wording: Wording,
  { by, confirmed }: { by: number; confirmed: ConfirmedBy | null },
) => ({
  name: wording.name,
  description: wording.description,
  pricing: wording.pricing,
  currency: wording.currency,
  price_minor: wording.price,
  lead_days: wording.leadDays,
  free_days: wording.freeDays,
  retained_percent: wording.retainedPercent,
  offered: wording.offered,
  confirmed: confirmed && JSON.stringify(confirmed),
  changed_by: by,
  changed_at: ctx.now,
})

const concernsOf = ({ name, price, currency }: Omit<Wording, 'confirm'>): PriceConcern[] =>
  price === null ? [] : priceConcern(name, { amount: price, currency }, usualServicePrice)

type Known = Pick<ServiceRow, 'pricing' | 'currency' | 'price_minor' | 'confirmed'>

/**
 * Concerns about a wording that must be confirmed; an unchanged price keeps its confirmation. @throws Problem 422
 * confirmation_needed
 */
const confirmedOf = (
  { now }: WriteCtx,
  { confirm, ...wording }: Wording,
  { known, by }: { known?: Known; by: number },
): ConfirmedBy | null => {
  const { pricing, currency, price } = wording
  const stays = known?.pricing === pricing && known.currency === currency && known.price_minor === price
  return stays ? known.confirmed : confirmedBy(confirmConcerns(concernsOf(wording), confirm), by, now)
}

/** @throws Problem 422 confirmation_needed */
export const saveService = async (ctx: WriteCtx, wording: Wording, by: number): Promise<ServiceRow> =>
  await db(ctx)
    .insertInto('concierge.service')
    .values(valuesOf(ctx, wording, { by, confirmed: confirmedOf(ctx, wording, { by }) }))
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Replaces a service's wording; anyone who has read the previous one can't order by it anymore. @throws Problem 404,
 * 422 confirmation_needed
 */
export const rewriteService = async (ctx: WriteCtx, id: number, wording: Wording, by: number): Promise<ServiceRow> => {
  const known = await db(ctx)
    .selectFrom('concierge.service')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!known) throw notFound('This service')
  return await db(ctx)
    .updateTable('concierge.service')
    .set((eb) => ({
      ...valuesOf(ctx, wording, { by, confirmed: confirmedOf(ctx, wording, { known, by }) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const allServices = (ctx: ReadCtx): Promise<ServiceRow[]> =>
  db(ctx).selectFrom('concierge.service').selectAll().orderBy('offered', 'desc').orderBy('name').orderBy('id').execute()

/** @throws Problem 404, also if it isn't currently offered */
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
