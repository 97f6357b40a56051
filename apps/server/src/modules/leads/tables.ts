import type {
  Language,
  LeadAnswer,
  LeadKind,
  LeadReason,
  LeadStage,
  LeadTouch,
  leadConversions,
} from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type Json<T> = ColumnType<T, string, string>

type LeadTable = {
  id: Generated<number>
  kind: LeadKind
  source: string
  campaign: string
  first_touch: ColumnType<LeadTouch | null, string | null, string | null>
  last_touch: ColumnType<LeadTouch | null, string | null, string | null>
  name: string
  email: string
  phone: string
  language: Language
  answers: Json<LeadAnswer[]>
  stage: LeadStage
  score: number
  reasons: Json<{ reason: LeadReason; points: number }[]>
  assignee_id: number | null
  account_id: number | null
  converted_to: (typeof leadConversions)[number] | null
  converted_at: Date | null
  duplicate_of: number | null
  marketing_consent_at: Date | null
  erased_at: Date | null
  created_at: Date
  updated_at: Date
}

export type EntryKind =
  | 'created'
  | 'note'
  | 'call'
  | 'email'
  | 'reply'
  | 'stage'
  | 'assigned'
  | 'converted'
  | 'task'
  | 'task_done'
export type EntryDetail = { text?: string; subject?: string; to?: string }

type EntryTable = {
  id: Generated<number>
  lead_id: number
  kind: EntryKind
  detail: Json<EntryDetail>
  by_id: number | null
  at: Date
}

type TaskTable = {
  id: Generated<number>
  lead_id: number
  title: string
  due_on: string
  created_by: number | null
  created_at: Date
  done_at: Date | null
  done_by: number | null
}

export type LeadsTables = { 'leads.lead': LeadTable; 'leads.entry': EntryTable; 'leads.task': TaskTable }

export const db = tablesOf<LeadsTables>()

export type LeadRow = Selectable<LeadTable>
export type EntryRow = Selectable<EntryTable>
export type TaskRow = Selectable<TaskTable>
