import { z } from 'zod'

/** A short word by which the team finds something. */
export const tag = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^,;\p{Cc}]*$/u, { error: 'A tag has no comma and no semicolon' })
