import type { PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { InvoiceDocument } from './engine/document.ts'

type InvoiceTable = {
  id: Generated<number>
  prefix: string
  serial: number
  number: ColumnType<string, never, never>
  booking_id: number
  account_id: number
  /** For damage: the claim. */
  claim_id: number | null
  corrects: number | null
  currency: string
  total_minor: number
  issued_on: PlainDate
  issued_at: Date
  /** jsonb: read as a value, written as text. */
  document: ColumnType<InvoiceDocument, string, never>
}

export type InvoicesTables = {
  'invoices.series': { prefix: string; last_serial: number }
  'invoices.invoice': InvoiceTable
}

export const db = tablesOf<InvoicesTables>()

export type InvoiceRow = Selectable<InvoiceTable>
