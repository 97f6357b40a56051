import type { NoticeTopic, PlainDate } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { AppMethod } from './adapters/app-push.ts'
import type { MailThread } from './adapters/mail.ts'

export type DeliveryState = 'waiting' | 'queued' | 'sent' | 'refused' | 'dropped'
export type DeliveryChannel = 'email' | 'sms' | 'push' | 'call'

export type NoticeRow = {
  id: number
  account_id: number
  occasion: string
  kind: string
  subject: Said
  content: Said
  action: Said
  path: string
  about_kind: 'booking' | 'home' | 'account' | null
  about_id: number | null
  shown: boolean
  to_do: boolean
  done_at: Date | null
  seen_at: Date | null
  clicked_at: Date | null
  escalated_at: Date | null
  digested_at: Date | null
  created_at: Date
}

/** The thread an email belongs to, with the id it is sent under. */
export type StoredThread = MailThread & { emailId: string }

/** jsonb: read as a value, written as text. */
type Json<T> = ColumnType<T, string, never>

export type NotificationsTables = {
  'notifications.notice': Omit<NoticeRow, 'id' | 'subject' | 'content' | 'action'> & {
    id: Generated<number>
    subject: Json<Said>
    content: Json<Said>
    action: Json<Said>
  }
  'notifications.delivery': {
    id: Generated<number>
    occasion: string
    kind: string
    account_id: number | null
    notice_id: number | null
    channel: DeliveryChannel
    recipient: string
    subject: string
    text: string
    html: string
    unsubscribe: string | null
    thread: ColumnType<StoredThread | null, string | null, never>
    secret: Generated<boolean>
    state: DeliveryState
    not_before: Date | null
    attempts: Generated<number>
    last_error: string | null
    created_at: Date
    sent_at: Date | null
  }
  'notifications.preference': {
    account_id: number
    topic: NoticeTopic
    product: boolean
    email: boolean
    push: boolean
    changed_at: Date
  }
  'notifications.setting': {
    account_id: number
    time_zone: string | null
    quiet_from: string | null
    quiet_to: string | null
    texts: boolean
    digest: boolean
    digest_on: PlainDate | null
    changed_at: Date
  }
  'notifications.stopped_address': { address: string; reason: string; since: Date }
  'notifications.device': {
    id: Generated<number>
    account_id: number
    session_id: number
    way: 'web' | AppMethod
    /** Sealed, like `auth`. */
    endpoint: string
    endpoint_hash: string
    p256dh: string | null
    auth: string | null
    name: string
    created_at: Date
  }
  'notifications.secret': { name: string; value: string; made_at: Date }
}

export const db = tablesOf<NotificationsTables>()
