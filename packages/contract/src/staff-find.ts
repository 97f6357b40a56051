import { z } from 'zod'
import { roleNames } from './accounts.ts'
import { bookingCard } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { jobCard } from './jobs.ts'
import { id, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

/** The maximum number of results of each kind. */
export const mostFound = 8

export const foundPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  displayPhone: z.string().nullable(),
  roles: z.array(z.enum(roleNames)),
})
export type FoundPerson = z.output<typeof foundPerson>

export const staffFind = endpoint({
  method: 'GET',
  path: 'staff/find',
  summary:
    'Find bookings, homes, people, messages, jobs, and owner invoices by name, number, phone, email, or a card’s last four digits',
  audience: ['staff', 'admin'],
  query: z.object({ q: z.string().trim().max(80).default('') }),
  results: z.object({
    /** Empty for staff who don't handle bookings; the same applies to the lists below and their permissions. */
    bookings: z.array(
      bookingCard.pick({
        id: true,
        number: true,
        status: true,
        onItsWay: true,
        arrive: true,
        depart: true,
        home: true,
        guestName: true,
        guests: true,
        paid: true,
        total: true,
      }),
    ),
    homes: z.array(z.object({ id, name: z.string(), town: z.string() })),
    people: z.array(foundPerson),
    /** By their text around the words, latest first; only for four letters or more. */
    messages: z.array(z.object({ id, conversationId: id, person: z.string(), excerpt: z.string(), at: instant })),
    /** By title, latest first. */
    jobs: z.array(jobCard.pick({ id: true, kind: true, title: true, state: true, day: true, home: true })),
    /** Invoices to owners, by number. */
    invoices: z.array(z.object({ number: z.string(), owner: z.string(), total: money, open: money })),
  }),
  errors: {},
})
