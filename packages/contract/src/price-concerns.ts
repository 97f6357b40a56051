import { z } from 'zod'
import { instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** A price change that is possible but unlikely to be intended: it must be confirmed with a reason (R14). */
export const priceConcern = z.discriminatedUnion('code', [
  /** Nights at ten times or a tenth of the home's usual price; the most extreme of them. */
  z.object({ code: z.literal('far_from_usual'), nights: z.int(), night: plainDate, amount: money, usual: money }),
  /** First prices that hardly any home has. */
  z.object({ code: z.literal('unusual_amount'), amount: money }),
  /** A discount of half the price or more; basis points. */
  z.object({ code: z.literal('deep_discount'), share: z.int() }),
  /** A fee of more than five usual nights, or more than one if charged per night. */
  z.object({ code: z.literal('high_fee'), label: z.string(), amount: money, usual: money }),
  /** A fee of more than three tenths; basis points. */
  z.object({ code: z.literal('high_share'), label: z.string(), share: z.int() }),
  /** A deposit of more than twenty usual nights. */
  z.object({ code: z.literal('high_deposit'), amount: money, usual: money }),
  /** A damage waiver that costs more than half of the deposit it replaces. */
  z.object({ code: z.literal('high_waiver'), amount: money, deposit: money }),
  /** An unusual price for something other than nights. */
  z.object({ code: z.literal('unusual_price'), label: z.string(), amount: money, least: money, most: money }),
  /** The same for a share; basis points. */
  z.object({ code: z.literal('unusual_share'), label: z.string(), share: z.int(), least: z.int(), most: z.int() }),
  /** The home could no longer be booked at all, or on at most a tenth of the previously bookable days. */
  z.object({ code: z.literal('closes_home'), before: z.int(), after: z.int() }),
])
export type PriceConcern = z.output<typeof priceConcern>
export type PriceConcernCode = PriceConcern['code']

export const shortestReason = 10

const confirmedCodes = z.array(z.string().max(40)).max(20)

/** A confirmation of concerns: every concern that was displayed, and the reason. */
export const priceConfirmation = z.object({
  concerns: confirmedCodes,
  reason: z
    .string()
    .trim()
    .min(shortestReason, { error: `Say why, in ${shortestReason} characters or more` })
    .max(500),
})
export type PriceConfirmation = z.output<typeof priceConfirmation>

/** Why unusual terms in force are correct: who confirmed them, when, and for which concerns. */
export const confirmedTerms = z.object({
  concerns: z.array(priceConcern),
  reason: z.string(),
  /** Null if the account no longer exists. */
  by: z.string().nullable(),
  at: instant,
})
export type ConfirmedTerms = z.output<typeof confirmedTerms>

/** The preview's concerns that the reason for the change confirms, by code. */
export const confirmedConcerns = z
  .array(z.enum(priceConcern.options.map(({ shape }) => shape.code.value)))
  .max(20)
  .default([])

/** `details` of the `confirmation_needed` error. */
export const confirmationNeeded = z.object({ concerns: z.array(priceConcern) })
