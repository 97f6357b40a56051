import type { ConnectionChange, ConnectionKind } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type ConnectionTable = {
  kind: ConnectionKind
  settings: ColumnType<unknown, string, string>
  secrets: string | null
  changed_at: Date
}
export type ConnectionRow = Selectable<ConnectionTable>

type ChangeTable = {
  id: Generated<number>
  at: Date
  by_account: number | null
  kind: ConnectionKind
  fields: ColumnType<ConnectionChange['fields'], string, string>
  reason: string
}

export type ConnectionTables = {
  'connections.connection': ConnectionTable
  'connections.change': ChangeTable
}

export const db = tablesOf<ConnectionTables>()
