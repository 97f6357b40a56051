import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const emailBounced = defineEvent(
  'correspondence.email_bounced',
  'A mailbox refused one of our emails permanently.',
  {
    address: z.string(),
    /** Message-IDs of the emails that bounced. */
    emailIds: z.array(z.string()),
    status: z.string(),
  },
)
