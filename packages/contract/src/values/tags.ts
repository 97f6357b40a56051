import { z } from 'zod'

/** A short label the team uses to find something. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^,;\p{Cc}]*$/u, { error: 'A tag has no comma and no semicolon' })

/** Tags to add and others to remove. What isn't named stays, so that two colleagues don't overwrite each other. */
export const tagChange = (most: number, one: z.ZodType<string> = tag) =>
  z.object({ add: z.array(one).max(most).default([]), remove: z.array(one).max(most).default([]) })
