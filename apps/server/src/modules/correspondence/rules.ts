import type { ReceivedReason } from '@porchlight/contract'
import type { EmailSort } from './engine/sorting.ts'

/** More emails of one sender in an hour are a machine’s. */
export const mostPerHour = 20

/** What is known of an email once it is read. */
export type Findings = {
  sort: EmailSort
  /** How many came from this address within the hour before. */
  fromSender: number
  /** Whose address it says it is from. */
  accountId: number | null
  /** Someone we trust says that it really is from that address. */
  vouchedFor: boolean
  /** Our own mail server says that it is not. */
  disowned: boolean
  /** The conversation its token names. */
  answered: { conversationId: number; personId: number } | null
  /** The conversation whose emails it refers to, which anyone could. */
  referred: { conversationId: number; personId: number } | null
}

export type Placement =
  | { state: 'filed'; personId: number; conversationId: number | null }
  | { state: 'open'; why: ReceivedReason; personId: number | null; conversationId: number | null }
  | { state: 'set_aside'; why: ReceivedReason }

/** Filters guess these, and err; someone who answers us is neither. */
const guessedSorts: ReadonlySet<EmailSort> = new Set(['spam', 'list'])

/**
 * Where an email belongs. Only who proves to have the person's address writes as that person: by our own mail server's
 * word, or by a token that only they were sent. Everyone else waits for the team, with what they seem to be about.
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

/** An id that may stand in a header of ours. */
export const isEmailId = (text: string): boolean => /^<[^<>\s]{1,250}>$/.test(text)

/** Text as it may be stored: PostgreSQL takes no NUL, and nobody reads more. */
export const storable = (text: string, most: number): string => text.replaceAll('\0', '').toWellFormed().slice(0, most)
