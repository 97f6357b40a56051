import { sql } from 'kysely'
import type { Confirmed } from '#kernel/confirm-concerns'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Home, lockHome } from '#modules/homes'
import { canonicalJson, sameAs } from './canonical.ts'
import type { NightPrice } from './engine/rates.ts'
import { pricesChanged } from './events.ts'
import { followFees } from './fee-decisions.ts'
import { republishFromPrices } from './from-night.ts'
import { leaveDefaults } from './leave-defaults.ts'
import { noteChange } from './price-log.ts'
import { pricingOf } from './priced-homes.ts'
import type { Pricing, StayRules } from './pricing.ts'
import { rowOfDiscount, rowOfFee, rowOfPlan, rowOfSeason } from './row-mapping.ts'
import { db } from './tables.ts'
import { nightPriceFaults, pricingFaults } from './validation.ts'

/** @throws Problem 422 `invalid_prices` with `faults`, if there are any */
export const refuseFaults = (faults: readonly string[]): void => {
  if (faults.length > 0)
    throw new Problem(422, 'invalid_prices', `These prices can’t be saved: ${faults.join('; ')}.`, { faults })
}

/** The parts of a home's prices, by their table. */
const tableOf = {
  plan: 'pricing.rate_plan',
  seasons: 'pricing.season',
  discounts: 'pricing.discount',
  fees: 'pricing.fee',
  terms: 'pricing.terms',
} as const satisfies Record<keyof Pricing, string>

type Part = keyof Pricing
type Stamp = { home_id: number; created_at: Date; created_by: number | null }

