import { tablesOf } from '#kernel/work'

export type TranslationsTables = {
  'translations.memory': {
    pair: string
    source_hash: string
    source: string
    text: string
    provider: 'deepl' | 'libretranslate' | 'person'
    made_at: Date
  }
  'translations.wanted': {
    pair: string
    source_hash: string
    source: string
    wanted_at: Date
    claim: string | null
    claimed_until: Date | null
    attempts: number
    not_before: Date | null
    last_error: string | null
  }
  'translations.spent': {
    account_id: number
    day: string
    characters: number
  }
}

export const db = tablesOf<TranslationsTables>()
