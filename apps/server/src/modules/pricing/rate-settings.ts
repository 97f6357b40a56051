import type { HomeDefaultValue, HomeSetting } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { stayRulesOf } from '#modules/availability'
import type { Home, SettingStore, StoredSettings } from '#modules/homes'
import { refuseFaults } from './commands.ts'
import { rateSettingsOf, tierNights, withMinPrice, withTier, withWeekendExtra } from './engine/rate-settings.ts'
import { writeParts } from './owner-changes.ts'
import { pricingOf } from './priced-homes.ts'
import type { ChangedParts, Pricing, StayRules } from './pricing.ts'
import { discountOf, planOf } from './row-mapping.ts'
import { discountsFrom, discountsView } from './stay-discounts.ts'
import { stayRulesFrom, stayRulesNow, stayTermsView } from './stay-rules.ts'
import { db } from './tables.ts'
import { stayFaults } from './validation.ts'

type Values = ReadonlyMap<HomeSetting, HomeDefaultValue>

const valuesOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, StoredSettings>> => {
  if (homes.length === 0) return new Map()
  const ids = homes.map(({ id }) => id)
  const plans = await db(ctx)
    .selectFrom('pricing.rate_plan')
    .selectAll()
    .where('home_id', 'in', ids)
    .where('replaced_at', 'is', null)
    .execute()
  const discounts = await db(ctx)
    .selectFrom('pricing.discount')
    .selectAll()
    .where('home_id', 'in', ids)
    .where('replaced_at', 'is', null)
    .execute()
  const planOfHome = new Map(plans.map((row) => [row.home_id, planOf(row)]))
  const ofHome = Map.groupBy(discounts, ({ home_id }) => home_id)
  const rules = await stayRulesOf(ctx, ids)
  return new Map(
    ids.map((id) => [
      id,
      rateSettingsOf({
        plan: planOfHome.get(id),
        discounts: (ofHome.get(id) ?? []).map(discountOf),
        stays: stayTermsView({ rules: rules.get(id) ?? [], fillGaps: true, preventGaps: false }),
      }),
    ]),
  )
}

const numberIn = (values: Values, setting: HomeSetting): number | undefined => {
  const value = values.get(setting)
  return typeof value === 'number' ? value : undefined
}

const staysWith = (now: StayRules, values: Values): StayRules | undefined => {
  const [minNights, maxNights, days] = [
    numberIn(values, 'min_nights'),
    numberIn(values, 'max_nights'),
    values.get('arrival_days'),
  ]
  if (minNights === undefined && maxNights === undefined && days === undefined) return undefined
  const terms = {
    ...stayTermsView(now),
    ...(minNights !== undefined && { minNights }),
    ...(maxNights !== undefined && { maxNights }),
    ...(Array.isArray(days) && { arriveOn: days.map(Number) }),
  }
  refuseFaults(stayFaults(terms))
  return stayRulesFrom(terms, now.rules)
}

const planWith = (now: Pricing['plan'], values: Values): Pricing['plan'] => {
  const [extra, lowest] = [numberIn(values, 'weekend_extra'), numberIn(values, 'min_price')]
  const plan = extra === undefined ? now : withWeekendExtra(now, extra)
  return lowest === undefined ? plan : withMinPrice(plan, lowest)
}

const discountsWith = (now: Pricing['discounts'], values: Values): Pricing['discounts'] => {
  const view = discountsView(now)
  const lengthOfStay = (['week_discount', 'month_discount'] as const).reduce((tiers, setting) => {
    const share = numberIn(values, setting)
    return share === undefined ? tiers : withTier(tiers, tierNights[setting], share)
  }, view.lengthOfStay)
  return discountsFrom({ ...view, lengthOfStay }, now)
}

const has = (values: Values, ...settings: readonly HomeSetting[]): boolean => settings.some((one) => values.has(one))

/** @throws Problem 422 `invalid_prices` that names the home */
const naming = async (home: Home, write: Promise<unknown>): Promise<void> => {
  try {
    await write
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_prices') throw error
    throw new Problem(
      422,
      'invalid_prices',
      `${home.name}: ${error.message} Leave this home out, or change its prices.`,
    )
  }
}

const put = async (ctx: WriteCtx, home: Home, values: Values): Promise<void> => {
  const { plan, discounts = [] } = await pricingOf(ctx, home)
  const stays = staysWith(await stayRulesNow(ctx, home.id), values)
  const parts: ChangedParts = {
    ...(plan && has(values, 'weekend_extra', 'min_price') && { plan: planWith(plan, values) }),
    ...(plan && has(values, 'week_discount', 'month_discount') && { discounts: discountsWith(discounts, values) }),
    ...(stays && { stays }),
  }
  await writeParts(ctx, home.id, parts, null, { byDefault: true })
}

/** Stores the rate and stay settings that homes take from the company or a group. */
export const rateSettings: SettingStore = {
  valuesOf,
  put: (ctx, home, values) => naming(home, put(ctx, home, values)),
}
