import type { WriteCtx } from '#kernel/work'
import { followDefaults, homeById } from '#modules/homes'
import { setRates } from './commands.ts'
import { pricingOf } from './priced-homes.ts'

/** Gives a home without a plan the rates of another in the same currency. */
export const copyRates = async (ctx: WriteCtx, homeId: number, fromId: number, by: number): Promise<void> => {
  const [home, source] = [await homeById(ctx, homeId), await homeById(ctx, fromId)]
  const [own, rates] = [await pricingOf(ctx, home), await pricingOf(ctx, source)]
  if (own.plan || !rates.plan || home.currency !== source.currency) return
  // The copy follows what its source follows, and keeps to the defaults of its own groups.
  await setRates(ctx, homeId, rates, by, { byDefault: true })
  await followDefaults(ctx, [home])
}
