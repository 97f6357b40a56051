import {
  addDays,
  dayNumber,
  measuredNights,
  mostSeasons,
  nightsIn,
  nightsOf,
  type PlainDate,
  type PriceChange,
  type PriceConcern,
  type PriceConfirmation,
} from '@porchlight/contract'
import { type Confirmed, confirmConcerns } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  closingConcerns,
  type HomeNight,
  nightsOfHome,
  setStayRules,
  setStaySettings,
  shortestStays,
  todayOf,
} from '#modules/availability'
import { type Home, type HomeEditor, lockHome, settleSteps } from '#modules/homes'
import { canonicalJson, sameAs } from './canonical.ts'
import { amountsOf, refuseFaults, setNightPrices, setRates } from './commands.ts'
import { nightlyRents, rentsFrom } from './engine/nightly.ts'
import { type ArrivalEffect, arrivalEffectOf, effectOf, type PriceEffect } from './engine/price-effect.ts'
import { priceConcerns } from './engine/price-policy.ts'
import { takesFirstPrices } from './first-prices.ts'
import { lastSearchesUnder } from './last-searches.ts'
import { lastYearUnder } from './last-year.ts'
import { type Rates, ratesWith, requestedParts, type StrategyChange } from './price-change.ts'
import { examplesOf } from './price-examples.ts'
import { canWithdraw, changesOf, versionOf } from './price-log.ts'
import { pricedHomes, pricingOf } from './priced-homes.ts'
import type { ChangedParts, StayRules } from './pricing.ts'
import { reachDays } from './reach.ts'
import { longestWanted, stayRulesNow, stayTermsView } from './stay-rules.ts'
import { nightPriceFaults, pricingFaults, stayFaults } from './validation.ts'

/** A requested change, and the latest change its author knew; 0 = none. `confirm`: it is intended, however unusual. */
export type ChangeRequest = {
  change: PriceChange | StrategyChange
  version: number
  confirm?: PriceConfirmation | undefined
}

const changedMeanwhile = () =>
  new Problem(409, 'prices_changed', 'Someone changed these prices after you opened them. Reload and try again.')

const pricesInForce = () =>
  new Problem(
    409,
    'not_first_prices',
    'The setup questions are only for homes that have no prices and were never live. Change this home’s prices on its pricing page.',
  )

const nightChanges = ({ nights }: ChangedParts) =>
  Object.entries(nights?.amounts ?? {}).map(([night, amount]) => ({ night, amount }))

/** The current rents of nights. */
const rentsNow = async (ctx: ReadCtx, home: Home): Promise<(night: PlainDate) => number | null> => {
  const prices = (await pricedHomes(ctx, [home], '0001-01-01', '9999-12-31')).get(home.id)?.prices
  const rents = prices && nightlyRents(prices)
  return (night) => rents?.(dayNumber(night)).amount ?? null
}

/**
 * The resulting parts, validated. @throws Problem 409 `prices_changed`, `not_first_prices`, 422 `invalid_prices` with
 * `faults`
 */
const checkedParts = async (ctx: ReadCtx, home: Home, { change, version }: ChangeRequest) => {
  const current = await pricingOf(ctx, home)
  if (change.kind === 'first' && !takesFirstPrices(home, current.plan)) throw pricesInForce()
  if ((await versionOf(ctx, home.id)) !== version) throw changedMeanwhile()
  const stays = await stayRulesNow(ctx, home.id)
  const today = todayOf(home, ctx.now)
  const parts = requestedParts(change, current, {
    currency: home.currency,
    today,
    stays,
    rentOn: await rentsNow(ctx, home),
  })
  const terms = parts.stays && stayTermsView(parts.stays)
  refuseFaults([
    ...(current.plan || parts.plan ? [] : ['there is no price of a night yet']),
    ...(parts.nights && nightChanges(parts).length === 0 ? ['these nights are over'] : []),
    ...(nightChanges(parts).some(({ night }) => night > addDays(today, reachDays))
      ? ['these nights are more than ten years ahead']
      : []),
    ...pricingFaults(parts, home.currency, current.plan),
    ...nightPriceFaults(nightChanges(parts), home.currency, parts.plan ?? current.plan),
    ...(terms ? stayFaults(terms) : []),
    ...(terms && terms.seasons.length > mostSeasons
      ? [`a home has at most ${mostSeasons} seasons with a minimum of their own`]
      : []),
  ])
  return { current: { ...current, stays }, parts }
}

