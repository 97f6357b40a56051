/** Messages from a page to the service worker. Those with a response bring a port. */
export type ToWorker =
  /** A page has been viewed; these are the build files it loaded, maybe before the worker could see them. */
  | { kind: 'seen'; address: string; assets: string[]; language: string }
  /** Someone has logged out: none of their data stays. Answered once it is deleted. */
  | { kind: 'leave' }
  /** Which pages are stored. Answered with `KeptPage[]`. */
  | { kind: 'pages' }
  /** Delete the stored pages. Answered once they are deleted. */
  | { kind: 'forget' }
  /** The new version can take over. */
  | { kind: 'take-over' }

export type StoredPage = { address: string; title: string; storedAt: number }

/** The name of the server timing in which a stored page says when it was stored. */
export const storedTiming = 'kept'

/** Says who a page was made for: an account's id, or `visitor`. Without it that is unknown, and nothing is stored. */
export const pageOwnerHeader = 'x-page-for'
