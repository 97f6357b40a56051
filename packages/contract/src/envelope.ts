import { z } from 'zod'

/**
 * The body of every error (spec section 8; api.md): a sentence to show, a code to decide on, the request's id to quote.
 */
export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ProblemBody = z.output<typeof problemBody>

export type Success<Results> = { valid: true; results: Results }
export type Failure = { valid: false; results: { error: ProblemBody; required: string[] } }
export type Envelope<Results> = Success<Results> | Failure

export const failureEnvelope = z.object({
  valid: z.literal(false),
  results: z.object({ error: problemBody, required: z.array(z.string()) }),
})
