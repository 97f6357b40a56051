import { type DecidedFee, dateIn, type PlainDate } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { type DefaultFee, type FeeRules, inheritedFees, type OwnFee } from './engine/default-fees.ts'
import { feeOf } from './row-mapping.ts'
import { db, type FeeTable } from './tables.ts'

const inForce = (at: Date | undefined) =>
  at ? sql<boolean>`(created_at <= ${at} and coalesce(replaced_at > ${at}, true))` : sql<boolean>`replaced_at is null`

const defaultFeeOf = (row: Selectable<FeeTable>): DefaultFee => ({
  ...feeOf(row),
  series: row.series as number,
  currency: row.currency,
  from: row.from_date,
  to: row.to_date,
})

/** Every version of the company's fees that stands now, or stood at an instant. */
export const defaultFees = async (ctx: ReadCtx, at?: Date): Promise<DefaultFee[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee')
    .selectAll()
    .where('home_id', 'is', null)
    .where(inForce(at))
    .orderBy('series')
    .orderBy('from_date', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map(defaultFeeOf)
}

/** What homes decided on the company's fees. */
export type HomeFeeDecisions = { excluded: Map<number, Set<number>>; without: Map<number, Set<DecidedFee>> }

export const homeFeeDecisions = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  at?: Date,
): Promise<HomeFeeDecisions> => {
  if (homeIds.length === 0) return { excluded: new Map(), without: new Map() }
  const exclusions = await db(ctx)
    .selectFrom('pricing.fee_exclusion')
    .select(['home_id', 'series'])
    .where(sql<boolean>`home_id = any(${[...homeIds]}::bigint[])`)
    .where(inForce(at))
    .execute()
  const left = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['home_id', 'fee'])
    .where(sql<boolean>`home_id = any(${[...homeIds]}::bigint[])`)
    .where('kind', '=', 'none')
    .where(inForce(at))
    .execute()
  const grouped = <Row extends { home_id: number | null }, Value>(rows: readonly Row[], value: (row: Row) => Value) =>
    new Map([...Map.groupBy(rows, (row) => row.home_id as number)].map(([id, own]) => [id, new Set(own.map(value))]))
  return { excluded: grouped(exclusions, ({ series }) => series), without: grouped(left, ({ fee }) => fee) }
}

type Known = { defaults: readonly DefaultFee[]; decisions: HomeFeeDecisions; now: Date; day?: PlainDate | undefined }

/** The rules by which a home charges its own fees and the company's. */
export const feeRulesOf = (home: Home, own: readonly OwnFee[], { defaults, decisions, now, day }: Known): FeeRules => ({
  own,
  defaults,
  excluded: decisions.excluded.get(home.id) ?? new Set(),
  without: decisions.without.get(home.id) ?? new Set(),
  currency: home.currency,
  day: day ?? dateIn(home.timeZone, now),
})

/** All fees that a home charges: its own, and the company's that it inherits. */
export const chargedFees = (rules: FeeRules) => [...rules.own, ...inheritedFees(rules)]
