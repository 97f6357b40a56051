import type { IncomingEmail } from '../../../incoming-config.ts'

export type MailboxServer = Pick<IncomingEmail, 'host' | 'port' | 'security' | 'user' | 'password' | 'folder'>

export type MailboxProblem = 'unreachable' | 'login_refused' | 'private_address' | 'folder_missing'

/** The mailbox can't be read right now, and why. */
export class MailboxUnread extends Error {
  override name = 'MailboxUnread'
  readonly problem: MailboxProblem

  constructor(problem: MailboxProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** How far a mailbox was read. UIDs are only valid under the same UIDVALIDITY. */
export type MailboxPlace = { uidValidity: string; lastUid: number; readAt: Date }

/** An email in a mailbox; `raw` is missing if it is too large to fetch. */
export type MailboxEmail = { uid: number; size: number; raw: Buffer | null; sender: string; subject: string }

/** Reads one of our mailboxes without changing anything in it. */
export interface MailboxReader {
  /** Connects, logs in, and finds the folder. `onlyPublic` refuses hosts on a private network. */
  try: (server: MailboxServer, reach: { onlyPublic: boolean }) => Promise<'ok' | MailboxProblem>
  /**
   * Passes on what arrived since a position, oldest first, and returns the new position; without a position, starts
   * from now.
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
