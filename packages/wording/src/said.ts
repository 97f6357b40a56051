import type { Money, PlainDate } from '@porchlight/contract'
import type { WordingCode } from './catalog.ts'

/** A value of a message: data that each language formats in its own way. A string is a name and stays as it is. */
export type Param =
  | string
  | number
  | Money
  | { basisPoints: number }
  | { day: PlainDate }
  /** The days of a stay, as "May 1 – 8, 2027". */
  | { from: PlainDate; to: PlainDate }
  | { instant: string; zone: string }
  /** The time of day of a moment. */
  | { clock: string; zone: string }
  /** Weekdays from 0 (Sunday), as "Fri, Sat" or "Sun–Thu". */
  | { weekdays: readonly number[] }
  | { all: readonly Param[]; with?: 'comma' | 'space' | 'dot' | 'semicolon' }
  | Said

/** A text as data: the code of a message and its values. It is rendered for each reader, and stored in no language. */
export type Said = { code: WordingCode; params?: Readonly<Record<string, Param>> }

export const said = (code: WordingCode, params?: Said['params']): Said => (params ? { code, params } : { code })

/** A text of a person: the name of a fee or a tax, a note. It is the same in every language. */
export const asWritten = (text: string): Said => said('as_written', { text })

/** A string is what a person wrote. */
export const textOf = (text: Said | string): Said => (typeof text === 'string' ? asWritten(text) : text)

export const listOf = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined) } })

export const dotted = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined), with: 'dot' } })

export const sentences = (...parts: (Param | undefined)[]): Said =>
  said('price.list', { parts: { all: parts.filter((part) => part !== undefined), with: 'space' } })