const endCurrent = (ctx: WriteCtx, part: Part, homeId: number) =>
  db(ctx)
    .updateTable(tableOf[part])
    .set({ replaced_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('replaced_at', 'is', null)
    .execute()

const write: { [P in Part]: (ctx: WriteCtx, value: Pricing[P], stamp: Stamp) => Promise<unknown> } = {
  plan: (ctx, plan, stamp) =>
    db(ctx)
      .insertInto('pricing.rate_plan')
      .values({ ...stamp, ...rowOfPlan(plan) })
      .execute(),
  seasons: async (ctx, seasons, stamp) =>
    seasons.length > 0 &&
    db(ctx)
      .insertInto('pricing.season')
      .values(seasons.map((season) => ({ ...stamp, ...rowOfSeason(season) })))
      .execute(),
  discounts: async (ctx, discounts, stamp) =>
    discounts.length > 0 &&
    db(ctx)
      .insertInto('pricing.discount')
      .values(discounts.map((discount) => ({ ...stamp, ...rowOfDiscount(discount) })))
      .execute(),
  fees: async (ctx, fees, stamp) =>
    fees.length > 0 &&
    db(ctx)
      .insertInto('pricing.fee')
      .values(fees.map((fee) => ({ ...stamp, ...rowOfFee(fee) })))
      .execute(),
  terms: (ctx, { policy, schedule }, stamp) =>
    db(ctx)
      .insertInto('pricing.terms')
      .values({ ...stamp, policy: JSON.stringify(policy), schedule: JSON.stringify(schedule) })
      .execute(),
}

const replace = async <P extends Part>(ctx: WriteCtx, part: P, value: Pricing[P], stamp: Stamp): Promise<void> => {
  await endCurrent(ctx, part, stamp.home_id)
  await write[part](ctx, value, stamp)
}

/** Row order has no meaning: fees have a position, the rest has none. */
const inAnyOrder = (value: unknown): unknown => (Array.isArray(value) ? value.map(canonicalJson).sort() : value)

/** What accompanies a rate change: the change it undoes, and how stays changed with it. */
type Beside = {
  undoes?: number | null
  stays?: { before: StayRules; after: StayRules } | undefined
  /** The number of the bulk change this is part of. */
  raise?: number | null
  confirmed?: Confirmed | null
  /** The change comes from defaults, and the home keeps following them. */
  byDefault?: boolean
}

/**
 * Replaces the given parts of a home's prices; the previous rows are kept with their end time.
 * @param by the account that decides; null for the system
 * @param beside the change that this one undoes, and how stays were changed with it
 * @returns false if the home already had these prices; then nothing is written or announced
 * @throws Problem 404, 422 `invalid_prices` with `faults`
 */
export const setRates = async (
  ctx: WriteCtx,
  homeId: number,
  change: Partial<Pricing>,
  by: number | null = null,
  { undoes = null, stays, raise = null, confirmed = null, byDefault = false }: Beside = {},
): Promise<boolean> => {
  const home = await lockHome(ctx, homeId)
  const current = await pricingOf(ctx, home)
  refuseFaults(pricingFaults(change, home.currency, current.plan))
  const parts = (Object.keys(change) as Part[]).filter(
    (part) => !sameAs(inAnyOrder(change[part]), inAnyOrder(current[part])),
  )
  if (parts.length === 0 && !stays) return false
  const stamp = { home_id: homeId, created_at: ctx.now, created_by: by }
  for (const part of parts) await replacePart(ctx, part, change, stamp)
  await noteChange(ctx, homeId, {
    by,
    before: { ...picked(current, parts), ...(stays && { stays: stays.before }) },
    after: { ...picked(change, parts), ...(stays && { stays: stays.after }) },
    undoes,
    raise,
    confirmed,
  })
  if (parts.includes('fees')) await followFees(ctx, homeId, change.fees ?? [], by)
  if (parts.length > 0) await republish(ctx, home)
  if (!byDefault) await leaveDefaults(ctx, home, { before: current, after: picked(change, parts), stays })
  return true
}

const picked = (pricing: Partial<Pricing>, parts: readonly Part[]): Partial<Pricing> =>
  Object.fromEntries(parts.flatMap((part) => (pricing[part] === undefined ? [] : [[part, pricing[part]]])))

const replacePart = async <P extends Part>(
  ctx: WriteCtx,
  part: P,
  change: Partial<Pricing>,
  stamp: Stamp,
): Promise<void> => {
  const value = change[part] as Pricing[P] | undefined
  if (value !== undefined) await replace(ctx, part, value, stamp)
}

const republish = async (ctx: WriteCtx, home: Home): Promise<void> => {
  await republishFromPrices(ctx, [home])
  await announce(ctx, pricesChanged({ homeId: home.id }))
}

/** Prices of single nights; a null amount returns a night to its season. */
export type NightPriceChange = { night: NightPrice['night']; amount: number | null }

/** Where prices of single nights come from, who set them, and the change it undoes or belongs to. */
export type NightPriceWriter = {
  source?: NightPrice['by']
  by?: number | null
  undoes?: number | null
  raise?: number | null
  confirmed?: Confirmed | null
}

/** The prices these nights currently have from a source; nights without one are left out. */
export const amountsOf = async (
  ctx: ReadCtx,
  homeId: number,
  source: NightPrice['by'],
  changes: readonly NightPriceChange[],
): Promise<Map<string, number>> => {
  const rows = await db(ctx)
    .selectFrom('pricing.night_price')
    .select(['night', 'amount_minor'])
    .where('home_id', '=', homeId)
    .where('set_by', '=', source)
    .where('replaced_at', 'is', null)
    .where(sql<boolean>`night = any(${changes.map(({ night }) => night)}::date[])`)
    .execute()
  return new Map(rows.map((row) => [row.night, row.amount_minor]))
}

/**
 * Sets or removes prices of single nights, manually or as proposed by a pricing service.
 * @returns false if every night already had that price; then nothing is written or announced
 * @throws Problem 404, 422 `invalid_prices` with `faults`
 */
export const setNightPrices = async (
  ctx: WriteCtx,
  homeId: number,
  changes: readonly NightPriceChange[],
  { source = 'hand', by = null, undoes = null, raise = null, confirmed = null }: NightPriceWriter = {},
): Promise<boolean> => {
  const home = await lockHome(ctx, homeId)
  const { plan } = await pricingOf(ctx, home)
  refuseFaults(nightPriceFaults(changes, home.currency, source === 'hand' ? plan : undefined))
  const known = await amountsOf(ctx, homeId, source, changes)
  const byNight = new Map(
    changes.flatMap(({ night, amount }) => ((known.get(night) ?? null) === amount ? [] : [[night, amount] as const])),
  )
  if (byNight.size === 0) return false
  await db(ctx)
    .updateTable('pricing.night_price')
    .set({ replaced_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('set_by', '=', source)
    .where('replaced_at', 'is', null)
    .where('night', 'in', [...byNight.keys()])
    .execute()
  const stamp = { home_id: homeId, created_at: ctx.now, created_by: by }
  const rows = [...byNight].flatMap(([night, amount]) =>
    amount === null ? [] : [{ ...stamp, night, set_by: source, amount_minor: amount }],
  )
  if (rows.length > 0) await db(ctx).insertInto('pricing.night_price').values(rows).execute()
  const was = Object.fromEntries([...byNight.keys()].map((night) => [night, known.get(night) ?? null]))
  await noteChange(ctx, homeId, {
    by,
    before: { nights: { by: source, amounts: was } },
    after: { nights: { by: source, amounts: Object.fromEntries(byNight) } },
    undoes,
    raise,
    confirmed,
  })
  await republish(ctx, home)
  return true
}
