import type { Backstop } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type SplitTable = { booking_id: number; backstop: Backstop; begun_at: Date; settled_at: Date | null }

type ShareTable = {
  id: Generated<number>
  booking_id: number
  name: string
  email: string | null
  amount_minor: number
  secret_hash: string
  /** Sealed. */
  secret: string
  asked_at: Date | null
  asked_times: Generated<number>
}

export type SplitRow = Selectable<SplitTable>
export type Share = Selectable<ShareTable>

export const db = tablesOf<{ 'splits.split': SplitTable; 'splits.share': ShareTable }>()
