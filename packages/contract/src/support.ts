import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './values/ids.ts'

/** A path without its query: what follows `?` and `#` may be personal. */
const path = z
  .string()
  .max(2_000)
  .transform((text) => text.split(/[?#]/)[0] ?? '')

/** The visibility of a page when something went wrong in it. */
export const visibility = z.enum(['foreground', 'background'])

export const reportBug = endpoint({
  method: 'POST',
  path: 'bug-reports',
  passive: true,
  summary: 'Report an unexpected error from the browser or app',
  audience: 'public',
  body: z.object({
    location: path,
    visibility,
    /** The location in the code: a file and a line, or the name of what failed. */
    source: z.string().max(500),
    message: z.string().min(1).max(2_000),
  }),
  status: 201,
  results: z.object({}),
  errors: {},
})

export const bugReports = endpoint({
  method: 'GET',
  path: 'staff/bug-reports',
  summary: 'List errors reported by browsers and apps, latest first',
  audience: ['staff', 'admin'],
  permission: 'jobs',
  results: z.object({
    reports: z.array(
      z.object({
        id,
        source: z.string(),
        message: z.string(),
        location: z.string(),
        visibility,
        userId: id.nullable(),
        times: z.int(),
        firstAt: instant,
        lastAt: instant,
      }),
    ),
  }),
  errors: {},
})
