/** What a page says to the service worker. Those that are answered bring a port. */
export type ToWorker =
  /** A page has been looked at; these files of the build it loaded, maybe before the worker could see them. */
  | { kind: 'seen'; address: string; assets: string[]; language: string }
  /** Someone has logged out: nothing of theirs stays. Answered when it is gone. */
  | { kind: 'leave' }
  /** Which pages are kept. Answered with `KeptPage[]`. */
  | { kind: 'pages' }
  /** Forget the kept pages. Answered when they are gone. */
  | { kind: 'forget' }
  /** The new version may take over. */
  | { kind: 'take-over' }

export type StoredPage = { address: string; title: string; storedAt: number }

/** Name of the server timing by which a kept page says when it was stored. */
export const storedTiming = 'kept'

/** Says for whom a page was made: an account's id, or `visitor`. Without it nobody knows, and nothing is kept. */
export const pageOwnerHeader = 'x-page-for'
