import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const hostChanged = defineEvent('host.changed', 'A person whom guests meet was added, changed, or removed.', {
  hostId: z.number(),
})
