import type { Received } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { MailboxProblem } from './adapters/mailbox.ts'
import type { ReceiverVerdict } from './engine/sorting.ts'

/** jsonb: read as a value, written as text. */
type Json<T> = ColumnType<T, string | undefined, string>

type ReceivedTable = {
  id: Generated<number>
  channel: Received['channel']
  source: string
  source_key: string
  raw_path: string | null
  bytes: number
  verdict: Json<Partial<ReceiverVerdict>>
  state: Received['state'] | 'received'
  why: Received['why']
  sender: Generated<string>
  sender_name: Generated<string>
  subject: Generated<string>
  text: Generated<string>
  quoted: Generated<string>
  email_id: string | null
  attachments: Json<Received['attachments']>
  person_id: number | null
  conversation_id: number | null
  message_id: number | null
  handled_by: number | null
  received_at: Date
}
export type ReceivedRow = Selectable<ReceivedTable>

export type CorrespondenceTables = {
  'correspondence.received': ReceivedTable
  'correspondence.thread': { conversation_id: number; subject: string; email_ids: string[] }
  'correspondence.mailbox': {
    mailbox: string
    uid_validity: string
    last_uid: number
    read_at: Date
    problem: MailboxProblem | null
  }
  'correspondence.text_consent': {
    id: Generated<number>
    phone: string
    allowed: boolean
    keyword: string
    received_id: number
    at: Date
  }
}

export const db = tablesOf<CorrespondenceTables>()
