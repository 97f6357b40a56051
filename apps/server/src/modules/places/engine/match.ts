import type { Written } from './address-keys.ts'

/** A street of a town that may be meant, with what is known of the town in compared form. */
export type Candidate = { street: string; town: string; beside: readonly string[] }

/** Words of a beginning: each stands in the text, the last one perhaps only half written. */
const isBeginningOf = (typed: string, texts: readonly string[]): boolean => {
  const written = texts.flatMap((text) => text.split(' '))
  const requested = typed.split(' ').filter(Boolean)
  return requested.every((word, at) =>
    written.some((one) => (at === requested.length - 1 ? one.startsWith(word) : one === word)),
  )
}

/** Words may be parted otherwise where a script has no spaces: Bei Jing. */
const begins = (text: string, start: string): boolean => text.replaceAll(' ', '').startsWith(start.replaceAll(' ', ''))

/** Whether the text goes on behind a whole word. */
const goesOn = (text: string, start: string): boolean => text === start || text.startsWith(`${start} `)

/**
 * How well a street fits what was written; null when it does not. 2: the whole street is written, and what follows is
 * of its town. 1: what is written is the beginning of the street.
 */
export const streetFit = ({ rest }: Written, { street, town, beside }: Candidate): 1 | 2 | null => {
  if (goesOn(rest, street)) return isBeginningOf(rest.slice(street.length).trim(), [town, ...beside]) ? 2 : null
  return rest !== '' && begins(street, rest) ? 1 : null
}

/** Whether a town is meant: its name is written, or the beginning of it, and what follows belongs to it. */
export const townFit = ({ number, rest }: Written, town: string, beside: readonly string[]): 1 | 2 | null => {
  if (number !== null || rest === '') return null
  if (goesOn(rest, town)) return isBeginningOf(rest.slice(town.length).trim(), beside) ? 2 : null
  return begins(town, rest) ? 1 : null
}
