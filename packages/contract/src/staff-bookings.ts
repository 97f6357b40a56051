import { z } from 'zod'
import { bookingCard } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { collectionOf, pageQuery } from './values/page.ts'

export const staffBookings = endpoint({
  method: 'GET',
  path: 'staff/bookings',
  summary: 'Bookings of every home: all of them, or those whose number, guest or home is like what is asked for',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  query: pageQuery.extend({
    when: z.enum(['requested', 'upcoming', 'previous', 'all']).default('all'),
    /** A number such as PL-20017, or a part of a guest's name or address, or of a home's name. */
    q: z.string().trim().max(80).default(''),
  }),
  results: z.object({ bookings: collectionOf(bookingCard) }),
  errors: {},
})
