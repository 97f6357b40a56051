import { z } from 'zod'

/** A short label the team uses to find something. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^,;\p{Cc}]*$/u, { error: 'A tag has no comma and no semicolon' })
