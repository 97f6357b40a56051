import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

/** As many as someone can follow at a glance. */
export const mostSavedSearches = 20
export const savedSearchNameLength = 80

/** How often someone is notified of new matches; never if there are none. */
export const alertFrequencies = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

const name = z.string().trim().min(1).max(savedSearchNameLength)
const frequency = z.enum(alertFrequencies)

export const savedSearch = z.object({
  id,
  name: z.string(),
  /** The search, as the query of its address. */
  query: z.string(),
  frequency,
  /** Whether its person is notified of new matching homes; false while paused. */
  alerts: z.boolean(),
  savedAt: instant,
  /** The number of homes that match now; null once its dates have passed. */
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
