import { z } from 'zod'
import { contractTerms } from './contract-terms.ts'
import { endpoint } from './endpoint.ts'
import { homeStatuses } from './homes.ts'
import { levelChoice } from './service-levels.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** What an owner completes before a home can go live, in this order (domain, homes). */
export const setupSteps = [
  'property-details',
  'service-level',
  'photos',
  'marketing-channels',
  'utility-fee-settings',
  'lead-time',
  'documents',
  'pricing',
  'confirm-strategy',
  'final-approval',
] as const
export type SetupStep = (typeof setupSteps)[number]

const editors = ['owner', 'staff', 'admin'] as const
/** A call about one home, for those who manage it. */
export const ofManagedHome = { audience: editors, permission: 'homes', params: z.object({ id: idText }) } as const

export const homeSetup = z.object({
  home: z.object({
    id,
    name: z.string(),
    town: z.string(),
    timeZone: z.string(),
    status: z.enum(homeStatuses),
    previewHash: z.string(),
    /** Null until one is selected. */
    serviceLevel: z.string().nullable(),
    /** False once a contract has been signed: a different level then needs a new contract. */
    mayChooseLevel: z.boolean(),
  }),
  /** The levels this home can have: those on offer, and its own. */
  levels: z.array(levelChoice),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(['open', 'done', 'waived']),
      /** What is still missing, as codes. */
      missing: z.array(z.string()),
      /** The team's note when it completed or waived the step. */
      note: z.string(),
    }),
  ),
  /** The statuses the caller can move the home to. */
  moves: z.array(z.enum(homeStatuses)),
  /** Latest first. */
  history: z.array(z.object({ to: z.enum(homeStatuses), note: z.string(), at: instant, by: z.string().nullable() })),
})
export type HomeSetup = z.output<typeof homeSetup>

export const setupOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/setup',
  summary: 'Get a home’s setup progress: each step, what is missing, and what is possible now',
  ...ofManagedHome,
  results: homeSetup,
  errors: {},
})

export const moveOwnHome = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/status',
  summary: 'Submit a home for approval, withdraw it, or pause it',
  ...ofManagedHome,
  body: z.object({ to: z.enum(homeStatuses), note: z.string().trim().max(500).default('') }),
  results: z.object({ status: z.enum(homeStatuses) }),
  errors: { not_allowed_now: 409, setup_incomplete: 422, reason_needed: 422 },
})

export const chooseServiceLevel = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/service-level',
  summary: 'Choose a home’s service level before its contract is agreed',
  ...ofManagedHome,
  body: z.object({ level: z.string().max(40) }),
  results: z.object({}),
  errors: { contract_agreed: 409, unknown_level: 422 },
})

export const serviceLevelOfYear = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/service-level/{year}',
  summary: 'List the versions of a home’s contract in a year with their effective dates',
  ...ofManagedHome,
  params: z.object({ id: idText, year: z.coerce.number().int().min(2000).max(2999) }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    serviceLevel: z.string().nullable(),
    levels: z.array(levelChoice),
    versions: z.array(
      contractTerms.extend({
        version: z.int(),
        from: plainDate,
        /** The last day; null if open-ended. */
        to: plainDate.nullable(),
      }),
    ),
  }),
  errors: {},
})
