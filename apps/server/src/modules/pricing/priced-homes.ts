import type { Layer, PlainDate } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { depositDefaults } from './default-deposits.ts'
import { chargedFees, feeRulesOf, inheritanceOf } from './default-fees.ts'
import { policyPresets } from './engine/policy.ts'
import { type HomeTerms, halfAndHalf } from './engine/stay-terms.ts'
import { feesInForce } from './fees-in-force.ts'
import type { PricedHome, Pricing, TaxArea } from './pricing.ts'
import { discountOf, feeOf, nightPriceOf, planOf, seasonOf, taxOf } from './row-mapping.ts'
import {
  type DiscountTable,
  db,
  type FeeTable,
  type NightPriceTable,
  type RatePlanTable,
  type SeasonTable,
  type TaxTable,
} from './tables.ts'
import { taxAreasOf } from './tax-areas.ts'

/** Default terms: half is paid at booking, half thirty days before, with the firm cancellation policy. */
export const usualTerms: HomeTerms = { policy: policyPresets.firm, schedule: halfAndHalf }

type Found = {
  home_id: number
  plan: Selectable<RatePlanTable>
  seasons: Selectable<SeasonTable>[]
  night_prices: Selectable<NightPriceTable>[]
  discounts: Selectable<DiscountTable>[]
  fees: Selectable<FeeTable>[]
  terms: HomeTerms | null
  /** Series of taxes that the home does not charge. */
  exempt: number[]
}

/** Rows of a table that are valid now, or were valid at an instant. */
export const inForce = (table: string, at: Date | undefined) =>
  at
    ? sql<boolean>`(${sql.ref(`${table}.created_at`)} <= ${at} and coalesce(${sql.ref(`${table}.replaced_at`)} > ${at}, true))`
    : sql<boolean>`${sql.ref(`${table}.replaced_at`)} is null`

// One statement for any number of homes, so that a page of search results costs as much as one quote.
const findPrices = (homeIds: readonly number[], from: PlainDate, to: PlainDate, at?: Date) => sql<Found>`
  select plan.home_id, to_jsonb(plan) as plan,
    (select coalesce(jsonb_agg(to_jsonb(season) order by season.id), '[]') from pricing.season
     where season.home_id = plan.home_id and ${inForce('season', at)}
       and season.from_date < ${to}::date and season.to_date > ${from}::date) as seasons,
    (select coalesce(jsonb_agg(to_jsonb(price)), '[]') from pricing.night_price price
     where price.home_id = plan.home_id and ${inForce('price', at)}
       and price.night >= ${from}::date and price.night < ${to}::date) as night_prices,
    (select coalesce(jsonb_agg(to_jsonb(discount) order by discount.id), '[]') from pricing.discount
     where discount.home_id = plan.home_id and ${inForce('discount', at)}) as discounts,
    (select coalesce(jsonb_agg(to_jsonb(fee) order by fee.position, fee.id), '[]') from pricing.fee
     where fee.home_id = plan.home_id and ${inForce('fee', at)}) as fees,
    (select jsonb_build_object('policy', terms.policy, 'schedule', terms.schedule) from pricing.terms
     where terms.home_id = plan.home_id and ${inForce('terms', at)}) as terms,
    (select coalesce(jsonb_agg(exemption.series), '[]') from pricing.tax_exemption exemption
     where exemption.home_id = plan.home_id and ${inForce('exemption', at)}) as exempt
  from pricing.rate_plan plan
  where ${inForce('plan', at)} and plan.home_id = any(${[...homeIds]}::bigint[])`

type TaxRow = Selectable<TaxTable>
type Taxed = { rows: TaxRow[]; areasOf: (home: Home) => TaxArea[] }

const taxesIn = async (ctx: ReadCtx, homes: readonly Home[], at?: Date): Promise<Taxed> => {
  const areasOf = await taxAreasOf(ctx, homes, at)
  const rows = await db(ctx)
    .selectFrom('pricing.tax')
    .$if(!at, (query) => query.modifyFront(fromMemory))
    .selectAll()
    .where(inForce('tax', at))
    .where(
      sql<boolean>`area = any(${[...new Set(homes.flatMap((home) => areasOf(home).map(({ area }) => area)))]}::text[])`,
    )
    .orderBy('id')
    .execute()
  return { rows, areasOf }
}

/** The taxes of a home, its areas, and its groups; a fixed amount in another currency can't be charged there. */
const taxesOf = (home: Home, { rows, areasOf }: Taxed, exempt: readonly number[]) => {
  const areas = new Set(areasOf(home).map(({ kind, area }) => `${kind} ${area}`))
  return rows
    .filter(
      ({ area_kind, area, currency, series }) =>
        areas.has(`${area_kind} ${area}`) &&
        (currency === null || currency === home.currency) &&
        !exempt.includes(series),
    )
    .map(taxOf)
}

/**
 * The prices of these homes for nights `[from, to)`, with taxes and terms, by home id; homes without prices are left
 * out.
 * @param at the instant whose prices to use, if not now
 * @param feesOn the booking day whose fees to use, if not that of the instant
 */
export const pricedHomes = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
  at?: Date,
  feesOn?: PlainDate,
): Promise<Map<number, PricedHome>> => {
  if (homes.length === 0) return new Map()
  const ids = homes.map((home) => home.id)
  const { rows } = await findPrices(ids, from, to, at).execute(db(ctx))
  const taxes = await taxesIn(ctx, homes, at)
  const known = { inheritance: await inheritanceOf(ctx, homes, at), now: at ?? ctx.now, day: feesOn }
  const follows = rows.some(({ plan }) => plan.deposit_inherits)
  const deposits = follows ? await depositDefaults(ctx, homes, at) : new Map<number, Layer<number>>()
  const byId = new Map(homes.map((home) => [home.id, home]))
  return new Map(
    rows.flatMap((row) => {
      const home = byId.get(row.home_id)
      if (!home) return []
      const fees = chargedFees(feeRulesOf(home, row.fees.map(feeOf), known))
      const priced = pricedHomeOf(row, fees, taxesOf(home, taxes, row.exempt))
      const { plan } = priced.prices
      if (!plan.depositInherits) return [[home.id, priced]]
      const deposit = deposits.get(home.id)?.value ?? 0
      return [[home.id, { ...priced, prices: { ...priced.prices, plan: { ...plan, deposit } } }]]
    }),
  )
}

const withoutId = <T extends { id: number }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest

/** A home's current prices in the form they can be set again; empty without a rate plan. */
export const pricingOf = async (ctx: ReadCtx, home: Home): Promise<Partial<Pricing>> => {
  const priced = (await pricedHomes(ctx, [home], '0001-01-01', '9999-12-31')).get(home.id)
  if (!priced) return {}
  const { plan, seasons, discounts } = priced.prices
  const fees = await feesInForce(ctx, home.id)
  return {
    plan,
    seasons: seasons.map(withoutId),
    discounts: discounts.map(withoutId),
    fees: fees.map(withoutId),
    terms: priced.terms,
  }
}

const pricedHomeOf = (
  row: Found,
  fees: PricedHome['prices']['fees'],
  taxes: PricedHome['prices']['taxes'],
): PricedHome => ({
  prices: {
    plan: planOf(row.plan),
    seasons: row.seasons.map(seasonOf),
    nightPrices: row.night_prices.map(nightPriceOf),
    discounts: row.discounts.map(discountOf),
    fees,
    taxes,
  },
  terms: row.terms ?? usualTerms,
})
