import { z } from 'zod'
import { daysBetween } from './values/dates.ts'
import { plainDate } from './values/shapes.ts'

/** Nights ahead whose prices a change is measured by. */
export const measuredNights = 730

/** Nights `[from, to)`, or some weekdays of them, whose prices move by so many basis points; none means all weekdays. */
export const priceRange = z
  .object({
    from: plainDate,
    to: plainDate,
    weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
    share: z.int().min(-9_000).max(30_000),
  })
  .refine(({ from, to }) => from < to && daysBetween(from, to) <= measuredNights, {
    error: `to must be after from, by at most ${measuredNights} nights`,
    path: ['to'],
  })
