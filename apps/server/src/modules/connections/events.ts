import { connectionKinds } from '@porchlight/contract'
import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const connectionsChanged = defineEvent(
  'connections.changed',
  'The mail server, the payment gateway, or the bank accounts were changed.',
  { kind: z.enum(connectionKinds) },
)
