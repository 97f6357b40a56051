import { addDays, instantAt, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Hold, holdsOf, todayOf } from '#modules/availability'
import { type Booking, bookingsByIds } from '#modules/bookings'
import { type Home, lockHome } from '#modules/homes'
import type { VendorRow } from '#modules/vendors'
import { emailChanged, emailUninsured } from './emails.ts'
import { vendorRemoved } from './events.ts'
import { insertJob, type JobRow, turnoversFrom, updateJob } from './job-queries.ts'
import {
  type FollowStep,
  followSteps,
  type KnownTurnover,
  type OccupiedStay,
  type Turnover,
  turnoversOf,
} from './rules.ts'
import { uninsuredVendor, workDay } from './vendor-policy.ts'

/** How many days back and ahead turnovers follow their stays. */
const behind = 3
const ahead = 800

const isStay = ({ kind, blockKind, sourceId }: Hold): boolean =>
  sourceId === null &&
  (kind === 'booked' || kind === 'externalblock' || (kind === 'blocked' && blockKind === 'owner_stay'))

/** A booking keeps the hours of its price; everyone else has the home's. */
const stayOf = (hold: Hold, home: Home, booking: Booking | undefined): OccupiedStay => {
  const { arrive, depart } = hold
  const own = { bookingId: hold.bookingId ?? 0 }
  return {
    arrive,
    depart,
    comesAt: booking?.checkInAt ?? instantAt(home.timeZone, arrive, home.checkInTime),
    leavesAt: booking?.checkOutAt ?? instantAt(home.timeZone, depart, home.checkOutTime),
    of: hold.kind === 'externalblock' ? null : hold.kind === 'booked' ? own : { holdId: hold.id },
  }
}

const staysOf = async (ctx: ReadCtx, home: Home, from: PlainDate): Promise<OccupiedStay[]> => {
  const holds = (await holdsOf(ctx, [home.id], from, addDays(from, ahead))).filter(isStay)
  const bookings = await bookingsByIds(
    ctx,
    holds.flatMap(({ bookingId }) => bookingId ?? []),
  )
  return holds
    .filter((hold) => hold.kind !== 'booked' || bookings.has(hold.bookingId ?? 0))
    .map((hold) => stayOf(hold, home, bookings.get(hold.bookingId ?? 0)))
}

const known = (row: JobRow): KnownTurnover => ({
  id: row.id,
  state: row.state,
  bookingId: row.booking_id,
  holdId: row.hold_id,
  day: row.day,
  opensAt: row.opens_at ?? new Date(0),
  dueAt: row.due_at,
  sameDay: row.same_day,
})

const columnsOf = ({ bookingId, holdId, day, opensAt, dueAt, sameDay }: Turnover) => ({
  booking_id: bookingId,
  hold_id: holdId,
  day,
  opens_at: opensAt,
  due_at: dueAt,
  same_day: sameDay,
})

/** Unassigns a vendor whose insurance expires before the job's new day, and notifies the vendor and the team. */
const unassign = async (
  app: App,
  ctx: WriteCtx,
  job: JobRow,
  { home, vendor }: { home: Home; vendor: VendorRow },
): Promise<void> => {
  const { id: jobId, day, moves } = job
  const insuredUntil = vendor.insured_until ?? day
  await emailUninsured(app, ctx, job, { home, insuredUntil })
  await updateJob(ctx, job, { state: 'planned', vendor_id: null, sent_at: null })
  const removed = { jobId, homeId: home.id, vendorId: vendor.id, day, insuredUntil, moves }
  await announce(ctx, vendorRemoved(removed))
}

const take = async (app: App, ctx: WriteCtx, home: Home, rows: readonly JobRow[], step: FollowStep): Promise<void> => {
  if (step.what === 'make') {
    await insertJob(ctx, { ...columnsOf(step.turnover), kind: 'turnover', home_id: home.id })
    return
  }
  const before = rows.find(({ id }) => id === step.id)
  if (!before) return
  const gone = { state: 'canceled' as const }
  const moved = step.what === 'move' && {
    ...columnsOf(step.turnover),
    state: before.state === 'canceled' ? ('planned' as const) : before.state,
  }
  const after = await updateJob(ctx, before, { ...(moved || gone), moves: before.moves + 1 })
  const work = { jobId: after.id, vendorId: after.vendor_id, day: workDay(ctx, after, home) }
  const vendor = moved ? await uninsuredVendor(ctx, work) : undefined
  if (vendor) await unassign(app, ctx, after, { home, vendor })
  else await emailChanged(app, ctx, after, home)
}

/**
 * Updates a home's turnovers to match its current stays (R73). It reads the current state, not the events, so that
 * repeated, late, or reordered events leave one turnover for each stay. The assignee stays and is notified of the new
 * times, except for a vendor whose insurance expires before the new day: that requires an exception, as assigning does.
 * @throws Problem 404
 */
export const updateTurnovers = async (app: App, ctx: WriteCtx, homeId: number): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  const from = addDays(todayOf(home, ctx.now), -behind)
  const wanted = turnoversOf(await staysOf(ctx, home, from)).filter(({ day }) => day >= from)
  // A shortened stay may have left its turnover just before.
  const rows = await turnoversFrom(ctx, homeId, addDays(from, -behind))
  for (const step of followSteps(rows.map(known), wanted, from)) await take(app, ctx, home, rows, step)
}
