import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type FavoritesTables = {
  'favorites.favorite': { account_id: number; home_id: number; added_at: Date; position: Generated<number> }
}

export const db = tablesOf<FavoritesTables>()
