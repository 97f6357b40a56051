import type { WriteCtx } from '#kernel/work'
import { followDefaults, homeById } from '#modules/homes'
import { setRates } from './commands.ts'
import { pricingOf } from './priced-homes.ts'

/** Copies the rates of another home in the same currency to a home without a plan. */
export const copyRates = async (ctx: WriteCtx, homeId: number, fromId: number, by: number): Promise<void> => {
  const [home, source] = [await homeById(ctx, homeId), await homeById(ctx, fromId)]
  const [own, rates] = [await pricingOf(ctx, home), await pricingOf(ctx, source)]
  if (own.plan || !rates.plan || home.currency !== source.currency) return
  // The copy follows whatever its source follows, and uses the defaults of its own groups.
  await setRates(ctx, homeId, rates, by, { byDefault: true })
  await followDefaults(ctx, [home])
}
