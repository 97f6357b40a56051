import type { ChallengeChannel } from '@porchlight/contract'
import type { Account } from '../queries.ts'
import type { ChallengePurpose } from '../tables.ts'

/** A code on its way to a person. A carrier stores it only as long as delivery takes. */
export type CodeMessage = {
  /** Id of the challenge, or of a one-time send. */
  challengeId: number | string
  /** A person signing up has neither an account nor a name yet. */
  account: Pick<Account, 'firstName' | 'language'> & { id: number | null }
  purpose: ChallengePurpose | 'temporary' | 'signup'
  channel: ChallengeChannel
  to: string
  code: string
  minutes: number
}

/**
 * How codes reach people. Emails, text messages, and calls belong to other modules; this is what accounts need from
 * them.
 */
export interface CodeCarrier {
  /** Resolves once the carrier has taken responsibility for it. @throws CodeNotSent */
  send: (message: CodeMessage) => Promise<void>
}

/**
 * The code will not arrive: there is no such number, the mailbox rejects us, or the carrier doesn't respond in time.
 */
export class CodeNotSent extends Error {
  override name = 'CodeNotSent'
}

declare module '#kernel/app' {
  interface Adapters {
    codes: CodeCarrier
  }
}
