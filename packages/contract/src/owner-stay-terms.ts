import { z } from 'zod'
import { largestScale } from './values/amount-scale.ts'
import { plainDate } from './values/shapes.ts'

const nights = z.int().min(1).max(365)
const weekdays = z.array(z.int().min(0).max(6)).max(7)
const share = z.int().min(1).max(9_000)

/**
 * How long stays must be, and on which days they can begin and end; weekdays 0 = Sunday, empty = every day (R9 to R12).
 */
export const stayTerms = z.object({
  minNights: nights,
  maxNights: nights,
  arriveOn: weekdays,
  departOn: weekdays,
  /** Nights `[from, to)` with their own minimum or arrival days; null: the regular minimum. */
  seasons: z
    .array(
      z
        .object({ from: plainDate, to: plainDate, minNights: nights.nullable(), arriveOn: weekdays })
        .refine(({ from, to }) => from < to, { error: 'to must be after from', path: ['to'] })
        .refine(({ minNights, arriveOn }) => minNights !== null || arriveOn.length > 0, {
          error: 'a minimum or arrival days are missing',
          path: ['minNights'],
        }),
    )
    .max(60),
  /** Arrivals at most this many days from today. */
  lastMinute: z.object({ days: z.int().min(0).max(365), minNights: nights }).nullable(),
  /** Arrivals at least this many days from today. */
  farOut: z.object({ days: z.int().min(1).max(730), minNights: nights }).nullable(),
  /** Arrivals within this many nights before or after a booked one. */
  beside: z.object({ days: z.int().min(1).max(30), minNights: nights }).nullable(),
  /** A gap shorter than the minimum can be booked if it is filled exactly (R11). */
  fillGaps: z.boolean(),
  /** A stay that would leave an unbookable gap is rejected (R11). */
  preventGaps: z.boolean(),
})
export type StayTerms = z.output<typeof stayTerms>

/** Discounts for longer, earlier, and later bookings, in basis points. */
export const stayDiscounts = z.object({
  lengthOfStay: z.array(z.object({ minNights: z.int().min(2).max(365), share })).max(10),
  /** Booked at least this many days before arrival. */
  earlyBird: z.array(z.object({ daysAhead: z.int().min(1).max(730), share })).max(5),
  /** Booked at most this many days before arrival. */
  lastMinute: z.array(z.object({ daysAhead: z.int().min(0).max(365), share })).max(5),
})
export type StayDiscounts = z.output<typeof stayDiscounts>

const moved = z.int().min(-9_000).max(90_000)

/** Answers to the setup questions, from which the first price list is created; seasons repeat every year. */
export const firstPrices = z.object({
  base: z
    .int()
    .min(1)
    .max(1_000_000_000 * largestScale),
  /** The surcharge for a weekend night, in basis points. */
  weekendShare: z.int().min(0).max(30_000),
  floor: z.int().min(1).nullable(),
  minNights: nights,
  high: z.object({ from: plainDate, to: plainDate, share: moved, minNights: nights }).nullable(),
  quiet: z.object({ from: plainDate, to: plainDate, share: moved }).nullable(),
  weekShare: z.int().min(0).max(9_000),
  monthShare: z.int().min(0).max(9_000),
})
export type FirstPrices = z.output<typeof firstPrices>