/** Days ahead in which some arrival must be possible. */
const daysAhead = 365

/** How many days of the coming year allow an arrival, under the current or the supposed rules. */
const arrivalsUnder = async (ctx: ReadCtx, home: Home, supposed?: StayRules): Promise<number> => {
  const today = todayOf(home, ctx.now)
  const { rules, ...settings } = supposed ?? { rules: [] }
  const stays = await shortestStays(ctx, [home], today, addDays(today, daysAhead), supposed && { rules, settings })
  return (stays.get(home.id) ?? []).filter((stay) => nightsOf(stay) <= longestWanted).length
}

/** The parts' changes that must be confirmed. */
const concernsOn = async (
  ctx: ReadCtx,
  home: Home,
  { change }: ChangeRequest,
  { current, parts }: Awaited<ReturnType<typeof checkedParts>>,
): Promise<PriceConcern[]> => {
  const from = todayOf(home, ctx.now)
  const now = (await pricedHomes(ctx, [home], from, addDays(from, reachDays))).get(home.id)?.prices
  const next = ratesWith(now ?? {}, parts)
  const rentsOf = (rates: Rates | undefined) =>
    rates ? rentsFrom(nightlyRents(rates), from, reachDays).map(({ amount }) => amount) : null
  const isNew = <T>(known: readonly T[] | undefined) => {
    const before = new Set((known ?? []).map(canonicalJson))
    return (one: T): boolean => !before.has(canonicalJson(one))
  }
  const arrivals = parts.stays && {
    before: await arrivalsUnder(ctx, home),
    after: await arrivalsUnder(ctx, home, parts.stays),
  }
  const concerns = priceConcerns({
    currency: home.currency,
    firstNight: from,
    before: rentsOf(now),
    after: rentsOf(next),
    seasons: (parts.seasons ?? []).filter(isNew(current.seasons)),
    discounts: (parts.discounts ?? []).filter(isNew(current.discounts)),
    ...(change.kind === 'raise' && { moved: change.share }),
  })
  if (!arrivals || !parts.stays) return concerns
  const isLong =
    longestMinimum(parts.stays) > longestWanted && longestMinimum(parts.stays) > longestMinimum(current.stays)
  // Nights of other seasons can hide that the rest of the year is closed.
  return [...concerns, ...(isLong ? [{ code: 'closes_home' as const, ...arrivals }] : closingConcerns(arrivals))]
}

const longestMinimum = ({ rules }: StayRules): number => Math.max(1, ...rules.map(({ minNights }) => minNights ?? 1))

const sellable = new Set(['open', 'opened'])

/** The effect of the parts on arrival days. */
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

/** The effect of the parts on upcoming nights and arrival days. */
const nightsOn = async (ctx: ReadCtx, home: Home, parts: ChangedParts) => {
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
  return { effect: { ...effect, arrivals: await arrivalsOn(ctx, home, parts.stays) }, now }
}

/** The same, plus what it would have meant for past stays and searches. */
const effectOn = async (ctx: ReadCtx, home: Home, parts: ChangedParts) => {
  const from = todayOf(home, ctx.now)
  const { effect, now } = await nightsOn(ctx, home, parts)
  const examples = now && parts.discounts ? examplesOf(ctx, home, now, parts.discounts, from) : []
  const lastYear = await lastYearUnder(ctx, home, from, parts)
  const lastSearches = await lastSearchesUnder(ctx, home, from, parts)
  return { ...effect, examples, lastYear, lastSearches }
}

/** The effect of a change on nights and arrival days: fast enough for many homes at once. @throws as `changePrices` */
export const previewNights = async (ctx: ReadCtx, home: Home, requested: ChangeRequest) => {
  const checked = await checkedParts(ctx, home, requested)
  const concerns = await concernsOn(ctx, home, requested, checked)
  const { effect } = await nightsOn(ctx, home, checked.parts)
  return { effect, concerns }
}

