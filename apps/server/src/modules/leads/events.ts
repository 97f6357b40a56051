import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'

export const leadCreated = defineEvent('lead.created', 'An inquiry came in, or the team added a lead.', {
  leadId: id,
  kind: z.string(),
})
