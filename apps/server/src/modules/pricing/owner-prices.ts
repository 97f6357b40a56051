import {
  dateIn,
  dayNumber,
  type LoggedPriceChange,
  type OwnerRatePlan,
  type PlainDate,
  type PricedNight,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { nightsOfHome, todayOf } from '#modules/availability'
import type { Home } from '#modules/homes'
import { canonicalJson } from './canonical.ts'
import { type PriceStep, priceSteps } from './engine/price-steps.ts'
import type { RatePlan } from './engine/rates.ts'
import { takesFirstPrices } from './first-prices.ts'
import type { Rates } from './price-change.ts'
import { differencesOf } from './price-differences.ts'
import { canWithdraw, changesOf, type NotedChange } from './price-log.ts'
import { pricedHomes } from './priced-homes.ts'
import { isShowable } from './reach.ts'
import { discountsView } from './stay-discounts.ts'
import { stayRulesNow, stayTermsView } from './stay-rules.ts'

const mostDays = 400
const changesShown = 30

const stepView = ({ code, season, share, amount }: PriceStep) => ({
  code,
  season: season && { name: season.name, from: season.from, to: season.to },
  share,
  amount,
})

/** Nights share their explanations: a year has a few dozen of them. */
const nightsWithReasons = async (ctx: ReadCtx, home: Home, rates: Rates, from: PlainDate, to: PlainDate) => {
  const stepsOf = priceSteps(rates)
  const places = new Map<string, number>()
  const reasons: ReturnType<typeof stepView>[][] = []
  const nights = (await nightsOfHome(ctx, home.id, from, to)).map(({ date, status, minStay }): PricedNight => {
    const steps = stepsOf(dayNumber(date)).map(stepView)
    const key = canonicalJson(steps)
    const place = places.get(key) ?? reasons.push(steps) - 1
    places.set(key, place)
    return { date, price: steps.at(-1)?.amount ?? 0, status, minStay, reason: place }
  })
  return { nights, reasons }
}

const logView = async (
  ctx: ReadCtx,
  changes: readonly NotedChange[],
  currency: string,
): Promise<LoggedPriceChange[]> => {
  const people = await accountsByIds(
    ctx,
    changes.flatMap(({ by }) => by ?? []),
  )
  const nameOf = (by: number | null): string | null => {
    const account = by === null ? undefined : people.get(by)
    return account ? `${account.firstName} ${account.lastName}`.trim() : null
  }
  return changes.map((change, place) => ({
    id: change.id,
    at: change.at.toISOString(),
    by: nameOf(change.by),
    undoes: change.undoes,
    differences: differencesOf(change.before, change.after, currency),
    confirmed: change.confirmed && { ...change.confirmed, concerns: [...change.confirmed.concerns] },
    canUndo: place === 0 && canWithdraw(change),
  }))
}

const planView = ({ base, weekend, weekendNights, floor, cap }: RatePlan): OwnerRatePlan => ({
  base,
  weekend,
  weekendNights: [...weekendNights],
  floor,
  cap,
})

/** A home's prices as seen by those who manage them. @throws Problem 422 `range_too_long` */
export const ownerPrices = async (ctx: ReadCtx, home: Home, from: PlainDate, to: PlainDate) => {
  if (!isShowable(from, to, dateIn(home.timeZone, ctx.now), mostDays))
    throw new Problem(
      422,
      'range_too_long',
      `Prices are shown for at most ${mostDays} nights, within ten years of today.`,
    )
  const { id, name, townName, timeZone, currency } = home
  const all = (await pricedHomes(ctx, [home], '0001-01-01', '9999-12-31')).get(id)?.prices
  const { nights, reasons } = all ? await nightsWithReasons(ctx, home, all, from, to) : { nights: [], reasons: [] }
  const changes = await changesOf(ctx, id, changesShown)
  return {
    home: { id, name, town: townName, timeZone, today: todayOf(home, ctx.now) },
    currency,
    plan: all ? planView(all.plan) : null,
    takesFirstPrices: takesFirstPrices(home, all?.plan),
    seasons: (all?.seasons ?? []).map(({ id: _, ...season }) => season),
    stays: stayTermsView(await stayRulesNow(ctx, id)),
    discounts: discountsView(all?.discounts ?? []),
    nights,
    reasons,
    changes: await logView(ctx, changes, currency),
    version: changes[0]?.id ?? 0,
  }
}
