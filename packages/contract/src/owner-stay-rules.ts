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

/** The rules for owners' stays in their own home (R52). */
export const ownerStayRules = z.object({
  /** Nights per calendar year, for all owners of the home together; null: no limit. */
  nightsPerYear: z.int().min(0).max(366).nullable(),
  /** The minimum number of days between the announcement and the first night. */
  noticeDays: z.int().min(0).max(365),
  /** Dates on which no owner stays are allowed. */
  closed: z.array(span).max(20),
})
export type OwnerStayRules = z.output<typeof ownerStayRules>

/** The rule a stay breaks, with the figures to explain it. */
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

/** The maximum number of nights of an owner stay that can be priced. */
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
    /** Null if the nights have no price, or no agreement covers them. */
    cost: z
      .object({
        /** From the rent of these nights to the owner's part; for staff, the part of all owners. */
        lines: z.array(ownerMoneyLine),
        forgone: money,
        /** The home's cleaning fee, which the owner's statement charges after their stay. */
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
