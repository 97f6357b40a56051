import type { IncomingEmail } from '../../../incoming-config.ts'

export type MailboxServer = Pick<IncomingEmail, 'host' | 'port' | 'security' | 'user' | 'password' | 'folder'>

export type MailboxProblem = 'unreachable' | 'login_refused' | 'private_address' | 'folder_missing'

/** The mailbox cannot be read now, and why. */
export class MailboxUnread extends Error {
  override name = 'MailboxUnread'
  readonly problem: MailboxProblem

  constructor(problem: MailboxProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** Up to where a mailbox was read; its numbers hold under one validity. */
export type MailboxPlace = { uidValidity: string; lastUid: number; readAt: Date }

/** An email of a mailbox; without `raw` it is too large to fetch. */
export type MailboxEmail = { uid: number; size: number; raw: Buffer | null; sender: string; subject: string }

/** How a mailbox of ours is read. Nothing in it is changed. */
export interface MailboxReader {
  /** Connects, logs in, and finds the folder. `onlyPublic` refuses hosts on a private network. */
  try: (server: MailboxServer, reach: { onlyPublic: boolean }) => Promise<'ok' | MailboxProblem>
  /**
   * Hands over what arrived since a place, the oldest first, and gives the new place; without a place, from now on.
   * @throws MailboxUnread
   */
  read: (
    server: MailboxServer,
    from: { onlyPublic: boolean; since: MailboxPlace | null; mostBytes: number; now: Date },
    take: (email: MailboxEmail, place: MailboxPlace) => Promise<void>,
  ) => Promise<MailboxPlace>
}

declare module '#kernel/app' {
  interface Adapters {
    mailbox: MailboxReader
  }
}
