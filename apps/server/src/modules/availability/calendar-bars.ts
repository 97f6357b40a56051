import type { CalendarBar, PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { type Hold, statusOf } from './engine/holds.ts'
import { holdsOf } from './queries.ts'
import { db } from './tables.ts'

/** A hold as a bar on the owner's calendar: what, who, since when, and why. */
export const barOf = (hold: Hold): CalendarBar => {
  const mayLift = hold.kind === 'blocked' && hold.sourceId === null
  return {
    id: hold.id,
    kind: statusOf(hold.kind),
    from: hold.arrive,
    to: hold.depart,
    label: hold.label,
    who: hold.who,
    why: hold.sourceId === null ? hold.why : '',
    since: hold.createdAt.toISOString(),
    bookingId: hold.bookingId,
    blockId: mayLift ? hold.id : null,
    blockKind: hold.blockKind,
    linkedHome: null,
    allowedActions: mayLift ? ['unblock'] : [],
  }
}

/** The preparation nights after a hold (R6). */
const turnoverOf = (hold: Hold): CalendarBar => ({
  ...barOf(hold),
  kind: 'turnover',
  from: hold.depart,
  to: hold.readyOn,
  label: '',
  who: '',
  why: 'preparation',
  bookingId: null,
  blockId: null,
  blockKind: null,
  linkedHome: null,
  allowedActions: [],
})

const isInside = (bar: CalendarBar, from: PlainDate, to: PlainDate): boolean => bar.from < to && from < bar.to

const byFirstNight = (a: CalendarBar, b: CalendarBar): number => a.from.localeCompare(b.from)

/** The names of the homes these derived holds follow, by the hold they were derived from (R5). */
const namesBehind = async (ctx: ReadCtx, holds: readonly Hold[]): Promise<Map<number, string>> => {
  const sources = holds.flatMap(({ sourceId }) => sourceId ?? [])
  if (sources.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('availability.hold')
    .select(['id', 'home_id as homeId'])
    .where('id', 'in', sources)
    .execute()
  const names = new Map(
    (await homesByIds(ctx, [...new Set(rows.map(({ homeId }) => homeId))])).map((home) => [home.id, home.name]),
  )
  return new Map(rows.map(({ id, homeId }) => [id, names.get(homeId) ?? '']))
}

/**
 * The holds on nights of `[from, to)` in these homes and the preparation after them, sorted by first night within each
 * home.
 */
export async function barsOfHomes(
  ctx: ReadCtx,
  homeIds: readonly number[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<number, CalendarBar[]>> {
  const holds = await holdsOf(ctx, homeIds, from, to)
  const names = await namesBehind(ctx, holds)
  const barsOfHold = (hold: Hold): CalendarBar[] => {
    const bar = { ...barOf(hold), linkedHome: hold.sourceId === null ? null : (names.get(hold.sourceId) ?? null) }
    return hold.readyOn > hold.depart ? [bar, turnoverOf(hold)] : [bar]
  }
  const held = Map.groupBy(holds, ({ homeId }) => homeId)
  return new Map(
    homeIds.map((id) => [
      id,
      (held.get(id) ?? [])
        .flatMap(barsOfHold)
        .filter((bar) => isInside(bar, from, to))
        .sort(byFirstNight),
    ]),
  )
}
