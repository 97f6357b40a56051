import type { AnswerOf, BookingTodo, bookingOverview, GuestSummary, TurnoverOfStay } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { type Booking, bookingsByIds, ownersNetOf, staysArriving, todosOf } from '#modules/bookings'
import { paidByPerson } from '#modules/payments'
import { notesOf as notesOfPerson, noteViews as personNoteViews, tagsOfPeople } from '#modules/people'
import { guestHistories } from '#modules/reviews'
import { type JobRow, jobCards, lastTurnovers, turnoverAfter } from '#modules/works'
import { itemRows, notesOf } from './queries.ts'
import { nameOf, noteView, teamOf, waitingOfBooking } from './views.ts'

const shownPersonNotes = 2

const todoViews = async (ctx: ReadCtx, booking: Booking): Promise<BookingTodo[]> => {
  const todos = await todosOf(ctx, booking.id)
  const placed = todos.map(({ id }) => ({ kind: 'todo', key: String(id) }))
  const items = await itemRows(ctx, placed)
  const assigneeOf = (id: number) => items.get(`todo:${id}`)?.assignee_id ?? null
  const ids = todos.flatMap(({ id, created_by, done_by }) => [created_by, done_by, assigneeOf(id)])
  const people = await accountsByIds(ctx, [...new Set(ids.filter((id) => id !== null))])
  return todos.map(({ id, text, due_on, created_by, done_at, done_by }) => {
    const assignee = people.get(assigneeOf(id) ?? 0)
    return {
      id,
      text,
      dueOn: due_on,
      assignee: assignee ? { id: assignee.id, name: nameOf(assignee) } : null,
      by: nameOf(people.get(created_by)),
      doneAt: done_at?.toISOString() ?? null,
      doneBy: done_by === null ? null : nameOf(people.get(done_by)),
    }
  })
}

const turnoverView = async (
  ctx: ReadCtx,
  row: JobRow | undefined,
  other: { stay: Booking | undefined; at: (stay: Booking) => Date },
): Promise<TurnoverOfStay | null> => {
  const [card] = row ? await jobCards(ctx, [row]) : []
  if (!card) return null
  const { stay } = other
  const guest = stay && (await accountsByIds(ctx, [stay.guestId])).get(stay.guestId)
  return {
    jobId: card.id,
    day: card.day,
    opensAt: card.opensAt,
    dueAt: card.dueAt,
    sameDay: card.sameDay,
    state: card.state,
    assignee: card.assignee && { as: card.assignee.as, id: card.assignee.id, name: card.assignee.name },
    other: stay ? { id: stay.id, number: stay.number, guest: nameOf(guest), at: other.at(stay).toISOString() } : null,
  }
}

/** The turnover that prepares the home for a stay, and the one after it, with the stays next to it. */
const turnoversOf = async (ctx: ReadCtx, { id, homeId, arrive, depart }: Booking) => {
  const before = (await lastTurnovers(ctx, [homeId], arrive)).get(homeId)
  const after = await turnoverAfter(ctx, id)
  const leaving = before?.booking_id
    ? (await bookingsByIds(ctx, [before.booking_id])).get(before.booking_id)
    : undefined
  const arriving = after?.same_day
    ? (await staysArriving(ctx, depart)).find((stay) => stay.homeId === homeId)
    : undefined
  return {
    before: await turnoverView(ctx, before, { stay: leaving, at: (stay) => stay.checkOutAt }),
    after: await turnoverView(ctx, after, { stay: arriving, at: (stay) => stay.checkInAt }),
  }
}

/** What the team knows about the guest, with each part limited to readers whose permissions cover it. */
const guestOf = async (ctx: ReadCtx, guestId: number, reader: Person): Promise<GuestSummary> => {
  const { stays = 0, rating = null, reviews = 0 } = (await guestHistories(ctx, [guestId])).get(guestId) ?? {}
  const knows = actsFor(reader, 'people')
  const notes = knows ? (await notesOfPerson(ctx, guestId)).slice(0, shownPersonNotes) : []
  return {
    stays,
    rating,
    reviews,
    paid: actsFor(reader, 'money') ? await paidByPerson(ctx, guestId) : null,
    tags: knows ? ((await tagsOfPeople(ctx, [guestId])).get(guestId) ?? []) : [],
    notes: (await personNoteViews(ctx, notes)).map(({ text, by, at }) => ({ text, by: by.name, at })),
  }
}

/** What the team has to do and knows about a booking, beside the booking itself. */
export const overviewOf = async (
  app: App,
  ctx: ReadCtx,
  actor: Person,
  booking: Booking,
): Promise<AnswerOf<typeof bookingOverview>> => {
  const notes = await notesOf(ctx, 'booking', String(booking.id))
  const authors = await accountsByIds(
    ctx,
    notes.map(({ author_id }) => author_id),
  )
  const net = await ownersNetOf(ctx, booking)
  return {
    todos: await todoViews(ctx, booking),
    waiting: (await waitingOfBooking(app, ctx, actor, booking.id)).filter(({ kind }) => kind !== 'todo'),
    notes: notes.map((note) => noteView(note, authors)).reverse(),
    team: await teamOf(ctx),
    turnovers: await turnoversOf(ctx, booking),
    ownersNet: net === null ? null : { amount: net, currency: booking.currency },
    guest: await guestOf(ctx, booking.guestId, actor),
  }
}
