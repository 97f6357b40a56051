import {
  addDays,
  dayNumber,
  type Money,
  type PlainDate,
  type StayTerms,
  type StrategyDocument,
  type StrategySeason,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { refuseOtherSigner } from '#modules/accounts'
import { todayOf } from '#modules/availability'
import { type Home, type HomeEditor, lockHome, settleSteps } from '#modules/homes'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents, weekdayOfDay } from './engine/nightly.ts'
import type { Season } from './engine/rates.ts'
import { pricesWith } from './price-change.ts'
import { changesStrategyAfter, versionOf } from './price-log.ts'
import { pricedHomes } from './priced-homes.ts'
import type { ChangedParts } from './pricing.ts'
import { discountsView } from './stay-discounts.ts'
import { stayRulesNow, stayTermsView } from './stay-rules.ts'
import { strategyText } from './strategy-text.ts'
import { db } from './tables.ts'

/** How many days ahead seasons are confirmed. */
const confirmedDays = 730

/** A season's price for a weeknight and for a weekend night, within floor and cap; without prices of single nights. */
const asks = ({ plan }: HomePrices, season: Season | null, money: (amount: number) => Money) => {
  const from = dayNumber('2001-01-01')
  const always = season && { ...season, from: '2001-01-01', to: '2001-01-08' }
  const rents = nightlyRents({ plan, seasons: always ? [always] : [], nightPrices: [] })
  const of = (weekend: boolean): number => {
    const days = Array.from({ length: 7 }, (_, index) => from + index)
    const day = days.find((one) => plan.weekendNights.includes(weekdayOfDay(one)) === weekend) ?? from
    return rents(day).amount
  }
  return { weeknight: money(of(false)), weekendNight: money(of(true)) }
}

/**
 * The minimum stay for a season's first night, from the terms its owner wrote: that of the shortest season containing
 * it.
 */
const minNightsOn = (terms: StayTerms, night: PlainDate | null): number => {
  if (night === null) return terms.minNights
  const spans = terms.seasons
    .filter(({ from, to }) => from <= night && night < to)
    .sort((a, b) => dayNumber(a.to) - dayNumber(a.from) - (dayNumber(b.to) - dayNumber(b.from)))
  return spans[0]?.minNights ?? terms.minNights
}

/** The stay terms are those of the owner; seasons that end before today are left out. */
const documentOf = (home: Home, prices: HomePrices, terms: StayTerms, today: PlainDate): StrategyDocument => {
  const { plan } = prices
  const money = (amount: number): Money => ({ amount, currency: home.currency })
  const row = (name: string, season: Season | null): StrategySeason => ({
    name,
    from: season?.from ?? null,
    to: season?.to ?? null,
    ...asks(prices, season, money),
    minNights: minNightsOn(terms, season?.from ?? null),
  })
  const ahead = prices.seasons
    .filter(({ from, to }) => to > today && from < addDays(today, confirmedDays))
    .sort((a, b) => a.from.localeCompare(b.from) || a.id - b.id)
  const { lengthOfStay, earlyBird, lastMinute } = discountsView(prices.discounts)
  return {
    currency: home.currency,
    weekendNights: plan.weekendNights.toSorted((a, b) => a - b),
    floor: plan.floor === null ? null : money(plan.floor),
    cap: plan.cap === null ? null : money(plan.cap),
    seasons: [...ahead.map((season) => row(season.name, season)), row('All other nights', null)],
    discounts: [
      ...lengthOfStay.map(({ minNights, share }) => ({ kind: 'length_of_stay' as const, reach: minNights, share })),
      ...earlyBird.map(({ daysAhead, share }) => ({ kind: 'early_bird' as const, reach: daysAhead, share })),
      ...lastMinute.map(({ daysAhead, share }) => ({ kind: 'last_minute' as const, reach: daysAhead, share })),
    ],
  }
}

const read = (home: Home, strategy: StrategyDocument | null) => {
  const text = strategy ? strategyText(home.name, strategy) : ''
  return { strategy, text, textHash: strategy ? sha256(text) : '' }
}

/** A home's pricing with some parts changed, as a document, as the text to be signed, and as its hash. */
export const strategyWith = async (ctx: ReadCtx, home: Home, parts: ChangedParts) => {
  const today = todayOf(home, ctx.now)
  const now = (await pricedHomes(ctx, [home], today, addDays(today, confirmedDays))).get(home.id)?.prices
  const prices = now && pricesWith(now, parts)
  return read(home, prices ? documentOf(home, prices, stayTermsView(await stayRulesNow(ctx, home.id)), today) : null)
}

/** A home's current pricing, the same way. */
export const strategyOf = (ctx: ReadCtx, home: Home) => strategyWith(ctx, home, {})

const confirmationRows = (ctx: ReadCtx, homeId: number) =>
  db(ctx)
    .selectFrom('pricing.confirmation')
    .select(['version', 'signed_name', 'confirmed_at', 'text', 'text_hash', 'price_version'])
    .where('home_id', '=', homeId)
    .orderBy('version', 'desc')

/**
 * Whether a home's prices differ from those last confirmed. As days pass, seasons enter and leave the text, so a
 * different text alone means nothing; prices of single nights are not included.
 */
export const changedSince = async (ctx: ReadCtx, homeId: number, textHash: string): Promise<boolean> => {
  const last = await confirmationRows(ctx, homeId).executeTakeFirst()
  return last !== undefined && last.text_hash !== textHash && changesStrategyAfter(ctx, homeId, last.price_version)
}

/** A home's confirmations, latest first. */
export const confirmationsOf = async (ctx: ReadCtx, homeId: number) => {
  const rows = await confirmationRows(ctx, homeId).execute()
  return rows.map((row) => ({
    version: row.version,
    signedName: row.signed_name,
    at: row.confirmed_at.toISOString(),
    text: row.text,
    textHash: row.text_hash,
  }))
}

/** The person confirming: the account, the name as typed, and where from. */
export type Confirming = HomeEditor & {
  textHash: string
  signedName: string
  address: string
  userAgent: string
}

/**
 * Records an owner's confirmation of the text they read, and settles that setup step.
 * @returns the version
 * @throws Problem 409 `prices_changed` when they read a different text, 409 `not_allowed_now` without prices, 422
 * `name_differs`
 */
export const confirmStrategy = async (ctx: WriteCtx, homeId: number, who: Confirming): Promise<number> => {
  const home = await lockHome(ctx, homeId)
  const { strategy, text, textHash } = await strategyOf(ctx, home)
  if (!strategy) throw new Problem(409, 'not_allowed_now', 'This home has no prices yet.')
  if (textHash !== who.textHash)
    throw new Problem(
      409,
      'prices_changed',
      'Someone changed these prices after you opened them. Reload and try again.',
    )
  await refuseOtherSigner(ctx, who.accountId, who.signedName)
  const [last] = await confirmationsOf(ctx, homeId)
  const version = (last?.version ?? 0) + 1
  await db(ctx)
    .insertInto('pricing.confirmation')
    .values({
      home_id: homeId,
      version,
      document: JSON.stringify(strategy),
      text,
      text_hash: textHash,
      price_version: await versionOf(ctx, homeId),
      signed_name: who.signedName,
      confirmed_at: ctx.now,
      confirmed_by: who.accountId,
      address: who.address,
      user_agent: who.userAgent.slice(0, 400),
    })
    .execute()
  await settleSteps(ctx, homeId, [{ step: 'confirm-strategy', state: 'done' }], {
    as: who.as,
    accountId: who.accountId,
  })
  return version
}
