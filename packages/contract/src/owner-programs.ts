import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { jobCard } from './jobs.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { mostIn, tooHigh } from './values/amount-scale.ts'
import { id, idText } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** How a program is priced: per completed visit, month, or year of enrollment. */
export const programPers = ['visit', 'month', 'year'] as const
export type ProgramPer = (typeof programPers)[number]

/** Minor units. */
export const mostProgramPrice = 10_000_000

const terms = z.object({
  price: money,
  per: z.enum(programPers),
  /** Months of the year with visits, 1 to 12. */
  months: z.array(z.int().min(1).max(12)).min(1).max(12),
  /** The number of visits in each of them. */
  visits: z.int().min(1).max(4),
})

const words = {
  name: z.string().trim().min(1).max(80),
  summary: z.string().trim().min(1).max(600),
  /** The included services, one by one. */
  included: z.array(z.string().trim().min(1).max(120)).min(1).max(20),
  /** Whether homes can still enroll. */
  offered: z.boolean(),
}

const offer = terms.extend({ id, ...words })
export type ProgramOffer = z.output<typeof offer>

/** A home's enrollment, under the terms in effect on the day it was agreed. */
const part = terms.extend({ from: plainDate, until: plainDate.nullable() })
export type ProgramPart = z.output<typeof part>

const nameOf = z.object({ id, name: z.string() })

const ownProgram = z.object({
  home: nameOf,
  /** Today in the home's time zone. */
  today: plainDate,
  program: offer,
  part: part.nullable(),
  /** Its upcoming and past visits. */
  jobs: z.array(jobCard),
  /** Charges, latest first: the total, and the caller's part. */
  charges: z.array(z.object({ id, on: plainDate, whole: money, yours: money })),
})
export type OwnerProgram = z.output<typeof ownProgram>

const editors = { audience: ['owner', 'staff', 'admin'], permission: 'homes' } as const
const ofHome = z.object({ id: idText })
const ofBoth = z.object({ id: idText, programId: idText })

export const ownerPrograms = endpoint({
  ...editors,
  method: 'GET',
  path: 'owners/properties/{id}/programs',
  summary: 'List the programs a home is enrolled in, and those available',
  params: ofHome,
  results: z.object({ home: nameOf, programs: z.array(offer.extend({ part: part.nullable() })) }),
  errors: {},
})

export const ownerProgram = endpoint({
  ...editors,
  method: 'GET',
  path: 'owners/properties/{id}/programs/{programId}',
  summary: 'Get a home’s program: terms, visits and charges',
  params: ofBoth,
  results: ownProgram,
  errors: {},
})

export const enrolHome = endpoint({
  ...editors,
  method: 'POST',
  path: 'owners/properties/{id}/programs/{programId}/enrolment',
  summary: 'Enroll a home in a program from a day on, at today’s price',
  params: ofBoth,
  body: z.object({ from: plainDate }),
  results: ownProgram,
  errors: { not_allowed_now: 409 },
})

export const endEnrolment = endpoint({
  ...editors,
  method: 'POST',
  path: 'owners/properties/{id}/programs/{programId}/end',
  summary: 'End a home’s enrollment; later visits are canceled',
  params: ofBoth,
  body: z.object({ until: plainDate }),
  results: ownProgram,
  errors: { not_allowed_now: 409 },
})

const desk = z.object({
  programs: z.array(
    offer.extend({
      homes: z.array(part.extend({ id, name: z.string() })),
      /** Why an unusual price is correct. */
      confirmed: confirmedTerms.nullable(),
    }),
  ),
})
export type DeskProgram = z.output<typeof desk>['programs'][number]
const staff = { audience: ['staff', 'admin'], permission: 'homes' } as const

export const deskPrograms = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/programs',
  summary: 'List every program with its enrolled homes',
  results: desk,
  errors: {},
})

export const saveProgram = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/programs',
  summary: 'Create a program, or change it for later enrollments',
  body: terms.extend({
    id: id.nullable(),
    ...words,
    price: money
      .extend({ amount: z.int().min(1) })
      .refine(({ amount, currency }) => amount <= mostIn(currency, mostProgramPrice), {
        path: ['amount'],
        error: tooHigh,
      }),
    confirm: priceConfirmation.optional(),
  }),
  results: desk,
  errors: { confirmation_needed: 422 },
})
