import { z } from 'zod'
import { largestScale, mostIn } from './values/amount-scale.ts'
import { daysBetween } from './values/dates.ts'
import { minorDigits } from './values/minor-digits.ts'
import { plainDate } from './values/shapes.ts'

/** The number of nights ahead used to measure a price change. */
export const measuredNights = 730

/** The largest change of a night by an amount, in cents of a dollar; in the home's currency, `mostIn` of it. */
export const mostNightStep = 10_000_000

/** The same in whole units of a home's currency. */
export const mostNightStepIn = (currency: string): number =>
  mostIn(currency, mostNightStep) / 10 ** minorDigits(currency)

/**
 * Nights `[from, to)`, or only some weekdays of them, whose prices change; empty means all weekdays. Alternatively the
 * minimum nights of stays that begin in them, or the weekdays on which these begin (0 = Sunday, all seven: every day).
 */
export const priceRange = z
  .object({
    from: plainDate,
    to: plainDate,
    weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
    /** Basis points. */
    share: z.int().min(-9_000).max(30_000).default(0),
    /** Whole units of the home's currency, per night. */
    amount: z
      .int()
      .min((-mostNightStep / 100) * largestScale)
      .max((mostNightStep / 100) * largestScale)
      .default(0),
    minNights: z.int().min(1).max(365).nullable().default(null),
    arriveOn: z.array(z.int().min(0).max(6)).min(1).max(7).nullable().default(null),
  })
  .refine(({ from, to }) => from < to && daysBetween(from, to) <= measuredNights, {
    error: `to must be after from, by at most ${measuredNights} nights`,
    path: ['to'],
  })
  .refine(
    ({ share, amount, minNights, arriveOn }) =>
      [share !== 0, amount !== 0, minNights !== null, arriveOn !== null].filter(Boolean).length <= 1,
    {
      error: 'share, amount, minNights, and arriveOn exclude each other',
      path: ['share'],
    },
  )
export type PriceRange = z.output<typeof priceRange>
