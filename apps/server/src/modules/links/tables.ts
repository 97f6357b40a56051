import type { linkKinds } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type ShortLinkTable = {
  code: string
  kind: (typeof linkKinds)[number]
  home_id: number | null
  offer_id: number | null
  query: string | null
  partner_code: string | null
  note: string
  made_by: number
  made_at: Date
  withdrawn_at: Generated<Date | null>
  uses: Generated<number>
  used_at: Generated<Date | null>
}

export type LinksTables = { 'links.short_link': ShortLinkTable }

export const db = tablesOf<LinksTables>()

export type LinkRow = Selectable<ShortLinkTable>
