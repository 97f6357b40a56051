import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type AccessTable = {
  id: Generated<number>
  owner_id: number
  email: string
  mailbox: string
  name: string
  secret_hash: string | null
  invited_at: Date
  expires_at: Date
  accountant_id: number | null
  confirmed_at: Date | null
  last_seen_at: Date | null
  removed_at: Date | null
}

export const db = tablesOf<{ 'accountants.access': AccessTable }>()
export type AccessRow = Selectable<AccessTable>
