import type { TestedStayData, testStay } from '@porchlight/contract'
import type { z } from 'zod'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import type { StayPrice } from './engine/stay-price.ts'
import { priceStay } from './engine/stay-price.ts'
import { pricedHomes } from './priced-homes.ts'
import { plainRequest } from './quotes.ts'
import { lineView } from './views.ts'

export type TestStay = z.output<typeof testStay>

/** Prices a stay by the rules as they are in this transaction; null for a home without prices. @throws Problem 404 */
export const priceTestStay = async (
  ctx: ReadCtx,
  { home: homeId, arrive, depart, channel, ...party }: TestStay,
  bookedOn = ctx.today,
): Promise<StayPrice | null> => {
  const home = await homeById(ctx, homeId)
  const prices = (await pricedHomes(ctx, [home], arrive, depart, undefined, bookedOn)).get(homeId)?.prices
  return prices ? priceStay(prices, { ...plainRequest(ctx, home, { arrive, depart }, party), channel, bookedOn }) : null
}

const pricedView = ({ accommodation, fees, taxes, total, currency }: StayPrice): TestedStayData['before'] => ({
  lines: [...accommodation, ...fees].map((line) => lineView(line, currency)),
  taxes: taxes.map((tax) => lineView(tax, currency)),
  total: { amount: total, currency },
})

/** Shows a stay before and after a change; null for either one without a price. @throws Problem 404 */
export const testedView = async (
  ctx: ReadCtx,
  { home: homeId }: TestStay,
  before: StayPrice | null,
  after: StayPrice | null,
): Promise<TestedStayData | null> => {
  const { id, name } = await homeById(ctx, homeId)
  return before && after
    ? { home: { id, name }, nights: after.nights.length, before: pricedView(before), after: pricedView(after) }
    : null
}
