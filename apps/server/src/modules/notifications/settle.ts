import type { ReadCtx, WriteCtx } from '#kernel/work'
import { bookingById, dueNowOf, payableOf } from '#modules/bookings'
import { scheduleOf } from '#modules/payments'
import { isKind } from './engine/kinds.ts'
import { isStillToDo, type Standing } from './engine/todo.ts'
import { openToDos, settleNotices } from './notices.ts'
import { lockStay } from './stay-words.ts'

const standingOf = async (ctx: ReadCtx, bookingId: number): Promise<Standing> => {
  const { status } = await bookingById(ctx, bookingId)
  const due = payableOf(dueNowOf(status, await scheduleOf(ctx, bookingId), ctx.now))
  return { status, dueNow: due.reduce((sum, part) => sum + part.amount.amount, 0) }
}

/** What is no longer to be done about a booking, by whatever way it was done. */
export const doneAbout = async (ctx: ReadCtx, bookingId: number): Promise<number[]> => {
  const open = await openToDos(ctx, { kind: 'booking', id: bookingId })
  if (open.length === 0) return []
  const standing = await standingOf(ctx, bookingId)
  return open.filter(({ kind }) => !isKind(kind) || !isStillToDo(kind, standing)).map(({ id }) => id)
}

/** Takes off everybody's list what need no longer be done about a booking. */
export const settleToDos = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  await settleNotices(ctx, await doneAbout(ctx, bookingId))
}
