import {
  addDays,
  type BodyOf,
  type chooseStrategy as chooseEndpoint,
  dateIn,
  dayNumber,
  type PlainDate,
  type PricingStrategy,
  pricingStrategies,
  type Stay,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { todayOf } from '#modules/availability'
import { type Home, type HomeEditor, lockHome } from '#modules/homes'
import { accommodationOf } from './engine/accommodation.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { couple } from './last-year.ts'
import { changePrices, previewNights } from './owner-changes.ts'
import { pricesWith } from './price-change.ts'
import { changesStrategyAfter, versionOf } from './price-log.ts'
import { pricedHomes, pricingOf } from './priced-homes.ts'
import { plainRequest } from './quotes.ts'
import { type Baseline, partsToChange, pricesUnder, rentsUnder, type StrategyTerms } from './strategies.ts'
import { confirmStrategy, strategyOf, strategyWith } from './strategy.ts'
import { db } from './tables.ts'

/** How far a forecast looks ahead, with room for stays that end after it. */
const daysPriced = 800

type Chosen = { strategy: PricingStrategy; at: Date }

/** A home's strategy in force, and the prices every strategy starts from. */
type StrategyInForce = { chosen: Chosen | null; baseline: Baseline; current: Baseline; prices: HomePrices }

/**
 * Strategies start from the prices before the first one was chosen, so that they never add up. Prices changed since
 * then are the new start.
 * @returns null for a home without prices
 */
const strategyInForce = async (ctx: ReadCtx, home: Home): Promise<StrategyInForce | null> => {
  const today = todayOf(home, ctx.now)
  const prices = (await pricedHomes(ctx, [home], today, addDays(today, daysPriced))).get(home.id)?.prices
  const { plan, seasons = [], discounts = [] } = await pricingOf(ctx, home)
  if (!prices || !plan) return null
  const current = { plan, seasons, discounts }
  const row = await db(ctx)
    .selectFrom('pricing.strategy_choice')
    .selectAll()
    .where('home_id', '=', home.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const changed =
    !row || (await changesStrategyAfter(ctx, home.id, row.price_version, ['plan', 'seasons', 'discounts']))
  if (changed) return { chosen: null, baseline: current, current, prices }
  return { chosen: { strategy: row.strategy, at: row.chosen_at }, baseline: row.baseline, current, prices }
}

/** A strategy as a forecast needs it: what its nights and stays cost. */
export type StrategyOption = StrategyTerms & {
  strategy: PricingStrategy
  /** The price of a night, without discounts. */
  nightRent: (night: PlainDate) => number
  /** The price of a stay's nights, one by one, after discounts. */
  stayRents: (stay: Stay, bookedAt: Date) => number[]
}

/** The strategies of a home with their prices; null for a home without any. */
export const strategyOptions = async (ctx: ReadCtx, home: Home) => {
  const inForce = await strategyInForce(ctx, home)
  if (!inForce) return null
  const { baseline, prices, chosen } = inForce
  const options = pricingStrategies.map((strategy): StrategyOption => {
    const { prices: parts, ...terms } = pricesUnder(strategy, baseline, prices.nightPrices)
    const then = pricesWith(prices, parts) ?? prices
    const rents = rentsUnder(parts, prices.nightPrices)
    return {
      strategy,
      ...terms,
      nightRent: (night) => rents(dayNumber(night)).amount,
      stayRents: (stay, bookedAt) => {
        const request = { ...plainRequest(ctx, home, stay, couple), bookedOn: dateIn(home.timeZone, bookedAt) }
        return accommodationOf(then, request, rents).byNight
      },
    }
  })
  return { chosen, floor: baseline.plan.floor, options }
}

/** The price change a strategy makes. @throws Problem 409 `not_allowed_now` without prices */
const changeTo = async (ctx: ReadCtx, home: Home, strategy: PricingStrategy) => {
  const inForce = await strategyInForce(ctx, home)
  if (!inForce) throw new Problem(409, 'not_allowed_now', 'This home has no prices yet.')
  const { baseline, current, prices } = inForce
  const { prices: wanted, ...terms } = pricesUnder(strategy, baseline, prices.nightPrices)
  return { baseline, terms, change: { kind: 'strategy' as const, parts: partsToChange(wanted, current) } }
}

/** What choosing a strategy would change, and the text its owner would sign. @throws as `chooseStrategy` */
export const previewStrategy = async (ctx: ReadCtx, home: Home, strategy: PricingStrategy) => {
  const version = await versionOf(ctx, home.id)
  const { terms, change } = await changeTo(ctx, home, strategy)
  const { effect, concerns } = await previewNights(ctx, home, { change, version })
  const [before, { strategy: after, text, textHash }] = [
    await strategyOf(ctx, home),
    await strategyWith(ctx, home, change.parts),
  ]
  if (!before.strategy || !after) throw new Problem(409, 'not_allowed_now', 'This home has no prices yet.')
  return { strategy, version, ...terms, before: before.strategy, after, effect, concerns, text, textHash }
}

type Choosing = BodyOf<typeof chooseEndpoint> & HomeEditor & { address: string; userAgent: string }

/**
 * Changes a home's prices to those of a strategy, and records the signature of the resulting text: both or neither.
 * @returns the version of the signed document
 * @throws Problem 409 `prices_changed`, `not_allowed_now`, 422 `invalid_prices`, `confirmation_needed`, `name_differs`
 */
export const chooseStrategy = async (
  ctx: WriteCtx,
  homeId: number,
  { strategy, version, confirm, ...signing }: Choosing,
): Promise<number> => {
  const home = await lockHome(ctx, homeId)
  const { baseline, change } = await changeTo(ctx, home, strategy)
  await changePrices(ctx, homeId, { change, version, confirm }, signing)
  const confirmation = await confirmStrategy(ctx, homeId, signing)
  await db(ctx)
    .insertInto('pricing.strategy_choice')
    .values({
      home_id: homeId,
      strategy,
      baseline: JSON.stringify(baseline),
      price_version: await versionOf(ctx, homeId),
      confirmation_version: confirmation,
      chosen_at: ctx.now,
      chosen_by: signing.accountId,
    })
    .execute()
  return confirmation
}
