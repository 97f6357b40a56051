import type { PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { canonicalJson } from './canonical.ts'
import { chargedFees, feeRulesOf, inheritanceOf } from './default-fees.ts'
import type { OwnFee } from './engine/default-fees.ts'
import { feeOf } from './row-mapping.ts'
import { db } from './tables.ts'
import { taxReach } from './tax-areas.ts'
import { allTaxes, holdsOn } from './tax-series.ts'

export const ownFees = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, OwnFee[]>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('pricing.fee')
    .selectAll()
    .where('home_id', 'in', [...homeIds])
    .where('replaced_at', 'is', null)
    .execute()
  return new Map([...Map.groupBy(rows, ({ home_id }) => home_id as number)].map(([id, own]) => [id, own.map(feeOf)]))
}

/** The fees each home charges on a booking day and the taxes that apply to it, in comparable form. */
const chargedOn = async (ctx: ReadCtx, homes: readonly Home[], day: PlainDate): Promise<Map<number, string>> => {
  const own = await ownFees(
    ctx,
    homes.map(({ id }) => id),
  )
  const taxes = (await allTaxes(ctx)).filter(({ versions }) => versions.some((one) => holdsOn(one, day)))
  const reaches = await taxReach(ctx, homes)
  const known = { inheritance: await inheritanceOf(ctx, homes), now: ctx.now, day }
  return new Map(
    homes.map((home) => {
      const fees = chargedFees(feeRulesOf(home, own.get(home.id) ?? [], known))
      return [
        home.id,
        canonicalJson({
          fees: fees.map(({ code, label, kind, amount, of }) => ({ code, label, kind, amount, of })),
          taxes: taxes.filter(({ area }) => reaches(home, area)).map(({ series }) => series),
        }),
      ]
    }),
  )
}

const shownHomes = 100

/** The homes whose fees or taxes differ after a change; the first hundred by name. */
export const withFeeEffects = async <T>(
  ctx: ReadCtx,
  { homes, day }: { homes: readonly Home[]; day: PlainDate },
  change: () => Promise<T>,
): Promise<{ result: T; count: number; affected: { id: number; name: string }[] }> => {
  const before = await chargedOn(ctx, homes, day)
  const result = await change()
  const after = await chargedOn(ctx, homes, day)
  const moved = homes.filter(({ id }) => before.get(id) !== after.get(id))
  return {
    result,
    count: moved.length,
    affected: moved
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .slice(0, shownHomes),
  }
}
