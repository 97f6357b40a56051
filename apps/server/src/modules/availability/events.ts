import type { FeedNoteCode } from '@porchlight/contract'
import { z } from 'zod'
import { day, defineEvent, id } from '#kernel/events'

export const nightsChanged = defineEvent(
  'nights.changed',
  'Nights of a home were taken, released, or given other rules.',
  {
    homeId: id,
    /** The nights just taken, for replicas that react at once. */
    hint: z.string().optional(),
  },
)
export const calendarClashed = defineEvent('calendar.clashed', 'An imported calendar claims nights already booked.', {
  homeId: id,
  feedId: id,
  eventId: id,
  nights: z.array(z.object({ arrive: day, depart: day })),
})
export const feedUnclear = defineEvent('feed.unclear', 'Entries of an imported calendar could not be read.', {
  homeId: id,
  feedId: id,
  notes: z.array(
    z.object({
      code: z.custom<FeedNoteCode>(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      summary: z.string(),
      on: day.nullable(),
    }),
  ),
  count: z.int(),
})
export const feedStale = defineEvent('feed.stale', 'An imported calendar could not be read for a day.', {
  homeId: id,
  feedId: id,
  name: z.string(),
})
