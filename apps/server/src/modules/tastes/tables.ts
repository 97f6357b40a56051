import type { TasteNotes, TasteReading } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type TasteTable = {
  id: Generated<number>
  account_id: number | null
  secret_hash: string | null
  choices: string
  reading: ColumnType<TasteReading, string, string>
  notes: ColumnType<TasteNotes | null, string | null, string | null>
  made_at: Date
  share_hash: string | null
  shared_at: Date | null
}
export type TasteRow = Selectable<TasteTable>

export const db = tablesOf<{ 'tastes.taste': TasteTable; 'tastes.day': { day: string; readings: number } }>()
