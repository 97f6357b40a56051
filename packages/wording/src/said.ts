import type { Money, PlainDate } from '@porchlight/contract'
import type { WordingCode } from './catalog.ts'

/** A value of a message: data that each language formats its own way. A string is a name and stays unchanged. */
export type Param =
  | string
  | number
  | Money
  | { basisPoints: number }
  | { day: PlainDate }
  /** The dates of a stay, as "May 1 – 8, 2027". */
  | { from: PlainDate; to: PlainDate }
  | { instant: string; zone: string }
  /** The time of day of an instant. */
  | { clock: string; zone: string }
  /** Weekdays from 0 (Sunday), as "Fri, Sat" or "Sun–Thu". */
  | { weekdays: readonly number[] }
  | { all: readonly Param[]; with?: 'comma' | 'space' | 'dot' | 'semicolon' }
  | Said

/**
 * A text as data: the code of a message and its values. It is rendered for each reader, and stored independent of
 * language.
 */
export type Said = { code: WordingCode; params?: Readonly<Record<string, Param>> }

export const said = (code: WordingCode, params?: Said['params']): Said => (params ? { code, params } : { code })

/** User-written text: the name of a fee or a tax, a note. It is the same in every language. */
export const asWritten = (text: string): Said => said('as_written', { text })

/** A string is user-written text. */
export const textOf = (text: Said | string): Said => (typeof text === 'string' ? asWritten(text) : text)

export const listOf = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined) } })

export const dotted = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined), with: 'dot' } })

export const sentences = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined), with: 'space' } })
