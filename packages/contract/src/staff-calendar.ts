import { z } from 'zod'
import { calendarBar, feedHealth, ownerCalendar, window } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { idList } from './favorites.ts'
import { picture } from './homes.ts'
import { mostCalendars } from './owner-calendar.ts'
import { id } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

/**
 * The payment status of a stay: paid in full, all paid that was due so far, nothing due yet, or less paid than was due.
 */
export const stayBalances = ['paid', 'partly_paid', 'not_due', 'overdue'] as const
export type StayBalance = (typeof stayBalances)[number]

/** What homes can be limited to. Gaps are looked for in this many nights from today. */
export const calendarConcerns = ['overdue', 'gaps'] as const
export type CalendarConcern = (typeof calendarConcerns)[number]
export const gapNights = 90

export const staffCalendarHome = z.object({
  id,
  name: z.string(),
  town: z.string(),
  image: picture.nullable(),
  sleeps: z.int(),
  currency: currencyCode,
  owners: z.array(z.object({ id, name: z.string() })),
})
export type StaffCalendarHome = z.output<typeof staffCalendarHome>

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

export const staffCalendarHomes = endpoint({
  method: 'GET',
  path: 'staff/calendar',
  summary: 'List the homes of the staff calendar with the health of their imported calendars',
  ...team,
  query: z
    .object({
      /** Only homes without a booking, a block, or preparation on any of these nights. */
      openFrom: plainDate.optional(),
      openTo: plainDate.optional(),
      /** Only homes with an overdue stay, or with a gap shorter than the minimum stay in the coming nights. */
      only: z.enum(calendarConcerns).optional(),
    })
    .refine(({ openFrom, openTo }) => (openFrom === undefined) === (openTo === undefined), {
      error: 'openFrom and openTo go together',
      path: ['openTo'],
    })
    .refine(({ openFrom, openTo }) => !openFrom || !openTo || openFrom < openTo, {
      error: 'openTo must be after openFrom',
      path: ['openTo'],
    }),
  results: z.object({
    homes: z.array(staffCalendarHome),
    feeds: z.array(feedHealth.extend({ homeId: id })),
    /** The number of homes without this filter. */
    all: z.int(),
    /** Homes with an overdue stay; null for staff who don't handle bookings. */
    overdue: z.int().nullable(),
    /** Homes with a gap shorter than the minimum stay in the coming nights. */
    gaps: z.int(),
  }),
  errors: {},
})

/** A bar as staff see it: includes the guest's balance for staff who handle bookings. */
export const staffCalendarBar = calendarBar.extend({
  balance: z.object({ state: z.enum(stayBalances), due: money.nullable() }).nullable(),
})

export const staffCalendarNights = endpoint({
  method: 'GET',
  path: 'staff/calendar/nights',
  summary: 'Get the calendars of several homes with the balance of each stay, for at most nine weeks',
  ...team,
  query: window.safeExtend({ homes: idList(mostCalendars.homes) }),
  results: z.object({
    calendars: z.array(
      ownerCalendar.results.extend({
        bars: z.array(staffCalendarBar),
        /** Open nights that no one can book: the surrounding stays leave fewer than the minimum stay. */
        gaps: z.array(z.object({ from: plainDate, to: plainDate, minStay: z.int() })),
      }),
    ),
  }),
  errors: { range_too_long: 422 },
})
