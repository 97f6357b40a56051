import { addBookingNote, addBookingTodo, bookingOverview, changeBookingTodo } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { addTodo, bookingById, setTodoDone, todoById } from '#modules/bookings'
import { overviewOf } from './booking-overview.ts'
import { addNote, changeItem } from './commands.ts'

export const bookingRoutes: readonly Route[] = [
  route(bookingOverview, ({ app, actor, params, read }) =>
    read(async (ctx) => overviewOf(app, ctx, actor, await bookingById(ctx, params.id))),
  ),

  route(addBookingTodo, ({ actor, params, body: { text, dueOn, assigneeId }, write }) =>
    write(async (ctx) => {
      const id = await addTodo(ctx, { bookingId: params.id, text, dueOn, by: actor.accountId })
      await changeItem(ctx, { kind: 'todo', key: String(id) }, { assigneeId }, actor.accountId)
      return { id }
    }),
  ),

  route(changeBookingTodo, ({ actor, params, body: { done, assigneeId }, write }) =>
    write(async (ctx) => {
      const { id } = await todoById(ctx, params.todoId, params.id)
      if (done !== undefined) await setTodoDone(ctx, id, done, actor.accountId)
      await changeItem(ctx, { kind: 'todo', key: String(id) }, { assigneeId }, actor.accountId)
      return {}
    }),
  ),

  route(addBookingNote, ({ actor, params, body: { text }, write }) =>
    write(async (ctx) => {
      const { id } = await bookingById(ctx, params.id)
      return { id: await addNote(ctx, { kind: 'booking', key: String(id) }, { text, mentions: [] }, actor.accountId) }
    }),
  ),
]
