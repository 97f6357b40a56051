import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { ownerMoneyLine } from './owners.ts'
import { addDays } from './values/dates.ts'
import { id, idText } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

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

/** As many nights as one stay of their own is priced for. */
const mostOwnNights = 90

export const ownStayCost = endpoint({
  ...ofManagedHome,
  method: 'GET',
  path: 'owners/properties/{id}/own-stay-cost',
  summary:
    'Get what an owner’s own stay costs them: what a guest’s stay would bring after commission, and the cleaning',
  query: z
    .object({ from: plainDate, to: plainDate })
    .refine(({ from, to }) => from < to && addDays(from, mostOwnNights) >= to, {
      error: 'to must be after from, within 90 nights',
      path: ['to'],
    }),
  results: z.object({
    /** Null where the nights have no price, or no agreement covers them. */
    cost: z
      .object({
        /** From the rent of these nights to what would be theirs; staff read what all owners would get. */
        lines: z.array(ownerMoneyLine),
        forgone: money,
        /** The home’s cleaning fee: what their statement charges for cleaning after them. */
        cleaning: money,
        total: money,
      })
      .nullable(),
  }),
  errors: {},
})
export type OwnStayCost = NonNullable<ResultsOf<typeof ownStayCost>['cost']>

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
