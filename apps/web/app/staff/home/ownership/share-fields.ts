import { type HolderKind, type HomeOwnership, readEmail } from '@porchlight/contract'

export type ShareFields = { email: string; percent: number | null; holderKind: HolderKind; holderName: string }
export type OwnershipFields = { from: string; shares: ShareFields[]; reason: string }

export const blankShare: ShareFields = { email: '', percent: null, holderKind: 'person', holderName: '' }

/** Starts with today's owners, as of today. */
export const fieldsOf = ({ sets, home }: HomeOwnership): OwnershipFields => {
  const current = sets.find(({ from }) => from <= home.today) ?? sets.at(-1)
  const shares = (current?.owners ?? []).map(({ email, basisPoints, holderKind, holderName }) => ({
    email,
    percent: basisPoints / 100,
    holderKind,
    holderName,
  }))
  return { from: home.today, shares: shares.length > 0 ? shares : [{ ...blankShare, percent: 100 }], reason: '' }
}

const pointsOf = ({ percent }: ShareFields): number => Math.round((percent ?? 0) * 100)

/** Basis points of all rows together: 10,000 is the whole home. */
export const sumOf = (shares: readonly ShareFields[]): number => shares.reduce((sum, share) => sum + pointsOf(share), 0)

type Words = Record<'fill' | 'emailInvalid' | 'unclear' | 'reasonShort', string> & {
  /** What the shares add up to, in basis points. */
  sum: (points: number) => string
}

/** Validation problems by field. Shares that don't make a whole are marked at the last one. */
export const ownershipProblems = (
  { from, shares, reason }: OwnershipFields,
  words: Words,
  needsReason: boolean,
): Record<string, string> => {
  const problems: Record<string, string> = {}
  if (from === '') problems.from = words.fill
  for (const [at, { email, percent, holderKind, holderName }] of shares.entries()) {
    if (readEmail(email.trim()) === undefined) problems[`shares.${at}.email`] = words.emailInvalid
    if (percent === null || percent <= 0) problems[`shares.${at}.percent`] = words.unclear
    if (holderKind !== 'person' && holderName.trim() === '') problems[`shares.${at}.holderName`] = words.fill
  }
  const sum = sumOf(shares)
  const last = `shares.${shares.length - 1}.percent`
  if (sum !== 10_000 && shares.every(({ percent }) => percent !== null && percent > 0)) problems[last] = words.sum(sum)
  if (needsReason && reason.trim().length < 10) problems.reason = words.reasonShort
  return problems
}

export const sharesBody = (shares: readonly ShareFields[]) =>
  shares.map((share) => ({
    email: share.email.trim(),
    basisPoints: pointsOf(share),
    holderKind: share.holderKind,
    holderName: share.holderKind === 'person' ? '' : share.holderName.trim(),
  }))
