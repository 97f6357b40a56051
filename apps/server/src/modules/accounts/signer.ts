import { fullName, type SignerName, signatureFit } from '@porchlight/contract'
import { inLatin } from '#kernel/latin'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from './queries.ts'

/** What remains of a name however its vowels are spelled: Ali Hassan and علي حسن are both "l hsn". */
const skeletonOf = (name: string): string =>
  inLatin(name)
    .toLowerCase()
    .replace(/[^a-z]|[aeiouyw]/g, '')
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

/** Whether a signature matches this name, even in another script's letters. */
export const isSignatureOf = (signed: string, name: SignerName): boolean => {
  const fit = signatureFit(signed, name)
  if (fit !== 'other-script') return fit === 'yes'
  const sounds = [`${name.firstName} ${name.lastName}`, `${name.lastName} ${name.firstName}`]
  return sounds.some((sound) => likeness(skeletonOf(sound), skeletonOf(signed)) >= closeEnough)
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
