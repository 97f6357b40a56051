import { sql } from 'kysely'
import type { WriteCtx } from '#kernel/work'
import type { Claim } from './claim.ts'
import { type BlockKind, type HoldKind, keepsOut, needsPreparation } from './engine/holds.ts'
import { db } from './tables.ts'

// The only two inserts into the table of holds. Both end in `on conflict do nothing`: unavailable nights return no row.
// An insert that raised the violation instead would make callers competing for a home block each other.

const daterange = (from: string, to: string) => sql<string>`daterange(${from}::date, ${to}::date)`

/** Where the next hold on the home begins. */
const nextArrival = ({ homeId, stay }: Claim) => sql<string | null>`(
  select min(lower(next.during)) from availability.hold next
  where next.home_id = ${homeId} and next.blocking and lower(next.during) >= ${stay.depart}::date)`

/** The nights with the preparation after them; null if the homes need none (R6). Linked homes use the longest. */
const preparedNights = (claim: Claim, homeIds: readonly number[]) => sql<string | null>`(
  select daterange(${claim.stay.arrive}::date,
    least(${claim.stay.depart}::date + max(preparation_nights), ${claim.squeezed ? nextArrival(claim) : null}::date))
  from availability.home_calendar where home_id in (${sql.join(homeIds)}) having max(preparation_nights) > 0)`

type Shape = { kind: HoldKind; blockKind: BlockKind | null; prepared: boolean }

const shapeOf = ({ kind, blockKind = 'closed', prepared }: Claim): Shape => {
  const block = kind === 'blocked' ? blockKind : null
  return { kind, blockKind: block, prepared: prepared !== false && needsPreparation(kind, block) }
}

/** Shortens the preparation of holds that would extend into this stay, on linked homes too. */
export const makeRoom = (ctx: WriteCtx, { homeId, stay }: Claim) =>
  sql`
    update availability.hold hold
    set prepared = daterange(lower(hold.during), greatest(upper(hold.during), ${stay.arrive}::date))
    where hold.blocking and hold.prepared && ${daterange(stay.arrive, stay.depart)}
      and coalesce(hold.source_id, hold.id) in (
        select coalesce(near.source_id, near.id) from availability.hold near
        where near.home_id = ${homeId} and near.blocking and near.prepared && ${daterange(stay.arrive, stay.depart)}
          and upper(near.during) <= ${stay.arrive}::date)`.execute(db(ctx))

/** Places a hold on its own home. @returns the hold's id, or null if any night is unavailable */
export async function insertClaim(ctx: WriteCtx, claim: Claim, relatives: readonly number[]): Promise<number | null> {
  const shape = shapeOf(claim)
  const made = await db(ctx)
    .insertInto('availability.hold')
    .values({
      home_id: claim.homeId,
      during: daterange(claim.stay.arrive, claim.stay.depart),
      prepared: shape.prepared ? preparedNights(claim, [claim.homeId, ...relatives]) : null,
      kind: shape.kind,
      block_kind: shape.blockKind,
      blocking: keepsOut(shape.kind),
      expires_at: claim.expiresAt ?? null,
      paying_until: null,
      booking_id: claim.bookingId ?? null,
      source_id: null,
      linked: relatives.length > 0,
      feed_event_id: claim.feedEventId ?? null,
      label: claim.label ?? '',
      who: claim.who ?? '',
      why: claim.why ?? '',
      created_at: ctx.now,
      released_at: null,
      released_why: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/**
 * Blocks the homes that share rooms with a held one: the same nights, the same expiry, nothing about who is there (R5).
 * Only holds on a home itself are passed on, never derived ones, so no hold can return to its origin.
 * @returns how many holds were created; fewer than requested if some home's nights are unavailable
 */
export async function insertDerived(
  ctx: WriteCtx,
  sourceIds: readonly number[],
  homeIds: readonly number[],
): Promise<number> {
  const made = await sql`
    insert into availability.hold
      (home_id, during, prepared, kind, block_kind, blocking, expires_at, paying_until, source_id, linked,
       label, who, why, created_at)
    select home.id, own.during, own.prepared, 'blocked', 'closed', true, own.expires_at, own.paying_until, own.id, true,
       '', '', 'linked', own.created_at
    from availability.hold own cross join unnest(${[...homeIds]}::bigint[]) as home (id)
    where own.id = any(${[...sourceIds]}::bigint[]) and own.source_id is null and own.blocking and home.id <> own.home_id
      and not exists (select from availability.hold known
                      where known.source_id = own.id and known.home_id = home.id and known.blocking)
    order by home.id, own.id
    on conflict do nothing`.execute(db(ctx))
  return Number(made.numAffectedRows ?? 0)
}
