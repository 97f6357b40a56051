import { z } from 'zod'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { instant } from './values/ids.ts'

/** What an installation needs before its first booking, in order. */
export const launchStepNames = [
  'company',
  'brand',
  'contact',
  'books',
  'regions',
  'mail',
  'payments',
  'bank',
  'destination',
  'levels',
  'policies',
  'agreements',
  'taxes',
  'fees',
  'messages',
  'team',
] as const
export type LaunchStepName = (typeof launchStepNames)[number]

/** How mail, payments, and payouts are set up, according to the server's settings and the service's response. */
export const launchDetails = [
  'outbox',
  'smtp',
  'sandbox',
  'stripe_test',
  'stripe_live',
  'stripe_refused',
  'stripe_unreachable',
  'payouts_sandbox',
  'bank_unnamed',
  'bank_file',
  'stripe_connect',
] as const

const step = z.object({
  name: z.enum(launchStepNames),
  done: z.boolean(),
  detail: z.enum(launchDetails).nullable(),
  /** The count, if a step counts something. */
  count: z.int().nullable(),
})
export type LaunchStep = z.output<typeof step>

export const sampleStates = ['loading', 'ready', 'failed', 'removing', 'removed'] as const
export type SampleState = (typeof sampleStates)[number]

/** The result of removing the sample data, counted over every table. */
const proof = z.object({ tables: z.int(), removed: z.int(), remaining: z.int() })
export type SampleProof = z.output<typeof proof>

/** Why sample data can't be loaded here. */
export const sampleObstacles = ['public_server', 'has_homes', 'takes_payments', 'sends_mail', 'many_nodes'] as const

const sample = z.object({
  /** Null: never loaded. */
  state: z.enum(sampleStates).nullable(),
  homes: z.int(),
  /** Completed steps, and the number planned. */
  done: z.int(),
  planned: z.int(),
  /** Why it can't be loaded now; null: it can. */
  obstacle: z.enum(sampleObstacles).nullable(),
  /** Homes the team added beside the sample's. */
  ownHomes: z.array(z.string()),
  /** Rows that people have added since, which are removed as well. */
  counts: z.object({ homes: z.int(), bookings: z.int() }),
  removedAt: instant.nullable(),
  removedBy: z.string().nullable(),
  proof: proof.nullable(),
  /** Someone chose to start without it, so it is no longer offered first. */
  declined: z.boolean(),
})
export type Sample = z.output<typeof sample>

const admins = ['admin'] as const

export const launchSteps = endpoint({
  method: 'GET',
  path: 'staff/launch',
  summary: 'Get what is ready and what is open before the first booking, from actual data',
  audience: admins,
  results: z.object({ steps: z.array(step) }),
  errors: {},
})

export const sendTestEmail = endpoint({
  method: 'POST',
  path: 'staff/launch/test-letter',
  summary: 'Send a test email through the configured mail server',
  audience: admins,
  results: z.object({ sentTo: z.string() }),
  errors: { too_many_attempts: 429 },
})

export const sampleNow = endpoint({
  method: 'GET',
  path: 'staff/launch/sample',
  summary: 'Get whether this installation holds sample data, and how far loading it is',
  audience: admins,
  results: z.object({ sample }),
  errors: {},
})

export const loadSample = endpoint({
  method: 'POST',
  path: 'staff/launch/sample',
  summary: 'Load sample homes, people, and bookings in the background, to explore before going live',
  audience: admins,
  inPerson: true,
  results: z.object({ sample }),
  errors: { ...secondFactorErrors, sample_not_possible: 409 },
})

export const startEmpty = endpoint({
  method: 'POST',
  path: 'staff/launch/sample/decline',
  summary: 'Start without sample data; it can still be loaded later',
  audience: admins,
  results: z.object({ sample }),
  errors: {},
})

export const removeSample = endpoint({
  method: 'POST',
  path: 'staff/launch/sample/remove',
  summary: 'Remove all sample data and everything made with it, and prove that nothing of it remains',
  audience: admins,
  inPerson: true,
  body: z.object({
    /** The word the screen asks the user to type. */
    confirm: z.literal('REMOVE', { error: 'Type REMOVE to confirm' }),
    /** Also deletes the homes the team added while exploring. */
    withOwnHomes: z.boolean().default(false),
  }),
  results: z.object({ sample }),
  errors: { ...secondFactorErrors, confirm_first: 403, no_sample: 409, own_homes: 409, sample_remains: 409 },
})
