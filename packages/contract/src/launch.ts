import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What an installation needs before its first booking, in the order in which it is settled. */
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
  'agreements',
  'taxes',
  'team',
] as const
export type LaunchStepName = (typeof launchStepNames)[number]

/** How mail, payments, and payouts are set up, as the settings of the server say and the other side answers. */
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
  /** How many there are, where a step counts something. */
  count: z.int().nullable(),
})
export type LaunchStep = z.output<typeof step>

const admins = ['admin'] as const

export const launchSteps = endpoint({
  method: 'GET',
  path: 'staff/launch',
  summary: 'Get what is ready and what is open before the first booking, from actual data',
  audience: admins,
  results: z.object({ steps: z.array(step) }),
  errors: {},
})

export const sendTestLetter = endpoint({
  method: 'POST',
  path: 'staff/launch/test-letter',
  summary: 'Send a test email through the configured mail server',
  audience: admins,
  results: z.object({ sentTo: z.string() }),
  errors: { too_many_attempts: 429 },
})
