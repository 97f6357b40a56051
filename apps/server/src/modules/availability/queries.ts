import { addDays, type PlainDate } from '@porchlight/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { Hold } from './engine/holds.ts'
import { hasLapsed, longestPreparation } from './expire-holds.ts'
import { type AvailabilityTables, db } from './tables.ts'

type HoldExpression = ExpressionBuilder<AvailabilityTables, 'availability.hold'>

const selectHolds = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('availability.hold')
    .select([
      'id',
      'home_id as homeId',
      'kind',
      'block_kind as blockKind',
      sql<PlainDate>`lower(during)`.as('arrive'),
      sql<PlainDate>`upper(during)`.as('depart'),
      sql<PlainDate>`upper(coalesce(prepared, during))`.as('readyOn'),
      sql<boolean>`prepared is not null`.as('prepared'),
      'expires_at as expiresAt',
      'paying_until as payingUntil',
      'booking_id as bookingId',
      'source_id as sourceId',
      'feed_event_id as feedEventId',
      'label',
      'who',
      'why',
      'created_at as createdAt',
    ])

const stands = (ctx: ReadCtx) => (hold: HoldExpression) =>
  hold.or([hold('expires_at', 'is', null), hold.not(hasLapsed(ctx)(hold))])

/**
 * The active holds on nights of `[from, to)` or on the preparation around them, by home and arrival. Each branch has
 * its own index.
 */
export async function holdsOf(
  ctx: ReadCtx,
  homeIds: readonly number[],
  from: PlainDate,
  to: PlainDate,
): Promise<Hold[]> {
  const near = sql<boolean>`home_id = any(${[...homeIds]}::bigint[]) and during && daterange(
    ${addDays(from, -longestPreparation)}::date, ${addDays(to, longestPreparation)}::date)`
  const own = selectHolds(ctx)
    .where('blocking', '=', true)
    .where('source_id', 'is', null)
    .where(near)
    .where(stands(ctx))
  const derived = selectHolds(ctx)
    .where('blocking', '=', true)
    .where('linked', '=', true)
    .where('source_id', 'is not', null)
    .where(near)
    .where(stands(ctx))
  const opened = selectHolds(ctx).where('kind', '=', 'opened').where('released_at', 'is', null).where(near)
  const holds = await own.unionAll(derived).unionAll(opened).execute()
  return holds.sort((a, b) => a.homeId - b.homeId || a.arrive.localeCompare(b.arrive) || a.id - b.id)
}

/** An active hold. @returns undefined if it was released, has expired, or never existed */
export const holdById = async (ctx: ReadCtx, holdId: number): Promise<Hold | undefined> =>
  selectHolds(ctx).where('id', '=', holdId).where('released_at', 'is', null).where(stands(ctx)).executeTakeFirst()
