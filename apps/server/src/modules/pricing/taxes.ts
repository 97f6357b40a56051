import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { canonicalJson, sameAs } from './canonical.ts'
import { tellMissing } from './missing-decisions.ts'
import type { NewTax, TaxArea } from './pricing.ts'
import { rowOfTax, taxOf } from './row-mapping.ts'
import { db } from './tables.ts'
import { homesTaxedIn } from './tax-areas.ts'
import { endContradicted } from './tax-decisions.ts'
import { areaFaults, taxFaults } from './validation.ts'

const taxesOfArea = async (ctx: WriteCtx, { kind, area }: TaxArea): Promise<NewTax[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.tax')
    .selectAll()
    .where('area_kind', '=', kind)
    .where('area', '=', area)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .execute()
  return rows.map((row) => {
    const { id: _, ...tax } = taxOf(row)
    return { ...tax, currency: row.currency }
  })
}

/** Names of tax authorities by the keys under which the journal owes them, including those of replaced taxes. */
export const taxAuthorityNames = async (ctx: ReadCtx): Promise<Map<string, string>> => {
  const rows = await db(ctx).selectFrom('pricing.tax').select(['authority', 'authority_name']).orderBy('id').execute()
  return new Map(rows.map((row) => [row.authority, row.authority_name]))
}

const inAnyOrder = (taxes: readonly NewTax[]): string[] => taxes.map(canonicalJson).sort()

/**
 * Replaces an area's taxes: every home in it is taxed this way from its next quote on (R19).
 * @returns false if nothing changed; then nothing is written
 * @throws Problem 422 `invalid_taxes` with `faults`
 */
export const setTaxes = async (
  ctx: WriteCtx,
  area: TaxArea,
  taxes: readonly NewTax[],
  by: number | null = null,
): Promise<boolean> => {
  const faults = [...taxes.flatMap(taxFaults), ...areaFaults(taxes)]
  if (faults.length > 0)
    throw new Problem(422, 'invalid_taxes', `These taxes can’t be saved: ${faults.join('; ')}.`, { faults })
  if (sameAs(inAnyOrder(taxes), inAnyOrder(await taxesOfArea(ctx, area)))) return false
  await db(ctx)
    .updateTable('pricing.tax')
    .set({ replaced_at: ctx.now })
    .where('area_kind', '=', area.kind)
    .where('area', '=', area.area)
    .where('replaced_at', 'is', null)
    .execute()
  const rows = taxes.map((tax) => ({ ...rowOfTax(area, tax), created_at: ctx.now, created_by: by }))
  if (rows.length > 0) await db(ctx).insertInto('pricing.tax').values(rows).execute()
  const homes = await homesTaxedIn(ctx, area)
  if (rows.length > 0) await endContradicted(ctx, area, homes)
  await tellMissing(ctx, homes)
  return true
}
