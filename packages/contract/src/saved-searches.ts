import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

/** As many as someone follows with a glance. */
export const mostSavedSearches = 20
export const savedSearchNameLength = 80

/** How often someone hears of what has come to fit; never when nothing has. */
export const alertFrequencies = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

const name = z.string().trim().min(1).max(savedSearchNameLength)
const frequency = z.enum(alertFrequencies)

export const savedSearch = z.object({
  id,
  name: z.string(),
  /** What is asked, as the query of the search's address. */
  query: z.string(),
  frequency,
  /** Whether its person is notified of homes that come to fit; false while it is paused. */
  alerts: z.boolean(),
  savedAt: instant,
  /** Homes that fit now; null once its dates have passed. */
  fits: z.int().nullable(),
})
export type SavedSearch = z.output<typeof savedSearch>

const list = z.object({ searches: z.array(savedSearch) })

export const savedSearches = endpoint({
  method: 'GET',
  path: 'saved-searches',
  summary: 'List the person’s saved searches, newest first, with the homes that match now',
  audience: 'session',
  results: list,
  errors: {},
})

export const saveSearch = endpoint({
  method: 'POST',
  path: 'saved-searches',
  summary: 'Save a search; new matches send alerts, price drops included',
  audience: 'session',
  body: z.object({ query: z.string().max(2000), name, frequency: frequency.default('daily') }),
  results: z.object({ id }),
  errors: { not_a_search: 422, too_many_searches: 422 },
})

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: 'saved-searches/{id}',
  summary: 'Rename a saved search, change its frequency, or pause and resume its alerts',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({ name: name.optional(), frequency: frequency.optional(), alerts: z.boolean().optional() }),
  results: list,
  errors: {},
})

export const dropSavedSearch = endpoint({
  method: 'DELETE',
  path: 'saved-searches/{id}',
  summary: 'Delete a saved search',
  audience: 'session',
  params: z.object({ id: idText }),
  results: list,
  errors: {},
})
