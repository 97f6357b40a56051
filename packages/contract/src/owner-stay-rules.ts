import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { id, idText } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const span = z
  .object({ from: plainDate, /** The day after the last night. */ to: plainDate })
  .refine(({ from, to }) => from < to, { error: 'to must be after from', path: ['to'] })

/** How owners may stay in their home themselves (R52). */
export const ownerStayRules = z.object({
  /** Nights of a calendar year, for all owners of the home together; null: no limit. */
  nightsPerYear: z.int().min(0).max(366).nullable(),
  /** Days between saying so and the first night. */
  noticeDays: z.int().min(0).max(365),
  /** Spans in which no owner stays. */
  closed: z.array(span).max(20),
})
export type OwnerStayRules = z.output<typeof ownerStayRules>

/** Which rule a stay breaks, with the figures to say so. */
export const ownerStayFault = z.discriminatedUnion('code', [
  z.object({ code: z.literal('too_soon'), earliest: plainDate }),
  z.object({ code: z.literal('closed'), from: plainDate, to: plainDate }),
  z.object({ code: z.literal('over_limit'), year: z.int(), limit: z.int(), taken: z.int(), wanted: z.int() }),
])
export type OwnerStayFault = z.output<typeof ownerStayFault>

export const ownerStaysOfHome = endpoint({
  ...ofManagedHome,
  method: 'GET',
  path: 'owners/properties/{id}/owner-stays',
  summary: 'Get the rules for owner stays in a home, and the nights used this year and next',
  results: z.object({
    home: z.object({ id, name: z.string(), today: plainDate }),
    rules: ownerStayRules,
    years: z.array(z.object({ year: z.int(), taken: z.int() })),
  }),
  errors: {},
})
export type OwnerStaysOfHome = ResultsOf<typeof ownerStaysOfHome>

export const agreeOwnerStays = endpoint({
  method: 'PUT',
  path: 'staff/properties/{id}/owner-stays',
  summary: 'Set the rules for owner stays in a home; existing owner stays are unchanged',
  audience: ['staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
  body: ownerStayRules,
  results: z.object({}),
  errors: {},
})
