import type { Client, Site } from '@porchlight/contract'
import { createContext } from 'react-router'

/** What a page's loader may count on while the server renders it. */
export type PageRequest = {
  /** The typed client, speaking as the person who asked for the page. */
  api: Client
  nonce: string
  styleNonce: string
  requestId: string
  /** Where a failure that no page expected is told. */
  report: (failure: unknown) => void
  site: Site
}

export const pageRequest = createContext<PageRequest>()
