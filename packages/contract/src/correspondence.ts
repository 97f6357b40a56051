import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'

/** Why an inbound message isn't in a conversation yet, or needs no reply. */
export const receivedReasons = [
  'unknown_sender',
  'not_verified',
  'other_address',
  'unreadable',
  'too_large',
  'bounce',
  'auto_reply',
  'list',
  'spam',
  'loop',
  'too_many',
  'keyword',
] as const
export type ReceivedReason = (typeof receivedReasons)[number]

/** `open`: waits in the inbox. `filed`: in a conversation. `set_aside`: needs no reply. */
export const receivedStates = ['open', 'filed', 'set_aside'] as const

const person = z.object({ id, name: z.string() })

const received = z.object({
  id,
  channel: z.enum(['email', 'text']),
  state: z.enum(receivedStates),
  why: z.enum(receivedReasons).nullable(),
  /** An email address or phone number, as stated in the message. */
  sender: z.string(),
  senderName: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The text it replies to, collapsed. */
  quoted: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
  /** The person it seems to be from. */
  person: person.nullable(),
  /** The stay it seems to be about. */
  bookingId: id.nullable(),
  conversationId: id.nullable(),
  /** The original message can be downloaded. */
  hasOriginal: z.boolean(),
  receivedAt: instant,
})
export type Received = z.output<typeof received>

const staff = ['staff', 'admin'] as const
const params = z.object({ receivedId: idText })

export const staffReceived = endpoint({
  method: 'GET',
  path: 'staff/received',
  summary: 'List emails and text messages received from outside, latest first, those set aside too',
  audience: staff,
  permission: 'people',
  query: pageQuery.extend({ state: z.enum(receivedStates).optional() }),
  results: z.object({ received: collectionOf(received) }),
  errors: {},
})

export const receivedMessage = endpoint({
  method: 'GET',
  path: 'staff/received/{receivedId}',
  summary: 'Get one email or text message received from outside',
  audience: staff,
  permission: 'people',
  params,
  results: z.object({ received }),
  errors: {},
})

export const linkReceived = endpoint({
  method: 'POST',
  path: 'staff/received/{receivedId}/link',
  summary: 'Put a received message into the conversation of a person, new or known, and their stay',
  audience: staff,
  permission: 'people',
  params,
  body: z
    .object({
      personId: id.nullable().default(null),
      /** Adds its sender as a guest. */
      newPerson: z
        .object({ firstName: z.string().trim().min(1).max(60), lastName: z.string().trim().min(1).max(60) })
        .nullable()
        .default(null),
      /** A stay, which determines its guest; null: about nothing in particular. */
      bookingId: id.nullable().default(null),
    })
    .refine(({ personId, newPerson, bookingId }) => [personId, newPerson, bookingId].some((one) => one !== null), {
      path: ['personId'],
      error: 'Choose a person or a booking, or add a new guest',
    }),
  results: z.object({ conversationId: id }),
  errors: { already_linked: 409, account_closed: 409, email_taken: 409, not_their_stay: 422, no_email: 422 },
})

export const reopenReceived = endpoint({
  method: 'POST',
  path: 'staff/received/{receivedId}/open',
  summary: 'Put a message that was set aside into the inbox',
  audience: staff,
  permission: 'people',
  params,
  body: z.object({}),
  results: z.object({ received }),
  errors: { already_linked: 409 },
})
