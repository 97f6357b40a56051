import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type NotificationsTables = {
  'notifications.delivery': {
    id: Generated<number>
    occasion: string
    kind: string
    account_id: number | null
    channel: 'email'
    recipient: string
    subject: string
    text: string
    html: string
    state: 'queued' | 'sent' | 'refused'
    attempts: Generated<number>
    last_error: string | null
    created_at: Date
    sent_at: Date | null
  }
}

export const db = tablesOf<NotificationsTables>()
