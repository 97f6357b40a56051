import type { AssistantProtocol } from '@porchlight/contract'

/** Who drafts replies for the team. */
export type AssistantSettings = {
  via: AssistantProtocol
  /** Without a trailing slash. */
  url: string
  model: string
  /** Empty for a server that asks for none. */
  key: string
  /** Drafts a day, of the whole team. */
  dailyLimit: number
}
