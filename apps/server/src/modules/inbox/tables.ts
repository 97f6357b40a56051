import type { ViewPage } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type ItemTable = {
  kind: string
  key: string
  assignee_id: number | null
  snoozed_until: Date | null
  done_at: Date | null
  tags: Generated<string[]>
  changed_by: number
  changed_at: Date
}
export type ItemRow = Selectable<ItemTable>

type NoteTable = {
  id: Generated<number>
  kind: string
  key: string
  author_id: number
  text: string
  mentions: number[]
  at: Date
}
export type NoteRow = Selectable<NoteTable>

export type InboxTables = {
  'inbox.item': ItemTable
  'inbox.note': NoteTable
  'inbox.view': {
    id: Generated<number>
    page: ViewPage
    name: string
    filters: string
    shared: boolean
    created_by: number
    created_at: Date
  }
}

export const db = tablesOf<InboxTables>()