/** Previews a change without making it. @throws as `changePrices` */
export const previewChange = async (ctx: ReadCtx, home: Home, requested: ChangeRequest) => {
  const { current, parts } = await checkedParts(ctx, home, requested)
  const before = { ...current, ...(await nightsBefore(ctx, home.id, parts)) }
  const concerns = await concernsOn(ctx, home, requested, { current, parts })
  return { effect: await effectOn(ctx, home, parts), before, after: parts, concerns }
}

/** The current prices of the single nights that the parts affect. */
const nightsBefore = async (ctx: ReadCtx, homeId: number, parts: ChangedParts): Promise<ChangedParts> => {
  if (!parts.nights) return {}
  const { by } = parts.nights
  const changes = nightChanges(parts)
  const known = await amountsOf(ctx, homeId, by, changes)
  return { nights: { by, amounts: Object.fromEntries(changes.map(({ night }) => [night, known.get(night) ?? null])) } }
}

/** Stay rules belong to availability; their changes are recorded in the same list as the prices. */
const setStays = async (ctx: WriteCtx, homeId: number, stays: StayRules) => {
  const before = await stayRulesNow(ctx, homeId)
  if (sameAs(before, stays)) return undefined
  const { rules, ...settings } = stays
  await setStayRules(ctx, homeId, rules)
  await setStaySettings(ctx, homeId, settings)
  return { before, after: stays }
}

type WrittenAs = { undoes?: number | null; raise?: number | null; confirmed?: Confirmed | null; byDefault?: boolean }

/** @param by null for the system; `byDefault`: the change comes from defaults, and the home keeps following them */
export const writeParts = async (
  ctx: WriteCtx,
  homeId: number,
  { nights, stays: requested, ...pricing }: ChangedParts,
  by: number | null,
  { undoes = null, raise = null, confirmed = null, byDefault = false }: WrittenAs = {},
): Promise<void> => {
  const stays = requested && (await setStays(ctx, homeId, requested))
  if (stays || Object.keys(pricing).length > 0)
    await setRates(ctx, homeId, pricing, by, { undoes, stays, raise, confirmed, byDefault })
  if (nights)
    await setNightPrices(ctx, homeId, nightChanges({ nights }), { source: nights.by, by, undoes, raise, confirmed })
}

/**
 * Changes a home's prices as its owner or the team decides; prices of nights complete that setup step.
 * @param raise the number of the bulk change this is part of
 * @returns the number of the change
 * @throws Problem 409 `prices_changed`, `not_first_prices`, 422 `invalid_prices` with `faults`, `confirmation_needed`
 * with `concerns`, 404
 */
export const changePrices = async (
  ctx: WriteCtx,
  homeId: number,
  requested: ChangeRequest,
  by: HomeEditor,
  raise: number | null = null,
): Promise<number> => {
  const home = await lockHome(ctx, homeId)
  const checked = await checkedParts(ctx, home, requested)
  const { parts } = checked
  const confirmed = confirmConcerns(await concernsOn(ctx, home, requested, checked), requested.confirm)
  await writeParts(ctx, homeId, parts, by.accountId, { raise, confirmed })
  if (parts.plan) await settleSteps(ctx, homeId, [{ step: 'pricing', state: 'done' }], by)
  return versionOf(ctx, homeId)
}

/**
 * Undoes the latest change; that is a separate change, and can be undone, too.
 * @returns the number of the new change
 * @throws Problem 409 `prices_changed` when it is not the latest, or is the home's first prices; 404
 */
export const undoChange = async (ctx: WriteCtx, homeId: number, changeId: number, by: number): Promise<number> => {
  await lockHome(ctx, homeId)
  const [last] = await changesOf(ctx, homeId, 1)
  if (last?.id !== changeId || !canWithdraw(last)) throw changedMeanwhile()
  await writeParts(ctx, homeId, last.before, by, { undoes: changeId })
  return versionOf(ctx, homeId)
}
