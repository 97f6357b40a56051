import type { Issue } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type IssueTable = {
  id: Generated<number>
  booking_id: number | null
  home_id: number
  reporter_id: number
  reported_as: Issue['by']
  topic: Issue['topic']
  text: string
  /** The driver returns bigint arrays as text. */
  uploads: ColumnType<string[], number[], never>
  reported_at: Date
  state: Generated<Issue['state']>
  answer_by: Date | null
  overdue_notice_at: Date | null
}

type AnswerTable = {
  id: Generated<number>
  issue_id: number
  state: 'under_way' | 'solved'
  author_id: number
  text: string
  at: Date
}

export type MaintenanceTables = { 'maintenance.issue': IssueTable; 'maintenance.answer': AnswerTable }

export const db = tablesOf<MaintenanceTables>()

export type IssueRow = Selectable<IssueTable>
export type AnswerRow = Selectable<AnswerTable>
