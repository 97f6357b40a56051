import type { AgreedTerms, DocumentKind, PlainDate, ProofKind } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

/** The terms of a management contract, with the day they take effect. */
export type DocumentTerms = AgreedTerms & { validFrom: PlainDate }

type TemplateTable = {
  id: Generated<number>
  kind: DocumentKind
  every_owner: boolean
  countersigned: boolean
  required: boolean
  valid_months: number | null
  retired_at: Date | null
}

type WordingTable = {
  template_id: number
  version: number
  title: string
  body: string
  changes: string
  published_at: Date
  published_by: number | null
}

type DocumentTable = {
  id: Generated<number>
  template_id: number
  version: number
  home_id: number | null
  place: string
  title: string
  text: string
  text_hash: string
  terms: ColumnType<DocumentTerms | null, string | null, never>
  state: Generated<'out' | 'signed' | 'withdrawn'>
  issued_at: Date
  issued_by: number | null
  signed_at: Date | null
  withdrawn_at: Date | null
  expires_on: PlainDate | null
}

type SignerTable = {
  id: Generated<number>
  document_id: number
  side: 'owner' | 'operator'
  account_id: number | null
  name: string
  email: string
  secret_hash: string | null
  secret: string | null
  asked_at: Date | null
  asked_times: Generated<number>
  signed_name: string | null
  signed_at: Date | null
  address: string | null
  user_agent: string | null
}

type ProofTable = {
  id: Generated<number>
  home_id: number
  kind: ProofKind
  title: string
  number: string
  authority: string
  upload_id: number | null
  valid_from: PlainDate | null
  expires_on: PlainDate | null
  added_at: Date
  added_by: number
  removed_at: Date | null
}

type ReminderTable = {
  subject: 'document' | 'proof'
  subject_id: number
  expires_on: PlainDate
  days: number
  at: Date
}

export type DocumentsTables = {
  'documents.template': TemplateTable
  'documents.wording': WordingTable
  'documents.document': DocumentTable
  'documents.signer': SignerTable
  'documents.proof': ProofTable
  'documents.reminder': ReminderTable
}

export const db = tablesOf<DocumentsTables>()

export type DocumentRow = Selectable<DocumentTable>
export type SignerRow = Selectable<SignerTable>
export type ProofRow = Selectable<ProofTable>
