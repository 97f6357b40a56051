import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** The six calendar statuses, with the colors of spec section 3. */
export const calendarStatuses = ['booked', 'requested', 'opened', 'blocked', 'turnover', 'externalblock'] as const
export type CalendarStatus = (typeof calendarStatuses)[number]

export const stayReason = z.object({ code: z.string() }).loose()

export const night = z.object({
  date: plainDate,
  status: z.enum(['open', ...calendarStatuses]),
  /** The rent for the night; null if it isn't available. */
  price: money.nullable(),
  minStay: z.int(),
  canArrive: z.boolean(),
  canDepart: z.boolean(),
  /** Halves of the day's cell: until check-out time, and from check-in time (R7). */
  leaves: z.enum(calendarStatuses).nullable(),
  arrives: z.enum(calendarStatuses).nullable(),
  /** Why the day can't be an arrival, a departure, or a night, as codes with data (R14). */
  reasons: z.array(stayReason),
})
export type Night = z.output<typeof night>

export const window = z
  .object({ from: plainDate, to: plainDate })
  .refine((range) => range.from < range.to, { error: 'to must be after from', path: ['to'] })

export const homeCalendar = endpoint({
  method: 'GET',
  path: 'properties/{id}/calendar',
  summary: 'Get a home’s nights: status, price, minimum stay, check-in, check-out, reasons',
  audience: 'public',
  params: z.object({ id: idText }),
  query: window,
  results: z.object({ nights: z.array(night) }),
  errors: { range_too_long: 422 },
})

/** Why owner nights are taken off the market. */
export const blockKinds = ['owner_stay', 'repair', 'closed'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A claim on nights as an owner or staff member sees it: what, who, since when, and why. */
export const calendarBar = z.object({
  id,
  kind: z.enum(calendarStatuses),
  from: plainDate,
  to: plainDate,
  label: z.string(),
  who: z.string(),
  why: z.string(),
  since: instant,
  bookingId: id.nullable(),
  /** Set on owner blocks the viewer can remove. */
  blockId: id.nullable(),
  blockKind: z.enum(blockKinds).nullable(),
  /** The booked home that shares rooms with this one, if the claim results from it (R5). */
  linkedHome: z.string().nullable(),
  allowedActions: z.array(z.string()),
})
export type CalendarBar = z.output<typeof calendarBar>

/** Why a whole calendar was rejected. Until it can be read again, its nights stay as they were. */
export const feedProblemCodes = [
  'not_https',
  'password_in_address',
  'other_port',
  'no_address',
  'not_public',
  'unreachable',
  'bad_status',
  'too_many_redirects',
  'too_slow',
  'too_large',
  'empty_answer',
  'not_a_calendar',
  'cut_off',
  'too_many_lines',
  'line_too_long',
  'too_many_properties',
  'nested_too_deep',
  'too_many_events',
  'too_many_occurrences',
  'too_complex',
  'suddenly_empty',
  'not_finished',
] as const
export type FeedProblemCode = (typeof feedProblemCodes)[number]

/** The part of a single event that couldn't be applied exactly. */
export const feedNoteCodes = [
  'unreadable',
  'no_start',
  'ends_before_start',
  'one_night',
  'takes_no_night',
  'beyond_calendar',
  'zone_unknown',
  'zone_broken',
  'zone_of_calendar',
  'zone_and_utc',
  'zone_offset_only',
  'rule_widened',
  'rule_part_ignored',
  'rule_too_dense',
  'start_outside_rule',
  'busy_and_free',
  'range_prior',
  'change_repeats',
  'exception_unmatched',
] as const
export type FeedNoteCode = (typeof feedNoteCodes)[number]

const feedParams = z.record(z.string(), z.union([z.string(), z.number()]))

export const feedProblem = z.object({ code: z.enum(feedProblemCodes), params: feedParams })

/** A note identifies its event by title, UID, and start date. */
export const feedNote = z.object({
  code: z.enum(feedNoteCodes),
  params: feedParams,
  uid: z.string().nullable(),
  summary: z.string(),
  on: plainDate.nullable(),
})
export type FeedNoteView = z.output<typeof feedNote>

export const feedHealth = z.object({
  id,
  name: z.string(),
  state: z.enum(['fresh', 'stale', 'failing', 'never']),
  lastReadAt: instant.nullable(),
  failures: z.int(),
  /** The problem and the first notes in English; `problem` and `notes` are the same as codes. */
  message: z.string().nullable(),
  problem: feedProblem.nullable(),
  /** The first events that couldn't be applied exactly; `noteCount` is the total. */
  notes: z.array(feedNote),
  noteCount: z.int(),
})
export type FeedHealth = z.output<typeof feedHealth>

export const ownerCalendar = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/calendar',
  summary: 'Get an owner’s home calendar with feed health',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
  query: window,
  results: z.object({
    home: z.object({ id, name: z.string(), town: z.string(), timeZone: z.string(), today: plainDate }),
    nights: z.array(night),
    bars: z.array(calendarBar),
    feeds: z.array(feedHealth),
    /** When the export was created, and when it was last read; its address is shown once, at creation. */
    export: z
      .object({
        madeAt: instant,
        lastReadAt: instant.nullable(),
        /**
         * Its readers by the names they report, latest first; `upToDate` is whether they have read it since the last
         * change.
         */
        readers: z.array(z.object({ name: z.string(), lastReadAt: instant, upToDate: z.boolean() })),
      })
      .nullable(),
  }),
  errors: { range_too_long: 422 },
})

export const blockNights = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/blocks',
  summary: 'Block nights',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  status: 201,
  params: z.object({ id: idText }),
  body: z
    .object({
      from: plainDate,
      to: plainDate,
      kind: z.enum(blockKinds).default('closed'),
      reason: z.string().trim().max(300).default(''),
    })
    .refine((range) => range.from < range.to, { error: 'to must be after from', path: ['to'] }),
  results: z.object({ block: calendarBar }),
  errors: { nights_taken: 409, in_the_past: 422, range_too_long: 422, owner_stay_refused: 422 },
})

export const unblockNights = endpoint({
  method: 'DELETE',
  path: 'owners/properties/{id}/blocks/{blockId}',
  summary: 'Unblock nights',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText, blockId: idText }),
  results: z.object({ freed: z.object({ from: plainDate, to: plainDate }) }),
  errors: {},
})

export const calendarExport = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/calendar-export',
  summary: 'Create a new secret feed address for a home; the old one stops working',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  status: 201,
  params: z.object({ id: idText }),
  results: z.object({ url: z.string() }),
  errors: {},
})

/** An iCalendar address. Calendar programs write `webcal:` for one that is read over https. */
export const feedAddress = z
  .string()
  .trim()
  .max(2000)
  .transform((address) => address.replace(/^webcals?:\/\//i, 'https://'))
  .pipe(z.url({ protocol: /^https$/ }))

export const addFeed = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/feeds',
  summary: 'Import another calendar’s iCalendar feed into a home',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({ name: z.string().trim().min(1).max(60), url: feedAddress }),
  results: z.object({ feed: feedHealth }),
  errors: { feed_refused: 422 },
})

export const removeFeed = endpoint({
  method: 'DELETE',
  path: 'owners/properties/{id}/feeds/{feedId}',
  summary: 'Remove a feed and free the nights it blocked',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText, feedId: idText }),
  results: z.object({ freedNights: z.int() }),
  errors: {},
})

/** The public iCalendar file of a home, outside the API's response envelope: `GET /calendar/{secret}.ics`. */
export const calendarFilePath = '/calendar/{secret}.ics'
export const calendarSecret = hash
