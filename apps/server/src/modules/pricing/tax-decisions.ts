import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home, HomeInBrief } from '#modules/homes'
import type { TaxArea } from './pricing.ts'
import { db } from './tables.ts'
import { sameArea, taxAreasOf } from './tax-areas.ts'

/** Someone decided that no tax is due in an area, or on one home. */
export type NoTax = { area: TaxArea; name: string; reason: string; at: Date }

/** Every such decision that holds. */
export const noTaxDecisions = async (ctx: ReadCtx): Promise<NoTax[]> => {
  const rows = await db(ctx).selectFrom('pricing.tax_decision').selectAll().where('replaced_at', 'is', null).execute()
  return rows.map(({ area_kind, area, name, reason, created_at }) => ({
    area: { kind: area_kind, area },
    name,
    reason,
    at: created_at,
  }))
}

/** Homes that a tax reaches, now or later, or for which someone decided that none is due; a tax left out is decided too. */
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

/** Records that no tax is due in an area; nothing is written where the same stands already. */
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

/** A tax that reaches a home ends the word that none is due on it. */
export const endContradicted = async (ctx: WriteCtx, area: TaxArea, homes: readonly Home[]): Promise<void> => {
  for (const one of [area, ...homes.map(({ id }): TaxArea => ({ kind: 'home', area: String(id) }))])
    await endNoTax(ctx, one)
}
