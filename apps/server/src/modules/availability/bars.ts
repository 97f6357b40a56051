import type { CalendarBar, PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Hold, statusOf } from './engine/holds.ts'
import { holdsOf } from './queries.ts'

/** A claim on the owner's calendar: what, who, since when and why. */
export const barOf = (hold: Hold): CalendarBar => {
  const mayLift = hold.kind === 'blocked' && hold.sourceId === null
  return {
    id: hold.id,
    kind: statusOf(hold.kind),
    from: hold.arrive,
    to: hold.depart,
    label: hold.label,
    who: hold.who,
    why: hold.why,
    since: hold.createdAt.toISOString(),
    bookingId: hold.bookingId,
    blockId: mayLift ? hold.id : null,
    blockKind: hold.blockKind,
    allowedActions: mayLift ? ['unblock'] : [],
  }
}

/** The nights of preparation behind a claim (R6). */
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
  allowedActions: [],
})

const isInside = (bar: CalendarBar, from: PlainDate, to: PlainDate): boolean => bar.from < to && from < bar.to

/** The claims on nights of `[from, to)` and the preparation behind them, by first night. */
export async function barsOf(ctx: ReadCtx, homeId: number, from: PlainDate, to: PlainDate): Promise<CalendarBar[]> {
  const holds = await holdsOf(ctx, [homeId], from, to)
  const bars = holds.flatMap((hold) => (hold.readyOn > hold.depart ? [barOf(hold), turnoverOf(hold)] : [barOf(hold)]))
  return bars.filter((bar) => isInside(bar, from, to)).sort((a, b) => a.from.localeCompare(b.from))
}
