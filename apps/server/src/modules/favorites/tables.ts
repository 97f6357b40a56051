import type { FavoriteList, Language } from '@porchlight/contract'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

export type FavoritesTables = {
  'favorites.favorite': { account_id: number; home_id: number; added_at: Date; position: Generated<number> }
  'favorites.email_list': {
    id: GeneratedAlways<number>
    email: string
    mailbox: string
    language: Language
    state: FavoriteList['state']
    token: string
    requested_at: Date
    requested_times: number
  }
  'favorites.email_home': {
    list_id: number
    home_id: number
    is_confirmed: boolean
    position: GeneratedAlways<number>
  }
}

export type EmailListRow = Selectable<FavoritesTables['favorites.email_list']>

export const db = tablesOf<FavoritesTables>()
