import type { AssistantProtocol } from '@porchlight/contract'

/** The language model that drafts replies for the team, and reads the words and links of style profiles. */
export type AssistantSettings = {
  via: AssistantProtocol
  /** Without a trailing slash. */
  url: string
  model: string
  /** Empty for a server that requires none. */
  key: string
  /** Drafts per day, for the whole team. */
  dailyLimit: number
  /** Style profiles a day, of all visitors; absent or 0: none. */
  profileLimit?: number
}
