import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const contentChanged = defineEvent(
  'content.changed',
  'A document was published or unpublished, or topics and authors were changed.',
  { documentId: z.number().nullable() },
)
