import type { Client, Site } from '@porchlight/contract'
import { createContext } from 'react-router'

/** What a page's loader can rely on while the server renders it. */
export type PageRequest = {
  /** The typed client, calling as the person who requested the page. */
  api: Client
  nonce: string
  styleNonce: string
  requestId: string
  /** Reports an error no page expected. */
  report: (failure: unknown) => void
  site: Site
}

export const pageRequest = createContext<PageRequest>()
