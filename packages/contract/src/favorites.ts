import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeCard } from './homes.ts'
import { id, idText } from './values/ids.ts'
import { money } from './values/shapes.ts'

/** More than anyone compares; a list this long is a search. */
export const mostFavorites = 100

const homeIds = z.object({ homeIds: z.array(id) })

export const favorites = endpoint({
  method: 'GET',
  path: 'favorites',
  summary: 'List the ids of the person’s favorites, newest first',
  audience: 'session',
  results: homeIds,
  errors: {},
})

/** Also takes over favorites stored on a device before login; those already in the list keep their position. */
export const keepFavorites = endpoint({
  method: 'POST',
  path: 'favorites',
  summary: 'Add favorites; homes that aren’t live are left out',
  audience: 'session',
  body: z.object({ homeIds: z.array(id).min(1).max(mostFavorites) }),
  results: homeIds,
  errors: { too_many_favorites: 422 },
})

export const dropFavorite = endpoint({
  method: 'DELETE',
  path: 'favorites/{id}',
  summary: 'Remove a favorite',
  audience: 'session',
  params: z.object({ id: idText }),
  results: homeIds,
  errors: {},
})

export const listedHome = homeCard.extend({ fromNight: money.nullable() })

export const idList = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= most && ids.every((one) => one > 0), { error: `Name 1 to ${most} homes` })

export const homeCards = endpoint({
  method: 'GET',
  path: 'properties/cards',
  summary: 'Get cards of live homes by id, in the order given; others are left out',
  audience: 'public',
  query: z.object({ ids: idList(mostFavorites) }),
  results: z.object({ homes: z.array(listedHome) }),
  errors: {},
})
