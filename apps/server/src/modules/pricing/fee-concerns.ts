import { addDays, type PriceConcern } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { todayOf } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { canonicalJson } from './canonical.ts'
import { nightlyRents, rentsFrom } from './engine/nightly.ts'
import { priceConcerns } from './engine/price-policy.ts'
import { feesInForce } from './fees-in-force.ts'
import { pricedHomes } from './priced-homes.ts'
import type { NewFee } from './pricing.ts'

const nightsAhead = 365

/** Rents for the next year's nights, for each home with prices. */
export const rentsAhead = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, number[]>> => {
  const priced = await pricedHomes(ctx, homes, ctx.today, addDays(ctx.today, nightsAhead + 1))
  return new Map(
    homes.flatMap((home): [number, number[]][] => {
      const prices = priced.get(home.id)?.prices
      const from = todayOf(home, ctx.now)
      return prices ? [[home.id, rentsFrom(nightlyRents(prices), from, nightsAhead).map(({ amount }) => amount)]] : []
    }),
  )
}

/**
 * What must be confirmed about new fees or a new deposit because it looks like a mistake compared with the home's
 * nights.
 */
export const feeConcerns = async (
  ctx: ReadCtx,
  homeId: number,
  { fees = [], deposit }: { fees?: readonly NewFee[]; deposit?: number },
): Promise<PriceConcern[]> => {
  const home = await homeById(ctx, homeId)
  const known = new Set((await feesInForce(ctx, homeId)).map(({ id: _, position: __, ...fee }) => canonicalJson(fee)))
  const rents = (await rentsAhead(ctx, [home])).get(home.id) ?? null
  return priceConcerns({
    currency: home.currency,
    firstNight: todayOf(home, ctx.now),
    before: rents,
    after: rents,
    fees: fees.filter(({ position: _, ...fee }) => !known.has(canonicalJson(fee))),
    ...(deposit !== undefined && { deposit }),
  })
}
