import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'

export const agreementPublished = defineEvent('agreement.published', 'A version of an agreement was published.', {
  type: z.string(),
  version: z.int(),
  /** Set for a home’s own agreement. */
  homeId: id.optional(),
})
