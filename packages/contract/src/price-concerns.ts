import { z } from 'zod'
import { instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** What of a change of prices is possible and hardly meant: it is asked about once more, with a reason (R14). */
export const priceConcern = z.discriminatedUnion('code', [
  /** Nights ten times above or below what nights of the home usually cost; the farthest of them. */
  z.object({ code: z.literal('far_from_usual'), nights: z.int(), night: plainDate, amount: money, usual: money }),
  /** First prices that hardly any home has. */
  z.object({ code: z.literal('unusual_amount'), amount: money }),
  /** Half of the price or more is taken off; basis points. */
  z.object({ code: z.literal('deep_discount'), share: z.int() }),
  /** A fee of more than five usual nights, or for each night of more than one. */
  z.object({ code: z.literal('high_fee'), label: z.string(), amount: money, usual: money }),
  /** A fee of more than three tenths; basis points. */
  z.object({ code: z.literal('high_share'), label: z.string(), share: z.int() }),
  /** A deposit of more than twenty usual nights. */
  z.object({ code: z.literal('high_deposit'), amount: money, usual: money }),
  /** A damage waiver that costs more than half of the deposit it replaces. */
  z.object({ code: z.literal('high_waiver'), amount: money, deposit: money }),
  /** A price of something beside the nights that hardly anybody asks for. */
  z.object({ code: z.literal('unusual_price'), label: z.string(), amount: money, least: money, most: money }),
  /** The same of a share; basis points. */
  z.object({ code: z.literal('unusual_share'), label: z.string(), share: z.int(), least: z.int(), most: z.int() }),
  /** Nobody could book any more, or on a tenth at most of the days on which someone could. */
  z.object({ code: z.literal('closes_home'), before: z.int(), after: z.int() }),
])
export type PriceConcern = z.output<typeof priceConcern>
export type PriceConcernCode = PriceConcern['code']

export const shortestReason = 10

const confirmedCodes = z.array(z.string().max(40)).max(20)

/** Someone stands by what was asked about: every concern that was shown, and why. */
export const priceConfirmation = z.object({
  concerns: confirmedCodes,
  reason: z
    .string()
    .trim()
    .min(shortestReason, { error: `Say why, in ${shortestReason} characters or more` })
    .max(500),
})
export type PriceConfirmation = z.output<typeof priceConfirmation>

/** Why unusual terms in force are right: who confirmed them, when, and for which concerns. */
export const confirmedTerms = z.object({
  concerns: z.array(priceConcern),
  reason: z.string(),
  /** Null when the account is gone. */
  by: z.string().nullable(),
  at: instant,
})
export type ConfirmedTerms = z.output<typeof confirmedTerms>

/** The concerns of the preview that the reason of the change answers, by code. */
export const confirmedConcerns = z
  .array(z.enum(priceConcern.options.map(({ shape }) => shape.code.value)))
  .max(20)
  .default([])

/** `details` of the refusal `confirmation_needed`. */
export const confirmationNeeded = z.object({ concerns: z.array(priceConcern) })
