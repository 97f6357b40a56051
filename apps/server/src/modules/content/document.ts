import type { ContentFacts, Language } from '@porchlight/contract'

/** A name in the languages available. */
export type Names = Partial<Record<Language, string>>

/** What lists show about a version. */
export type VersionCard = {
  facts: ContentFacts
  topics: string[]
  tags: string[]
  author: string | null
  coverId: number | null
  position: number
  texts: Partial<Record<Language, { title: string; summary: string; coverAlt: string; minutes: number }>>
}
