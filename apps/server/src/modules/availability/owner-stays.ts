import { dateIn, type OwnerStayRules, type PlainDate, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockHome } from '#modules/homes'
import { ownerStayFaults, yearsOf } from './engine/owner-stays.ts'
import { db } from './tables.ts'

const noRules: OwnerStayRules = { nightsPerYear: null, noticeDays: 0, closed: [] }

/** How owners may stay in a home themselves (R52). */
export const ownerStayRulesOf = async (ctx: ReadCtx, homeId: number): Promise<OwnerStayRules> => {
  const row = await db(ctx)
    .selectFrom('availability.owner_stay_rules')
    .select(['nights_per_year as nightsPerYear', 'notice_days as noticeDays', 'closed'])
    .where('home_id', '=', homeId)
    .executeTakeFirst()
  return row ?? noRules
}

/** Saves the rules; nights owners already hold stay theirs. @throws Problem 404 */
export const setOwnerStayRules = async (
  ctx: WriteCtx,
  homeId: number,
  { nightsPerYear, noticeDays, closed }: OwnerStayRules,
  by: number,
): Promise<void> => {
  await lockHome(ctx, homeId)
  const rules = {
    nights_per_year: nightsPerYear,
    notice_days: noticeDays,
    closed: JSON.stringify(closed),
    changed_at: ctx.now,
    changed_by: by,
  }
  await db(ctx)
    .insertInto('availability.owner_stay_rules')
    .values({ home_id: homeId, ...rules })
    .onConflict((conflict) => conflict.column('home_id').doUpdateSet(rules))
    .execute()
}

/** Nights of a calendar year that a home’s owners hold for owner stays, all owners together (R52). */
export const ownerNightsIn = async (ctx: ReadCtx, homeId: number, year: number): Promise<number> => {
  const { rows } = await sql<{ nights: number }>`
    select coalesce(sum(upper(span) - lower(span)), 0)::int as nights
    from (
      select during * daterange(make_date(${year}::int, 1, 1), make_date(${year}::int + 1, 1, 1)) as span
      from availability.hold
      where home_id = ${homeId} and block_kind = 'owner_stay' and blocking and source_id is null
    ) kept where not isempty(span)`.execute(db(ctx))
  return rows[0]?.nights ?? 0
}

/**
 * Holds an owner to the agreed rules. The home is locked, so that two owners can't take the last nights of a year
 * twice.
 * @throws Problem 404, 422 `owner_stay_refused` with every rule that the stay breaks
 */
export const refuseOwnerStay = async (ctx: WriteCtx, homeId: number, stay: Stay): Promise<void> => {
  const { timeZone } = await lockHome(ctx, homeId)
  const today: PlainDate = dateIn(timeZone, ctx.now)
  // Past nights are rejected as such, whatever they are requested for.
  if (stay.arrive < today) return
  const taken = new Map<number, number>()
  for (const year of yearsOf(stay)) taken.set(year, await ownerNightsIn(ctx, homeId, year))
  const faults = ownerStayFaults(stay, await ownerStayRulesOf(ctx, homeId), today, (year) => taken.get(year) ?? 0)
  if (faults.length > 0)
    throw new Problem(422, 'owner_stay_refused', 'This stay isn’t allowed by the owner’s agreement for this home.', {
      faults,
    })
}
