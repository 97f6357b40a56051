import { z } from 'zod'
import { day, defineEvent, id, moment } from '#kernel/events'

export const searchMatched = defineEvent('search.matched', 'Homes newly match a saved search, or got cheaper.', {
  savedId: id,
  accountId: id,
  query: z.string(),
  name: z.string(),
  /** The best match first; prices in minor units of the home's currency. */
  homes: z.array(
    z.object({
      id,
      stay: z.object({ arrive: day, depart: day }).nullable(),
      price: z.number().nullable(),
      before: z.number().nullable(),
    }),
  ),
  at: moment,
})
