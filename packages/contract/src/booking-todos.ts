import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { inboxColleague, inboxItem, inboxNote } from './inbox.ts'
import { jobStates } from './jobs.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

export const longestTodo = 200

const staff = { audience: ['staff', 'admin'], permission: 'bookings' } as const
const params = z.object({ id: idText })
const todoParams = z.object({ id: idText, todoId: idText })

const bookingTodo = z.object({
  id,
  text: z.string(),
  dueOn: plainDate.nullable(),
  assignee: inboxColleague.nullable(),
  by: z.string(),
  doneAt: instant.nullable(),
  /** Who did it; null while it is open. */
  doneBy: z.string().nullable(),
})
export type BookingTodo = z.output<typeof bookingTodo>

const stayBeside = z.object({ id, number: z.string(), guest: z.string(), at: instant })

const turnoverOfStay = z.object({
  jobId: id,
  day: plainDate,
  /** When the home is free for it, and when it must be done; null if not known. */
  opensAt: instant.nullable(),
  dueAt: instant.nullable(),
  sameDay: z.boolean(),
  state: z.enum(jobStates),
  assignee: z.object({ as: z.enum(['team', 'vendor']), id, name: z.string() }).nullable(),
  /** The stay before or after, if it leaves or arrives the same day. */
  other: stayBeside.nullable(),
})
export type TurnoverOfStay = z.output<typeof turnoverOfStay>

const guestSummary = z.object({
  /** Stays that have begun. */
  stays: z.int(),
  /** The average of owners' published reviews; null without one. */
  rating: z.number().nullable(),
  reviews: z.int(),
  /** Payments for stays less refunds, one total per currency; null without the money permission. */
  paid: z.array(money).nullable(),
  /** Both are empty without the people permission. */
  tags: z.array(z.string()),
  notes: z.array(z.object({ text: z.string(), by: z.string(), at: instant })),
})
export type GuestSummary = z.output<typeof guestSummary>

export const bookingOverview = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/bookings/{id}/overview',
  summary:
    'Get what the team has to do and knows about a booking: to-dos, notes, turnovers, the guest, the owners’ net',
  params,
  results: z.object({
    todos: z.array(bookingTodo),
    /** Items of this booking that wait in the inbox, as far as the caller’s permissions reach. */
    waiting: z.array(inboxItem),
    notes: z.array(inboxNote),
    team: z.array(inboxColleague),
    turnovers: z.object({ before: turnoverOfStay.nullable(), after: turnoverOfStay.nullable() }),
    /** The owners’ part of the stay together; null if there is nothing to allocate. */
    ownersNet: money.nullable(),
    guest: guestSummary,
  }),
  errors: {},
})

export const addBookingTodo = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/bookings/{id}/todos',
  summary: 'Add a to-do to a booking; its assignee finds it in the inbox',
  status: 201,
  params,
  body: z.object({
    text: z.string().trim().min(1).max(longestTodo),
    dueOn: plainDate.nullable().default(null),
    assigneeId: id.nullable().default(null),
  }),
  results: z.object({ id }),
  errors: { not_on_team: 422 },
})

export const changeBookingTodo = endpoint({
  ...staff,
  method: 'PATCH',
  path: 'staff/bookings/{id}/todos/{todoId}',
  summary: 'Mark a booking’s to-do as done or open again, or assign it',
  params: todoParams,
  body: z.object({
    done: z.boolean().optional(),
    /** Omitted: unchanged. Null: unassigned. */
    assigneeId: id.nullable().optional(),
  }),
  results: z.object({}),
  errors: { not_on_team: 422 },
})

export const addBookingNote = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/bookings/{id}/notes',
  summary: 'Add a staff note to a booking; guests and owners never see it',
  status: 201,
  params,
  body: z.object({ text: z.string().trim().min(1).max(4_000) }),
  results: z.object({ id }),
  errors: {},
})

export type BookingOverview = ResultsOf<typeof bookingOverview>
