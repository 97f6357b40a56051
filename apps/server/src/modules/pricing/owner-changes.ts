import { addDays, dayNumber, measuredNights, nightsIn, type PlainDate, type PriceChange } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type HomeNight, nightsOfHome, setStayRules, setStaySettings, todayOf } from '#modules/availability'
import { type Home, type Keeper, lockHome, settleSteps } from '#modules/homes'
import { sameAs } from './canonical.ts'
import { amountsOf, refuseFaults, setNightPrices, setRates } from './commands.ts'
import { nightlyRents, rentsFrom } from './engine/nightly.ts'
import { type ArrivalEffect, arrivalEffectOf, effectOf, type PriceEffect } from './engine/price-effect.ts'
import { nightPriceFaults, pricingFaults } from './faults.ts'
import { lastSearchesUnder } from './last-searches.ts'
import { lastYearUnder } from './last-year.ts'
import { partsAsked, ratesWith } from './price-change.ts'
import { examplesOf } from './price-examples.ts'
import { canTakeBack, changesOf, versionOf } from './price-log.ts'
import { pricedHomes, pricingOf } from './priced-homes.ts'
import type { ChangedParts, StayRules } from './pricing.ts'
import { stayRulesNow } from './stay-rules.ts'

/** A change that is asked for, and the last one its author knew; 0 = none. */
export type AskedChange = { change: PriceChange; version: number }

const changedMeanwhile = () =>
  new Problem(409, 'prices_changed', 'Somebody has changed these prices since you opened them.')

const nightChanges = ({ nights }: ChangedParts) =>
  Object.entries(nights?.amounts ?? {}).map(([night, amount]) => ({ night, amount }))

/** What nights cost now. */
const rentsNow = async (ctx: ReadCtx, home: Home): Promise<(night: PlainDate) => number | null> => {
  const prices = (await pricedHomes(ctx, [home], '0001-01-01', '9999-12-31')).get(home.id)?.prices
  const rents = prices && nightlyRents(prices)
  return (night) => rents?.(dayNumber(night)).amount ?? null
}

/** The parts as they would be, checked. @throws Problem 409 `prices_changed`, 422 `invalid_prices` with `faults` */
const checkedParts = async (ctx: ReadCtx, home: Home, { change, version }: AskedChange) => {
  if ((await versionOf(ctx, home.id)) !== version) throw changedMeanwhile()
  const current = await pricingOf(ctx, home)
  const stays = await stayRulesNow(ctx, home.id)
  const today = todayOf(home, ctx.now)
  const parts = partsAsked(change, current, {
    currency: home.currency,
    today,
    stays,
    rentOn: await rentsNow(ctx, home),
  })
  refuseFaults([
    ...(current.plan || parts.plan ? [] : ['there is no price of a night yet']),
    ...(parts.nights && nightChanges(parts).length === 0 ? ['these nights are over'] : []),
    ...pricingFaults(parts, home.currency),
    ...nightPriceFaults(nightChanges(parts), home.currency),
  ])
  return { current: { ...current, stays }, parts }
}

const sellable = new Set(['open', 'opened'])

/** What the parts would change of days of arrival. */
const arrivalsOn = async (ctx: ReadCtx, home: Home, stays: StayRules | undefined): Promise<ArrivalEffect> => {
  if (!stays) return arrivalEffectOf([])
  const { rules, ...settings } = stays
  const from = todayOf(home, ctx.now)
  const to = addDays(from, measuredNights)
  const now = await nightsOfHome(ctx, home.id, from, to)
  const next = await nightsOfHome(ctx, home.id, from, to, { rules, settings })
  const view = ({ minStay, canArrive }: HomeNight) => ({ minStay, open: canArrive })
  return arrivalEffectOf(
    now.flatMap((night, index) => {
      const after = next[index]
      return after ? [{ day: night.date, before: view(night), after: view(after) }] : []
    }),
  )
}

