import type { Draft, DraftState } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

/** jsonb: read as a value, written as text. */
type Json<T> = ColumnType<T, string | undefined, string>

type DraftTable = {
  id: Generated<number>
  conversation_id: number
  person_id: number
  requested_by: number
  requested_at: Date
  state: DraftState
  model: string
  prompt: string
  answer: Generated<string>
  reply: Generated<string>
  citations: Json<Draft['citations']>
  findings: Json<Draft['findings']>
  actions: Json<Draft['actions']>
}
export type DraftRow = Selectable<DraftTable>

export type DraftTables = {
  'drafts.draft': DraftTable
  'drafts.day': { day: string; drafts: number }
}

export const db = tablesOf<DraftTables>()
