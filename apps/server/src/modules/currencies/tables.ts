import { tablesOf } from '#kernel/work'

export type CurrenciesTables = {
  'currencies.reference_rate': { day: string; currency: string; per_euro: string }
}

export const db = tablesOf<CurrenciesTables>()
