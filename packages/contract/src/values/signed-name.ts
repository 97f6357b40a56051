import { z } from 'zod'

/** A name as somebody signs with it: at least two letters, of any script. */
export const isSignedName = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 2

export const signedName = z.string().trim().max(160).refine(isSignedName, { error: 'Type your name' })

const lettersOf = (name: string): string =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  ).join('')

/** Whether two signatures bear one name, however it was spaced, dotted or capitalised. */
export const sameSignedName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other)
