import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Option lists that inputs look up: vendor tags, and tag colors. */
export const lookupKeys = ['vendor-tags', 'tag-colors'] as const
export type LookupKey = (typeof lookupKeys)[number]

/** The maximum number of options per lookup. */
export const mostLookupOptions = 20

const option = z.object({
  value: z.string(),
  /** How many use it; null if not counted. */
  count: z.int().nullable(),
  /** Six hex digits. */
  color: z.string().regex(/^[0-9a-f]{6}$/),
})
export type LookupOption = z.output<typeof option>

export const lookup = endpoint({
  method: 'GET',
  path: 'lookups/{key}',
  summary: 'Get an input’s options by key: matching tags, or the colors of tags',
  audience: ['staff', 'admin'],
  permission: 'homes',
  params: z.object({ key: z.enum(lookupKeys) }),
  query: z.object({
    /** The start of an option, or of one of its words, in any spelling. */ q: z.string().trim().max(80).default(''),
  }),
  results: z.object({ options: z.array(option) }),
  errors: {},
})
