import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './values/ids.ts'

/** The maximum number of items in a match (spec, platform §9). */
export const mostMatched = 11

const matched = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), id: z.string(), name: z.string(), region: z.string(), homes: z.int() }),
  z.object({ kind: z.literal('home'), id, slug: z.string(), name: z.string(), town: z.string() }),
])
export type Matched = z.output<typeof matched>

export const matchSearch = endpoint({
  method: 'GET',
  path: 'search/match',
  summary: 'Find towns and homes by name, best match first',
  audience: 'public',
  query: z.object({ q: z.string().trim().min(1).max(80) }),
  results: z.object({ objects: z.array(matched).max(mostMatched) }),
  errors: {},
})
