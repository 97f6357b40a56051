import { liveStatuses } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { type ReadCtx, type WriteCtx, writeWaiting } from '#kernel/work'
import { bookingById, changeRequestStateOf, changeRequestsOf, dueNowOf, payableOf, requestsOf } from '#modules/bookings'
import { claimsOfBooking } from '#modules/claims'
import { ordersOfBooking } from '#modules/concierge'
import { cardNeedOf } from '#modules/deposits'
import { scheduleOf } from '#modules/payments'
import { isKind, type NoticeKind } from './engine/kinds.ts'
import { type BookingState, isStillToDo, subjectOf } from './engine/todo.ts'
import { openToDos, settleNotices, subjectsToDo } from './notices.ts'
import { writeMessages } from './notify.ts'
import { lockStay } from './stay-details.ts'

const statusOf = async (ctx: ReadCtx, bookingId: number): Promise<BookingState> => {
  const booking = await bookingById(ctx, bookingId)
  const { status } = booking
  const due = payableOf(dueNowOf(status, await scheduleOf(ctx, bookingId), ctx.now))
  const requests = status === 'confirmed' ? await requestsOf(ctx, bookingId) : []
  const proposed = (await changeRequestsOf(ctx, bookingId)).filter(
    (row) => changeRequestStateOf(row, booking, ctx.now) === 'open',
  )
  const orders = liveStatuses.includes(status) ? await ordersOfBooking(ctx, bookingId) : []
  const need = await cardNeedOf(ctx, booking)
  const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  return {
    status,
    dueNow: due.reduce((sum, part) => sum + part.amount.amount, 0),
    claims: new Map((await claimsOfBooking(ctx, bookingId)).map(({ id, state }) => [id, state])),
    requested: ids(requests.filter(({ state }) => state === 'open')),
    proposed: ids(proposed),
    ordered: ids(orders.filter(({ state }) => state === 'ordered')),
    card: need && (need.refused?.id ?? 'missing'),
  }
}

/** To-dos about a booking that are no longer open, however they were done. */
export const settledBy = async (ctx: ReadCtx, bookingId: number): Promise<number[]> => {
  const open = await openToDos(ctx, { kind: 'booking', id: bookingId })
  if (open.length === 0) return []
  const bookingStatus = await statusOf(ctx, bookingId)
  return open
    .filter(({ kind, occasion }) => !isKind(kind) || !isStillToDo(kind, subjectOf(occasion), bookingStatus))
    .map(({ id }) => id)
}

/** Clears to-dos about a booking from everyone's list once they no longer apply. */
export const settleTodos = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  await writeWaiting(ctx, writeMessages)
  await settleNotices(ctx, await settledBy(ctx, bookingId))
}

/** A deposit no longer needs a card once its time is over, which triggers no event. */
const byTheClock: readonly NoticeKind[] = [
  'card_missing',
  'deposit_refused',
  'team_card_missing',
  'team_deposit_refused',
]

/** Clears to-dos that ended by time alone. */
export const settleExpiredTodos = async (app: App): Promise<void> => {
  for (const id of await app.work.read((ctx) => subjectsToDo(ctx, byTheClock)))
    await app.work.write((ctx) => settleTodos(ctx, id))
}
