import type { ChallengeChannel } from '@porchlight/contract'
import type { Account } from '../queries.ts'
import type { ChallengePurpose } from '../tables.ts'

/** A code on its way to a person. A carrier stores it no longer than delivery takes. */
export type CodeMessage = {
  /** Of the challenge, or of what is sent only once. */
  challengeId: number | string
  /** Someone who signs up has neither an account nor a name yet. */
  account: Pick<Account, 'firstName' | 'language'> & { id: number | null }
  purpose: ChallengePurpose | 'temporary' | 'signup'
  channel: ChallengeChannel
  to: string
  code: string
  minutes: number
}

/** The way codes reach people: emails, text messages and calls are someone else's, this is what accounts ask of them. */
export interface CodeCarrier {
  /** Resolves once someone else answers for it. @throws CodeNotSent */
  send: (message: CodeMessage) => Promise<void>
}

/** The code will not arrive: no such number, a mailbox that refuses us, or a carrier that does not answer in time. */
export class CodeNotSent extends Error {
  override name = 'CodeNotSent'
}

declare module '#kernel/app' {
  interface Adapters {
    codes: CodeCarrier
  }
}
