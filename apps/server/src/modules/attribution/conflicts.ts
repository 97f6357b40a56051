import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { claimsOfBookings } from './claims.ts'
import { conflictOpened } from './events.ts'
import { problems } from './messages.ts'
import { canCredit } from './rules.ts'
import { type ConflictRow, db, type TouchRow } from './tables.ts'

export type { ConflictRow, TouchRow }

/** Opens a conflict for staff to decide: several partners brought the guest, or one claims the booking. */
export const openConflict = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db(ctx)
    .insertInto('attribution.conflict')
    .values({ booking_id: bookingId, opened_at: ctx.now, code: null, reason: null, decided_by: null, decided_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // Another claim at the same moment opened it.
  if (!numInsertedOrUpdatedRows) return
  await announce(ctx, conflictOpened({ bookingId }))
}

/** The touches considered for these bookings, the credited one first. */
export const touchesOfBookings = (ctx: ReadCtx, bookingIds: readonly number[]): Promise<TouchRow[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('attribution.touch')
        .selectAll()
        .where('booking_id', 'in', [...bookingIds])
        .orderBy(({ eb }) => eb('verdict', '!=', 'credited'))
        .orderBy('at', 'desc')
        .execute()

export const conflictsOf = (ctx: ReadCtx, bookingIds: readonly number[]): Promise<ConflictRow[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('attribution.conflict')
        .selectAll()
        .where('booking_id', 'in', [...bookingIds])
        .execute()

/** Which of these bookings wait for staff to decide who gets credit. */
export const undecidedBookings = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Set<number>> =>
  new Set((await conflictsOf(ctx, bookingIds)).flatMap((row) => (row.decided_at ? [] : row.booking_id)))

/** A page of conflicts: open ones, oldest first, or all, latest first. */
export const conflictsPage = async (
  ctx: ReadCtx,
  { page, perPage, open }: { page: number; perPage: number; open: boolean },
): Promise<{ rows: ConflictRow[]; total: number }> => {
  const all = db(ctx).selectFrom('attribution.conflict')
  const wanted = open ? all.where('decided_at', 'is', null) : all
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('opened_at', open ? 'asc' : 'desc')
    .orderBy('booking_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total: Number(total) }
}

export type Decision = { bookingId: number; code: string | null; reason: string; by: number }

/** Crediting no one is possible only while no one has the booking. */
const isCandidate = async (ctx: ReadCtx, { bookingId, code }: Decision): Promise<boolean> => {
  const touches = await touchesOfBookings(ctx, [bookingId])
  if (code === null) return !touches.some(({ verdict }) => verdict === 'credited')
  if (touches.some((one) => one.code === code && canCredit(one.verdict))) return true
  return (await claimsOfBookings(ctx, [bookingId])).some((one) => one.code === code)
}

/**
 * Lets staff credit a contested booking, once, to one of the partners who brought or claim it, or a claimed one to no
 * one.
 * @throws Problem 409 wrong_state if it is decided or not in conflict; 422 unknown_partner if the code did not bring it
 */
export const decideConflict = async (ctx: WriteCtx, decision: Decision): Promise<void> => {
  const { bookingId, code, reason, by } = decision
  if (!(await isCandidate(ctx, decision)))
    throw new Problem(422, 'unknown_partner', problems.notATouch, {}, { required: ['code'] })
  const { numUpdatedRows } = await db(ctx)
    .updateTable('attribution.conflict')
    .set({ code, reason, decided_by: by, decided_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem(409, 'wrong_state', problems.decided)
}
