import type { PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { DueDocument } from './engine/document.ts'

type InvoiceTable = {
  id: Generated<number>
  serial: number
  number: ColumnType<string, never, never>
  owner_id: number
  year: number
  quarter: number
  currency: string
  total_minor: number
  issued_on: PlainDate
  due_on: PlainDate
  issued_at: Date
  /** jsonb: read as a value, written as text. */
  document: ColumnType<DueDocument, string, never>
}

type CreditTable = {
  id: Generated<number>
  invoice_id: number
  kind: 'earned' | 'received'
  amount_minor: number
  received_on: PlainDate | null
  reference: string | null
  noted_by: number | null
  entry_id: number | null
  at: Date
}

export type DuesTables = {
  'dues.invoice': InvoiceTable
  'dues.credit': CreditTable
  'dues.looked_at': { owner_id: number; year: number; quarter: number; at: Date }
}

export const db = tablesOf<DuesTables>()

export type InvoiceRow = Selectable<InvoiceTable>
export type CreditRow = Selectable<CreditTable>