/** What the parts would change of the nights ahead. */
const effectOn = async (ctx: ReadCtx, home: Home, parts: ChangedParts) => {
  const from = todayOf(home, ctx.now)
  const to = addDays(from, measuredNights)
  const dates = nightsIn({ arrive: from, depart: to })
  const now = (await pricedHomes(ctx, [home], from, to)).get(home.id)?.prices
  const next = ratesWith(now ?? {}, parts)
  const before = now && rentsFrom(nightlyRents(now), from, dates.length)
  const after = next && rentsFrom(nightlyRents(next), from, dates.length)
  const nights = await nightsOfHome(ctx, home.id, from, to)
  const effect: PriceEffect = effectOf(
    nights.flatMap(({ date, status }, index) => {
      const rent = after?.[index]
      if (!rent) return []
      return [{ night: date, before: before?.[index]?.amount ?? null, after: rent.amount, free: sellable.has(status) }]
    }),
  )
  const examples = now && parts.discounts ? examplesOf(ctx, home, now, parts.discounts, from) : []
  const lastYear = await lastYearUnder(ctx, home, from, parts)
  const lastSearches = await lastSearchesUnder(ctx, home, from, parts)
  return { ...effect, arrivals: await arrivalsOn(ctx, home, parts.stays), examples, lastYear, lastSearches }
}

/** What a change would do, without doing it. @throws as `changePrices` */
export const previewChange = async (ctx: ReadCtx, home: Home, asked: AskedChange) => {
  const { current, parts } = await checkedParts(ctx, home, asked)
  const before = { ...current, ...(await nightsBefore(ctx, home.id, parts)) }
  return { effect: await effectOn(ctx, home, parts), before, after: parts }
}

/** The single nights that the parts touch, as they are. */
const nightsBefore = async (ctx: ReadCtx, homeId: number, parts: ChangedParts): Promise<ChangedParts> => {
  if (!parts.nights) return {}
  const { by } = parts.nights
  const changes = nightChanges(parts)
  const known = await amountsOf(ctx, homeId, by, changes)
  return { nights: { by, amounts: Object.fromEntries(changes.map(({ night }) => [night, known.get(night) ?? null])) } }
}

/** Stays are availability's; that they were changed stands in the same list as the prices. */
const setStays = async (ctx: WriteCtx, homeId: number, stays: StayRules) => {
  const before = await stayRulesNow(ctx, homeId)
  if (sameAs(before, stays)) return undefined
  const { rules, ...settings } = stays
  await setStayRules(ctx, homeId, rules)
  await setStaySettings(ctx, homeId, settings)
  return { before, after: stays }
}

const writeParts = async (
  ctx: WriteCtx,
  homeId: number,
  { nights, stays: asked, ...pricing }: ChangedParts,
  by: number,
  { undoes = null, raise = null }: { undoes?: number | null; raise?: number | null } = {},
): Promise<void> => {
  const stays = asked && (await setStays(ctx, homeId, asked))
  if (stays || Object.keys(pricing).length > 0) await setRates(ctx, homeId, pricing, by, { undoes, stays })
  if (nights) await setNightPrices(ctx, homeId, nightChanges({ nights }), { source: nights.by, by, undoes, raise })
}

/**
 * Changes what a home asks as its owner or the team decides; with prices of nights the step of its set-up is done.
 * @param raise the number of a change over many homes that this is part of
 * @returns the number of the change
 * @throws Problem 409 `prices_changed`, 422 `invalid_prices` with `faults`, 404
 */
export const changePrices = async (
  ctx: WriteCtx,
  homeId: number,
  asked: AskedChange,
  by: Keeper,
  raise: number | null = null,
): Promise<number> => {
  const home = await lockHome(ctx, homeId)
  const { parts } = await checkedParts(ctx, home, asked)
  await writeParts(ctx, homeId, parts, by.accountId, { raise })
  if (parts.plan) await settleSteps(ctx, homeId, [{ step: 'pricing', state: 'done' }], by)
  return versionOf(ctx, homeId)
}

/**
 * Takes the last change back; that is a change of its own, and can be taken back too.
 * @returns the number of the new change
 * @throws Problem 409 `prices_changed` when it is not the last, or began the home's prices; 404
 */
export const undoChange = async (ctx: WriteCtx, homeId: number, changeId: number, by: number): Promise<number> => {
  await lockHome(ctx, homeId)
  const [last] = await changesOf(ctx, homeId, 1)
  if (last?.id !== changeId || !canTakeBack(last)) throw changedMeanwhile()
  await writeParts(ctx, homeId, last.before, by, { undoes: changeId })
  return versionOf(ctx, homeId)
}
