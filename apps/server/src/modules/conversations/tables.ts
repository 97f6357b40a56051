import type { MessageChannel } from '@porchlight/contract'
import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type ConversationsTables = {
  'conversations.conversation': {
    id: Generated<number>
    person_id: number
    booking_id: number | null
    opened_at: Date
    last_message_id: number | null
    person_read_up_to: Generated<number>
    team_read_up_to: Generated<number>
    waiting_since: Date | null
  }
  'conversations.message': {
    id: Generated<number>
    conversation_id: number
    from_team: boolean
    author_id: number | null
    text: string
    uploads: number[]
    at: Date
    channel: Generated<MessageChannel>
    /** The sender's address, if it is not the person’s own. Only the team sees such a message. */
    sender: string | null
    subject: string | null
    /** The quoted part of an email, collapsed. */
    quoted: string | null
    /** Names of attachments that were not accepted. */
    left_out: Generated<string[]>
  }
}

export const db = tablesOf<ConversationsTables>()
