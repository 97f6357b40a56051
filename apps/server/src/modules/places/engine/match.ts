import type { Written } from './address-keys.ts'

/** A street that may be meant, with its town's data in comparable form. */
export type Candidate = { street: string; town: string; beside: readonly string[] }

/** Whether each word typed occurs in the texts, the last one possibly incomplete. */
const isBeginningOf = (typed: string, texts: readonly string[]): boolean => {
  const written = texts.flatMap((text) => text.split(' '))
  const requested = typed.split(' ').filter(Boolean)
  return requested.every((word, at) =>
    written.some((one) => (at === requested.length - 1 ? one.startsWith(word) : one === word)),
  )
}

/** Words may be split differently if a script has no spaces: Bei Jing. */
const begins = (text: string, start: string): boolean => text.replaceAll(' ', '').startsWith(start.replaceAll(' ', ''))

/** Whether the text starts with these whole words. */
const goesOn = (text: string, start: string): boolean => text === start || text.startsWith(`${start} `)

/**
 * How well a street matches what was written; null if it doesn't. 2: the whole street is written, and the rest belongs
 * to its town. 1: only the beginning of the street is written.
 */
export const streetFit = ({ rest }: Written, { street, town, beside }: Candidate): 1 | 2 | null => {
  if (goesOn(rest, street)) return isBeginningOf(rest.slice(street.length).trim(), [town, ...beside]) ? 2 : null
  return rest !== '' && begins(street, rest) ? 1 : null
}

/** How well a town matches: its name or the beginning of it is written, and the rest belongs to it. */
export const townFit = ({ number, rest }: Written, town: string, beside: readonly string[]): 1 | 2 | null => {
  if (number !== null || rest === '') return null
  if (goesOn(rest, town)) return isBeginningOf(rest.slice(town.length).trim(), beside) ? 2 : null
  return begins(town, rest) ? 1 : null
}
