import { z } from 'zod'
import { bookingCard } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { staySources } from './reports.ts'
import { bookingStatuses } from './values/booking-statuses.ts'
import { idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money, plainDate } from './values/shapes.ts'
import { tagChange } from './values/tags.ts'

/** Sort orders of the list: by stay, next one first; by booking date, latest first; or by price, highest first. */
export const bookingOrders = ['stay', 'booked', 'total'] as const
export type BookingOrder = (typeof bookingOrders)[number]

export const mostBookingTags = 20

/** A booking as the team lists it: its source, the company's calendar date it was made on, and the team's tags. */
export const staffBookingCard = bookingCard.extend({
  source: z.enum(staySources),
  bookedOn: plainDate,
  tags: z.array(z.string()),
})
export type StaffBookingCard = z.output<typeof staffBookingCard>

export const staffBookings = endpoint({
  method: 'GET',
  path: 'staff/bookings',
  summary: 'List bookings of every home, or search by number, guest or home; filter by tag',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  query: pageQuery.extend({
    when: z.enum(['requested', 'upcoming', 'previous', 'all']).default('all'),
    /** A number such as PL-20017, or part of a guest's name or email, or of a home's name. */
    q: z.string().trim().max(80).default(''),
    status: z.enum(bookingStatuses).optional(),
    /** Stays that begin on or after this day, and on or before this day. */
    arriveFrom: plainDate.optional(),
    arriveTo: plainDate.optional(),
    /** The id of a destination. */
    town: z.string().trim().max(80).optional(),
    /** Only stays with an overdue payment. */
    unpaid: z.stringbool().default(false),
    source: z.enum(staySources).optional(),
    tag: z.string().trim().max(30).default(''),
    order: z.enum(bookingOrders).default('stay'),
  }),
  results: z.object({
    bookings: collectionOf(staffBookingCard),
    /** Destinations with homes, by name. */
    towns: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Every tag in use, by name. */
    tags: z.array(z.string()),
  }),
  errors: {},
})

export const staysAhead = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/stays-ahead',
  summary: 'List a home’s bookings and requests from now on, before it is paused or retired',
  audience: ['staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    /** Current and upcoming stays, paid or awaiting payment. */
    stays: z.int(),
    /** Requests waiting for an answer. */
    requests: z.int(),
    /** The total guests pay for these stays, per currency. */
    totals: z.array(money),
    /** When the last of them ends. */
    until: plainDate.nullable(),
  }),
  errors: {},
})

export const guestFlagsOfStay = endpoint({
  method: 'GET',
  path: 'staff/bookings/{id}/guest-flags',
  summary: 'Get what staff must know about the guest of a stay: whether the person is marked as do not rent, and why',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ doNotRent: z.object({ reason: z.string(), at: instant }).nullable() }),
  errors: {},
})

export const tagsOfBooking = endpoint({
  method: 'GET',
  path: 'staff/bookings/{id}/tags',
  summary: 'Get the team’s tags of a booking',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ tags: z.array(z.string()) }),
  errors: {},
})

export const tagBooking = endpoint({
  method: 'PATCH',
  path: 'staff/bookings/{id}/tags',
  summary: 'Add tags to a booking and remove others; those of colleagues stay, and its history names the change',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: tagChange(mostBookingTags),
  results: z.object({ tags: z.array(z.string()) }),
  errors: {},
})
