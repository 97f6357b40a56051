import type { ReceivedReason } from '@porchlight/contract'
import type { EmailSort } from './engine/sorting.ts'

/** More emails than this from one sender in an hour are automated. */
export const mostPerHour = 20

/** What is known about an email after reading it. */
export type Findings = {
  sort: EmailSort
  /** How many emails came from this address in the hour before. */
  fromSender: number
  /** The account whose address it claims to be from. */
  accountId: number | null
  /** A trusted party confirms that it really is from that address. */
  vouchedFor: boolean
  /** Our own mail server says that it isn't. */
  disowned: boolean
  /** The conversation its token names. */
  answered: { conversationId: number; personId: number } | null
  /** The conversation whose emails it references. Anyone could reference them. */
  referred: { conversationId: number; personId: number } | null
}

export type Placement =
  | { state: 'filed'; personId: number; conversationId: number | null }
  | { state: 'open'; why: ReceivedReason; personId: number | null; conversationId: number | null }
  | { state: 'set_aside'; why: ReceivedReason }

/** Filters guess these and make mistakes; someone who replies to us is neither. */
const guessedSorts: ReadonlySet<EmailSort> = new Set(['spam', 'list'])

/**
 * Decides where an email belongs. Only someone who proves they have the person's address writes as that person: through
 * our own mail server, or with a token only they were sent. Everyone else waits for the team, with what they seem to be
 * writing about.
 */
export const placementOf = (found: Findings): Placement => {
  const { fromSender, accountId, vouchedFor, disowned, answered, referred } = found
  const isOwnAnswer = answered !== null && answered.personId === accountId && !disowned
  const sort = isOwnAnswer && guessedSorts.has(found.sort) ? 'person' : found.sort
  if (sort !== 'person') return { state: 'set_aside', why: sort }
  if (fromSender >= mostPerHour) return { state: 'set_aside', why: 'too_many' }
  if (accountId !== null && !disowned && (isOwnAnswer || vouchedFor)) {
    const own = [answered, referred].find((one) => one?.personId === accountId)
    return { state: 'filed', personId: accountId, conversationId: own?.conversationId ?? null }
  }
  const seems = answered ?? referred
  if (answered && answered.personId !== accountId) return { state: 'open', why: 'other_address', ...seemsOf(answered) }
  if (accountId === null) return { state: 'open', why: 'unknown_sender', ...seemsOf(null) }
  return { state: 'open', why: 'not_verified', ...seemsOf(seems?.personId === accountId ? seems : null, accountId) }
}

const seemsOf = (one: Findings['answered'], accountId: number | null = null) => ({
  personId: one?.personId ?? accountId,
  conversationId: one?.conversationId ?? null,
})

/** Whether an id is safe to use in our headers. */
export const isEmailId = (text: string): boolean => /^<[^<>\s]{1,250}>$/.test(text)

/** Text in a form that can be stored: PostgreSQL accepts no NUL, and anything longer is cut. */
export const storable = (text: string, most: number): string => text.replaceAll('\0', '').toWellFormed().slice(0, most)
