/**
 * Dates and money in requests and responses. Separate from the arithmetic on them, which browsers use without the
 * validator.
 */
import { z } from 'zod'
import { isPlainDate } from './dates.ts'

/** The centuries around ours: far enough from the ends of the calendar that days can be added to any date. */
const inReach = (date: string): boolean => isPlainDate(date) && date >= '1900-01-01' && date <= '2999-12-31'

/** What is none is not compared with other fields: days can't be added to it. */
export const plainDate = z
  .string()
  .refine(inReach, { error: 'Use a real date as YYYY-MM-DD', abort: true })
  .meta({ format: 'date' })

/** A month, by its first day. */
export const firstOfMonth = plainDate.refine((date) => date.endsWith('-01'), { error: 'Use the first day of a month' })

export const stay = z
  .object({ arrive: plainDate, depart: plainDate })
  .refine((value) => value.arrive < value.depart, { error: 'Departure must be after arrival', path: ['depart'] })

/** Requires at least one night between arrival and departure, in a body that has both among other fields. */
export const atLeastOneNight = <Body extends z.ZodType<{ arrive: string; depart: string }>>(body: Body) =>
  body.refine(({ arrive, depart }) => arrive < depart, { error: 'Departure must be after arrival', path: ['depart'] })

/**
 * A text stored on the server as data (a message code and its values) and rendered in the reader's language when it
 * responds. The receiver gets a string.
 */
export type TextData = { readonly code: string; readonly params?: Readonly<Record<string, unknown>> }
export const readerText = z.string() as unknown as z.ZodType<string, string | TextData>

export const currencyCode = z.string().regex(/^[A-Z]{3}$/)
export const money = z.object({ amount: z.int(), currency: currencyCode })
