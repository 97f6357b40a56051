import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { setRates } from './commands.ts'
import { pricingOf } from './priced-homes.ts'

/** Gives a home without a plan the rates of another in the same currency. */
export const copyRates = async (ctx: WriteCtx, homeId: number, fromId: number, by: number): Promise<void> => {
  const [home, source] = [await homeById(ctx, homeId), await homeById(ctx, fromId)]
  const [own, rates] = [await pricingOf(ctx, home), await pricingOf(ctx, source)]
  if (own.plan || !rates.plan || home.currency !== source.currency) return
  await setRates(ctx, homeId, rates, by)
}
