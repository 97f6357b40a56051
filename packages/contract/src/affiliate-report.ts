import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { basisPoints } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

export const affiliateReport = endpoint({
  method: 'GET',
  path: 'partners/affiliate-report',
  summary: 'Get clicks, quotes, bookings and commissions by day, link and sub-ID, without robots',
  audience: partnerRoles,
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  results: z.object({
    codes: z.array(z.object({ code: z.string(), program: z.enum(programs), rate: basisPoints, paused: z.boolean() })),
    currency: currencyCode,
    days: z.array(
      z.object({
        day: plainDate,
        code: z.string(),
        subId: z.string(),
        clicks: z.int(),
        robots: z.int(),
        /** Quotes requested by guests of the link. */
        quotes: z.int(),
        /** Booked that day and not canceled. */
        bookings: z.int(),
        commission: money,
      }),
    ),
    clicks: z.int(),
    robots: z.int(),
    quotes: z.int(),
    bookings: z.int(),
    commission: money,
  }),
  errors: {},
})
