import { z } from 'zod'
import { approvalKinds } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { urgencies, waitingKinds } from './staff-today.ts'
import { id, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { money } from './values/shapes.ts'
import { tagChange } from './values/tags.ts'

/** Everything the team handles: items waiting on the day board, messages, and failures. */
export const inboxKinds = [...waitingKinds, 'unlinked', 'feedback', 'dead_letter', 'bug_report'] as const
export type InboxKind = (typeof inboxKinds)[number]

/**
 * `open`: waiting and not snoozed. `mine`: assigned to the caller, or mentioning them in a note. `all`: conversations,
 * including answered ones.
 */
export const inboxLists = ['open', 'mine', 'unassigned', 'snoozed', 'all'] as const
export type InboxList = (typeof inboxLists)[number]

/** Kinds a person can mark as done; the others are completed by their own action. */
export const doneByHand = ['message', 'todo', 'unlinked', 'bug_report'] as const satisfies readonly InboxKind[]

/** The target time for answering a conversation, in minutes. */
export const answerWithinMinutes = 60

export const inboxColleague = z.object({ id, name: z.string() })

export const inboxItem = z.object({
  kind: z.enum(inboxKinds),
  /** The id of the conversation, booking, claim, report … it is about. */
  key: z.string(),
  urgency: z.enum(urgencies),
  home: z.string().nullable(),
  person: z.string().nullable(),
  amount: money.nullable(),
  detail: z.string(),
  approvalKind: z.enum(approvalKinds).nullable(),
  since: instant.nullable(),
  dueAt: instant.nullable(),
  assignee: inboxColleague.nullable(),
  snoozedUntil: instant.nullable(),
  tags: z.array(z.string()),
  /** A note mentions the caller. */
  mentioned: z.boolean(),
})
export type InboxItem = z.output<typeof inboxItem>

export const mostInboxTags = 10

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,29}$/u, {
    error: 'Use letters, digits, spaces, and hyphens, up to 30 characters',
  })

const staff = ['staff', 'admin'] as const
const itemParams = z.object({ kind: z.enum(inboxKinds), key: z.string().regex(/^[0-9a-f-]{1,40}$/) })

export const staffInbox = endpoint({
  method: 'GET',
  path: 'staff/inbox',
  summary: 'List everything waiting for staff, most urgent first, as far as the caller’s permissions reach',
  audience: staff,
  query: z.object({
    list: z.enum(inboxLists).default('open'),
    kind: z.enum(inboxKinds).optional(),
    tag: tag.optional(),
    q: z.string().trim().max(80).optional(),
  }),
  results: z.object({
    now: instant,
    items: z.array(inboxItem),
    counts: z.record(z.enum(['open', 'mine', 'unassigned', 'snoozed']), z.int()),
    tags: z.array(z.string()),
    team: z.array(inboxColleague),
  }),
  errors: {},
})

/** Parts of the staff menu where work can wait. */
export const menuCountNames = [
  'inbox',
  'questions',
  'claims',
  'concierge',
  'identities',
  'approvals',
  'issues',
  'jobs',
  'homes',
  'vendors',
] as const
export type MenuCount = (typeof menuCountNames)[number]

export const staffCounts = endpoint({
  method: 'GET',
  path: 'staff/counts',
  summary: 'Count what waits behind each part of the staff menu, as far as the caller’s permissions reach',
  audience: staff,
  results: z.object({ counts: z.record(z.enum(menuCountNames), z.int()) }),
  errors: {},
})

export const inboxNote = z.object({
  id,
  author: z.string(),
  text: z.string(),
  mentions: z.array(inboxColleague),
  at: instant,
})
export type InboxNote = z.output<typeof inboxNote>

const itemState = z.object({
  item: inboxItem,
  notes: z.array(inboxNote),
  /** The stay it is about; null if there is none, or the caller isn't allowed to see bookings. */
  bookingId: id.nullable(),
  personId: id.nullable(),
  /** The guest's message with a booking request. */
  message: z.string().nullable(),
  /** The person's language. */
  language: z.enum(languages).nullable(),
})
export type InboxItemState = z.output<typeof itemState>

export const inboxItemState = endpoint({
  method: 'GET',
  path: 'staff/inbox/{kind}/{key}',
  summary: 'Get an inbox item with its assignee, tags, and internal notes',
  audience: staff,
  params: itemParams,
  results: itemState,
  errors: {},
})

export const changeInboxItem = endpoint({
  method: 'PATCH',
  path: 'staff/inbox/{kind}/{key}',
  summary: 'Assign, snooze, tag, or mark an inbox item as done',
  audience: staff,
  params: itemParams,
  body: z.object({
    /** Omitted: unchanged. Null: unassigned. */
    assigneeId: id.nullable().optional(),
    snoozedUntil: instant.nullable().optional(),
    /** Omitted: unchanged. */
    tags: tagChange(mostInboxTags, tag).optional(),
    done: z.boolean().optional(),
  }),
  results: itemState,
  errors: { not_on_team: 422, snooze_in_past: 422, needs_action: 409 },
})

export const addInboxNote = endpoint({
  method: 'POST',
  path: 'staff/inbox/{kind}/{key}/notes',
  summary: 'Add an internal note, which mentioned colleagues find in their list',
  audience: staff,
  status: 201,
  params: itemParams,
  body: z.object({ text: z.string().trim().min(1).max(4_000), mentions: z.array(id).max(10).default([]) }),
  results: itemState,
  errors: { not_on_team: 422 },
})
