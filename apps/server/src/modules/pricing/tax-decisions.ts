import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home, HomeInBrief } from '#modules/homes'
import type { TaxArea } from './pricing.ts'
import { db } from './tables.ts'
import { sameArea, taxAreasOf } from './tax-areas.ts'

/** A decision that no tax is due in an area or on one home. */
export type NoTax = { area: TaxArea; name: string; reason: string; at: Date }

/** Lists every such decision in effect. */
export const noTaxDecisions = async (ctx: ReadCtx): Promise<NoTax[]> => {
  const rows = await db(ctx).selectFrom('pricing.tax_decision').selectAll().where('replaced_at', 'is', null).execute()
  return rows.map(({ area_kind, area, name, reason, created_at }) => ({
    area: { kind: area_kind, area },
    name,
    reason,
    at: created_at,
  }))
}

/**
 * Returns the homes that a tax applies to, now or later, or for which someone decided that none is due; a tax that
 * excludes a home counts as a decision too.
 */
export const homesWithTaxDecision = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<Set<number>> => {
  const taxed = await db(ctx)
    .selectFrom('pricing.tax')
    .select(['area_kind', 'area'])
    .distinct()
    .where('replaced_at', 'is', null)
    .where(({ or, eb }) => or([eb('to_date', 'is', null), eb('to_date', '>', ctx.today)]))
    .execute()
  const areas = [
    ...taxed.map(({ area_kind, area }): TaxArea => ({ kind: area_kind, area })),
    ...(await noTaxDecisions(ctx)).map(({ area }) => area),
  ]
  const known = new Set(areas.map(({ kind, area }) => `${kind} ${area}`))
  const areasOf = await taxAreasOf(ctx, homes)
  return new Set(
    homes.filter((home) => areasOf(home).some(({ kind, area }) => known.has(`${kind} ${area}`))).map(({ id }) => id),
  )
}

const endNoTax = (ctx: WriteCtx, { kind, area }: TaxArea) =>
  db(ctx)
    .updateTable('pricing.tax_decision')
    .set({ replaced_at: ctx.now })
    .where('area_kind', '=', kind)
    .where('area', '=', area)
    .where('replaced_at', 'is', null)
    .execute()

/** Records that no tax is due in an area; writes nothing if that is already recorded. */
export const decideNoTax = async (
  ctx: WriteCtx,
  area: TaxArea,
  { name, reason }: Pick<NoTax, 'name' | 'reason'>,
  by: number | null,
): Promise<void> => {
  const now = (await noTaxDecisions(ctx)).find((one) => sameArea(one.area, area))
  if (now?.name === name && now.reason === reason) return
  await endNoTax(ctx, area)
  await db(ctx)
    .insertInto('pricing.tax_decision')
    .values({ area_kind: area.kind, area: area.area, name, reason, created_at: ctx.now, created_by: by })
    .execute()
}

/** Ends a home's decision that no tax is due when a tax now applies to it. */
export const endContradicted = async (ctx: WriteCtx, area: TaxArea, homes: readonly Home[]): Promise<void> => {
  for (const one of [area, ...homes.map(({ id }): TaxArea => ({ kind: 'home', area: String(id) }))])
    await endNoTax(ctx, one)
}
