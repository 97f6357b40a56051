import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const inboxItemChanged = defineEvent(
  'inbox.item_changed',
  'Someone on the team assigned, snoozed, tagged, noted on, or finished an inbox item.',
  { kind: z.string(), key: z.string() },
)
