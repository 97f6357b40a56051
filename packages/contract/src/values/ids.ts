import { z } from 'zod'

/** A record's id: a positive integer; digits in paths. */
export const id = z.int().positive()
/** The same id as text, in paths and query strings. */
export const idText = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)
export const hash = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/)
/** An instant as ISO 8601 with Z. */
export const instant = z.iso.datetime()
/** Ten-thousandths: 550 is 5.5%. */
export const basisPoints = z.int().min(0).max(10_000)

/** Basis points in display format: `12.5%`. */
export const percentInWords = (points: number): string => `${points / 100}%`
