import { z } from 'zod'
import { calendarStatuses, feedHealth, ownerCalendar, window } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { idList } from './favorites.ts'
import { id } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** The maximum nights of an owner's homes per call: a scrolling calendar loads them piece by piece. */
export const mostCalendars = { homes: 30, days: 63 } as const

export const ownerCalendars = endpoint({
  method: 'GET',
  path: 'owners/calendar',
  summary: 'Get the calendars of several owned homes with feed health, for at most nine weeks',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  query: window.safeExtend({ homes: idList(mostCalendars.homes) }),
  results: z.object({ calendars: z.array(ownerCalendar.results) }),
  errors: { range_too_long: 422 },
})

/** The maximum number of homes for which a whole year can be loaded at once. */
export const mostClaims = { homes: 60, days: 400 } as const

/** Claims on a home's nights, without names and prices: enough for a year at a glance. */
export const homeClaims = z.object({
  id,
  today: plainDate,
  claims: z.array(z.object({ kind: z.enum(calendarStatuses), from: plainDate, to: plainDate })),
})
export type HomeClaims = z.output<typeof homeClaims>

export const ownerClaims = endpoint({
  method: 'GET',
  path: 'owners/calendar/claims',
  summary: 'Get the reserved nights of several owned homes by kind, for up to 13 months',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  query: window.safeExtend({ homes: idList(mostClaims.homes) }),
  results: z.object({ homes: z.array(homeClaims) }),
  errors: { range_too_long: 422 },
})

export const ownerFeeds = endpoint({
  method: 'GET',
  path: 'owners/calendar/feeds',
  summary: 'List the feeds imported into the owner’s homes, with their health',
  audience: ['owner'],
  results: z.object({ feeds: z.array(feedHealth.extend({ homeId: id })) }),
  errors: {},
})
export type OwnerFeed = z.output<typeof ownerFeeds.results>['feeds'][number]
