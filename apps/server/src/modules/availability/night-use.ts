import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** A home whose nights are counted: from `since` on, or only from its first hold to its last. */
export type CountedHome = { id: number; since: PlainDate | null; inService: boolean }

/** A home's nights in a month by what keeps them from being sold; `closed` are repairs, closures, and turnovers. */
export type NightUseCount = {
  homeId: number
  month: PlainDate
  nights: number
  owner: number
  elsewhere: number
  closed: number
}

/**
 * Counts homes' nights in `[from, to)` by month. A hold on the home itself takes precedence over its preparation, as in
 * `usesOf` of the bookings. A home in service counts from the day it was published, or from its first hold if that is
 * earlier; any other home from its first hold to its last.
 */
export const countNightUse = async (
  ctx: ReadCtx,
  homes: readonly CountedHome[],
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<NightUseCount[]> => {
  if (homes.length === 0) return []
  // A home in service since before the window counts in all of it: only for others are all its claims looked through.
  const unsure = homes.filter(({ inService, since }) => !inService || since === null || since > from)
  const { rows } = await sql<NightUseCount>`
    with home as (
      select id, since, in_service from unnest(
        ${homes.map(({ id }) => id)}::bigint[],
        ${homes.map(({ since }) => since)}::date[],
        ${homes.map(({ inService }) => inService)}::boolean[]
      ) as home (id, since, in_service)
    ), edge as (
      select home_id, min(lower(during)) as first, max(upper(during)) as last
      from availability.hold
      where blocking and source_id is null and home_id = any(${unsure.map(({ id }) => id)}::bigint[])
      group by home_id
    ), counted as (
      select home.id, daterange(${from}::date, ${to}::date) * case
        when in_service then daterange(least(since, first), null)
        when first is null then 'empty'::daterange
        else daterange(first, last)
      end as during
      from home left join edge on edge.home_id = home.id
    ), claimed as (
      select home_id,
        coalesce(range_agg(during) filter (where source_id is null and kind = 'blocked' and block_kind = 'owner_stay'), '{}')
          as owner,
        coalesce(range_agg(during) filter (where source_id is null and kind = 'externalblock'), '{}') as elsewhere,
        coalesce(range_agg(during) filter (where source_id is null and kind in ('booked', 'requested')), '{}') as stays,
        coalesce(range_agg(coalesce(prepared, during)) filter (where kind not in ('requested', 'checkout')), '{}') as all_claims
      from availability.hold
      where blocking and home_id = any(${homes.map(({ id }) => id)}::bigint[])
        and (expires_at is null or greatest(expires_at, paying_until) > ${ctx.now})
        and coalesce(prepared, during) && daterange(${from}::date, ${to}::date)
      group by home_id
    ), month as (
      select month::date, daterange(month::date, (month + interval '1 month')::date) as during
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp - interval '1 day', interval '1 month') as month
    )
    select counted.id as "homeId", month.month,
      upper(window_nights) - lower(window_nights) as nights,
      availability.night_count(owner, window_nights) as owner,
      availability.night_count(elsewhere - owner, window_nights) as elsewhere,
      availability.night_count(all_claims - stays - owner - elsewhere, window_nights) as closed
    from counted
    cross join month
    cross join lateral (select counted.during * month.during as window_nights) as own
    left join claimed on claimed.home_id = counted.id
    where not isempty(window_nights)
    order by counted.id, month.month`.execute(db(ctx))
  return rows
}
