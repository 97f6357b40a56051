import { fullName, type SignerName, signatureFit } from '@porchlight/contract'
import { inLatin } from '#kernel/latin'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from './queries.ts'

const lettersOf = (name: string): string =>
  inLatin(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/**
 * What remains of a name however its vowels are spelled: Ali Hassan and علي حسن are both "l hsn". Languages differ in
 * writing "sh" and "kh", so only their first letter counts.
 */
const skeletonOf = (name: string): string =>
  lettersOf(name)
    .replace(/([bcdgkpstz])h/g, '$1')
    .replace(/[aeiouyw]/g, '')
    .replace(/(.)\1+/g, '$1')

const pairsIn = (text: string): string[] => [...text].slice(1).map((email, at) => `${text[at]}${email}`)

/** How similar two texts are by their pairs of letters, 0 to 1. */
const likeness = (one: string, other: string): number => {
  if (one === other) return one === '' ? 0 : 1
  const rest = pairsIn(other)
  const total = pairsIn(one).length + rest.length
  const shared = pairsIn(one).filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }).length
  return total === 0 ? 0 : (2 * shared) / total
}

const closeEnough = 0.6

type Sound = (name: string) => string

/** A single-character name has no pairs to compare. */
const soundsLike = (one: string, other: string, sound: Sound): boolean => {
  const [a, b] = [sound(one), sound(other)]
  return a === b || (Math.min(a.length, b.length) > 1 && likeness(a, b) >= closeEnough)
}

/** The ways to read a signature as two names: any two separate groups of its words, or of its letters if it is one word. */
const readings = (signed: string): [string, string][] => {
  const words = inLatin(signed)
    .split(/[^A-Za-z'’]+/)
    .filter((word) => word !== '')
  const units = words.length > 1 ? words : [...(words[0] ?? '')]
  const glue = words.length > 1 ? ' ' : ''
  const spans = words.length > 1 ? words.slice(0, 6) : units.slice(0, 40)
  const found: [string, string][] = []
  for (let at = 1; at < spans.length; at++)
    for (let from = 0; from < at; from++)
      for (let to = at + 1; to <= spans.length; to++) {
        if (glue === '' && (from > 0 || to < spans.length)) continue
        found.push([spans.slice(from, at).join(glue), spans.slice(at, to).join(glue)])
      }
  return found
}

/** Too few consonants say nothing: 李一 and "ol" have one. Then the vowels count as well. */
const fewestConsonants = 3

/**
 * Whether both names are in the signature by their sound. A relative's signature has the last name only, so each name
 * is compared on its own.
 */
const soundsOfBoth = (signed: string, { firstName, lastName }: SignerName): boolean => {
  const whole = skeletonOf(`${firstName} ${lastName}`)
  const sound = Math.min(whole.length, skeletonOf(signed).length) < fewestConsonants ? lettersOf : skeletonOf
  if (lettersOf(signed) === '') return false
  if (firstName === '' || lastName === '') return soundsLike(signed, `${firstName}${lastName}`, sound)
  return readings(signed).some(
    ([one, other]) =>
      (soundsLike(one, firstName, sound) && soundsLike(other, lastName, sound)) ||
      (soundsLike(one, lastName, sound) && soundsLike(other, firstName, sound)),
  )
}

/** Whether a signature matches this name, even in another script's letters. */
export const isSignatureOf = (signed: string, name: SignerName): boolean => {
  const fit = signatureFit(signed, name)
  return fit === 'other-script' ? soundsOfBoth(signed, name) : fit === 'yes'
}

/** @throws Problem 422 `name_differs` if a signature matches none of these names */
export const refuseOtherName = (signed: string, ...names: readonly SignerName[]): void => {
  const [name] = names
  if (!name || names.some((one) => isSignatureOf(signed, one))) return
  throw new Problem(
    422,
    'name_differs',
    `Sign with your first and last name as in your account: ${fullName(name)}.`,
    { name: fullName(name) },
    { required: ['signedName'] },
  )
}

/** @throws Problem 422 `name_differs` if a signature does not match the account's name */
export const refuseOtherSigner = async (ctx: ReadCtx, accountId: number, signed: string): Promise<void> => {
  const account = await accountById(ctx, accountId)
  if (account) refuseOtherName(signed, account)
}
