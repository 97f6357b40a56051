import { dateIn, type PlainDate } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import { groupsOfHomes, type Home, type HomeGroups } from '#modules/homes'
import { type DefaultFee, type FeeRules, inheritedFees, type LeftOut, type OwnFee } from './engine/default-fees.ts'
import { feeOf } from './row-mapping.ts'
import { db, type FeeTable } from './tables.ts'

const inForce = (at: Date | undefined) =>
  at ? sql<boolean>`(created_at <= ${at} and coalesce(replaced_at > ${at}, true))` : sql<boolean>`replaced_at is null`

const defaultFeeOf = (row: Selectable<FeeTable>): DefaultFee => ({
  ...feeOf(row),
  series: row.series as number,
  group: row.group_id,
  currency: row.currency,
  from: row.from_date,
  to: row.to_date,
})

/** Every version of company and group fees, current or as of an instant. */
export const defaultFees = async (ctx: ReadCtx, at?: Date): Promise<DefaultFee[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee')
    .$if(!at, (query) => query.modifyFront(fromMemory))
    .selectAll()
    .where('home_id', 'is', null)
    .where(inForce(at))
    .orderBy('series')
    .orderBy('from_date', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map(defaultFeeOf)
}

const nothing: LeftOut = { excluded: new Set(), without: new Set() }

/** Decisions by homes and groups about defaults, by id. */
type Decisions = Record<'homes' | 'groups', ReadonlyMap<number, LeftOut>>

type Decided = { home_id: number | null; group_id: number | null }

const byOwner = <Row extends Decided>(
  rows: readonly Row[],
  whose: 'home_id' | 'group_id',
): ReadonlyMap<number | null, Row[]> =>
  Map.groupBy(
    rows.filter((row) => row[whose] !== null),
    (row) => row[whose],
  )

const decisionsOn = async (ctx: ReadCtx, homeIds: readonly number[], at?: Date): Promise<Decisions> => {
  const concerned = sql<boolean>`(home_id = any(${[...homeIds]}::bigint[]) or group_id is not null)`
  const exclusions = await db(ctx)
    .selectFrom('pricing.fee_exclusion')
    .select(['home_id', 'group_id', 'series'])
    .where(concerned)
    .where(inForce(at))
    .execute()
  const without = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['home_id', 'group_id', 'fee'])
    .where(concerned)
    .where('kind', '=', 'none')
    .where(inForce(at))
    .execute()
  const leftOut = (whose: 'home_id' | 'group_id'): ReadonlyMap<number, LeftOut> => {
    const [excluded, decided] = [byOwner(exclusions, whose), byOwner(without, whose)]
    const ids = [...excluded.keys(), ...decided.keys()].filter((id) => id !== null)
    return new Map(
      ids.map((id) => [
        id,
        {
          excluded: new Set(excluded.get(id)?.map(({ series }) => series)),
          without: new Set(decided.get(id)?.map(({ fee }) => fee)),
        },
      ]),
    )
  }
  return { homes: leftOut('home_id'), groups: leftOut('group_id') }
}

/** Everything that determines which fees homes inherit. */
export type Inheritance = { defaults: readonly DefaultFee[]; decisions: Decisions; groups: HomeGroups }

/** @param at the instant to look up, if not now */
export const inheritanceOf = async (ctx: ReadCtx, homes: readonly Home[], at?: Date): Promise<Inheritance> => {
  const defaults = await defaultFees(ctx, at)
  if (defaults.length === 0 || homes.length === 0)
    return { defaults, decisions: { homes: new Map(), groups: new Map() }, groups: new Map() }
  const decisions = await decisionsOn(
    ctx,
    homes.map(({ id }) => id),
    at,
  )
  const isGrouped = defaults.some(({ group }) => group !== null) || decisions.groups.size > 0
  return { defaults, decisions, groups: isGrouped ? await groupsOfHomes(ctx, homes, at) : new Map() }
}

type Known = { inheritance: Inheritance; now: Date; day?: PlainDate | undefined }

/** The rules by which a home charges its own and inherited fees. */
export const feeRulesOf = (
  home: Home,
  own: readonly OwnFee[],
  { inheritance: { defaults, decisions, groups }, now, day }: Known,
): FeeRules => ({
  own,
  defaults,
  ...(decisions.homes.get(home.id) ?? nothing),
  groups: (groups.get(home.id) ?? []).map((source) => ({ ...(decisions.groups.get(source.id) ?? nothing), source })),
  currency: home.currency,
  day: day ?? dateIn(home.timeZone, now),
})

/** All fees a home charges: its own, and inherited ones. */
export const chargedFees = (rules: FeeRules) => [...rules.own, ...inheritedFees(rules)]
