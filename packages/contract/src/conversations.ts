import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'

/** The subject of a conversation: a stay by the booking's id, or nothing in particular. */
export const withTeam = 'team'
const about = z.object({ about: z.string().regex(/^(?:team|[1-9]\d{0,14})$/) })

/** The maximum number of files per message. */
export const mostAttachments = 6

export const messageChannels = ['web', 'email', 'text'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const conversationMessage = z.object({
  id,
  fromTeam: z.boolean(),
  /** The author's first name; empty for scheduled messages from the team. */
  author: z.string(),
  text: z.string(),
  files: z.array(mediaFile),
  at: instant,
  /** The channel it arrived through. */
  channel: z.enum(messageChannels),
  /** The address it was sent from, if it isn't the person's own; only the team sees such a message. */
  sender: z.string().nullable(),
  subject: z.string().nullable(),
  /** The text an email replies to, collapsed. */
  quoted: z.string().nullable(),
  /** Names of attachments that weren't accepted; the original email has them. */
  leftOut: z.array(z.string()),
})
export type ConversationMessage = z.output<typeof conversationMessage>

export const conversation = z.object({
  /** Null until someone sends a message. */
  id: id.nullable(),
  bookingId: id.nullable(),
  /** The newest messages, in chronological order. */
  messages: z.array(conversationMessage),
  /** Whether there are older messages. */
  more: z.boolean(),
  unread: z.int(),
  /** The last message the other side has read. */
  readUpTo: id.nullable(),
})
export type Conversation = z.output<typeof conversation>

const written = z
  .object({
    text: z.string().trim().max(4000),
    files: z.array(id).max(mostAttachments).default([]),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'], error: 'Write a few words' })

const older = z.object({ before: idText.optional() })
const errors = { file_unknown: 422 }

const card = z.object({
  id,
  bookingId: id.nullable(),
  homeName: z.string().nullable(),
  last: z.object({ text: z.string(), at: instant, fromTeam: z.boolean() }),
  unread: z.int(),
})

export const myConversations = endpoint({
  method: 'GET',
  path: 'conversations',
  summary: 'List the person’s conversations with staff, latest first',
  audience: 'session',
  results: z.object({ conversations: z.array(card) }),
  errors: {},
})

export const conversationAbout = endpoint({
  method: 'GET',
  path: 'conversations/{about}',
  summary: 'Get the conversation about a stay (its id) or in general (`team`)',
  audience: 'session',
  params: about,
  query: older,
  results: z.object({ conversation }),
  errors: {},
})

export const writeToTeam = endpoint({
  method: 'POST',
  path: 'conversations/{about}',
  summary: 'Send a message to staff',
  audience: 'session',
  status: 201,
  params: about,
  body: written,
  results: z.object({ conversation }),
  errors,
})

export const readConversation = endpoint({
  method: 'POST',
  path: 'conversations/{about}/read',
  passive: true,
  summary: 'Mark staff messages as read up to one of them',
  audience: 'session',
  params: about,
  body: z.object({ upTo: id }),
  results: z.object({}),
  errors: {},
})

const staff = ['staff', 'admin'] as const
const withPerson = z.object({ conversation, personId: id, person: z.string() })

export const staffConversations = endpoint({
  method: 'GET',
  path: 'staff/conversations',
  summary: 'List conversations, those waiting for staff first',
  audience: staff,
  permission: 'people',
  query: pageQuery.extend({ show: z.enum(['waiting', 'all']).default('waiting') }),
  results: z.object({
    conversations: collectionOf(card.extend({ personId: id, person: z.string(), waitingSince: instant.nullable() })),
  }),
  errors: {},
})

export const staffConversation = endpoint({
  method: 'GET',
  path: 'staff/conversations/{id}',
  summary: 'Get a conversation as staff',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText }),
  query: older,
  results: withPerson,
  errors: {},
})

export const staffConversationOfStay = endpoint({
  method: 'GET',
  path: 'staff/bookings/{id}/conversation',
  summary: 'Get the conversation between a stay’s guest and staff',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText }),
  query: older,
  results: withPerson,
  errors: {},
})

export const writeToGuest = endpoint({
  method: 'POST',
  path: 'staff/bookings/{id}/conversation',
  summary: 'Send a message to a stay’s guest',
  audience: staff,
  permission: 'people',
  status: 201,
  params: z.object({ id: idText }),
  body: written,
  results: z.object({ conversation }),
  errors,
})

export const writeToPerson = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/conversation',
  summary: 'Send a message to a person, about nothing in particular',
  audience: staff,
  permission: 'people',
  status: 201,
  params: z.object({ id: idText }),
  body: written,
  results: z.object({ conversation }),
  errors: { ...errors, account_closed: 409 },
})

export const answerPerson = endpoint({
  method: 'POST',
  path: 'staff/conversations/{id}',
  summary: 'Send a message to a person',
  audience: staff,
  permission: 'people',
  status: 201,
  params: z.object({ id: idText }),
  body: written,
  results: z.object({ conversation }),
  errors,
})

export const staffReadConversation = endpoint({
  method: 'POST',
  path: 'staff/conversations/{id}/read',
  passive: true,
  summary: 'Mark the person’s messages as read up to one of them',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText }),
  body: z.object({ upTo: id }),
  results: z.object({}),
  errors: {},
})

/**
 * `waiting`: not due yet. `queued`: being sent. `refused`: failed permanently. `dropped`: not sent, for a reason on our
 * side.
 */
export const deliveryStates = ['waiting', 'queued', 'sent', 'refused', 'dropped'] as const

const messageDelivery = z.object({
  messageId: id,
  channel: z.enum(['email', 'sms']),
  state: z.enum(deliveryStates),
  /** The carrier's error message. */
  error: z.string().nullable(),
  at: instant,
})
export type MessageDelivery = z.output<typeof messageDelivery>

export const conversationDeliveries = endpoint({
  method: 'GET',
  path: 'staff/conversations/{id}/deliveries',
  summary: 'List how the staff’s latest messages in a conversation left by email and text message',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText }),
  results: z.object({ deliveries: z.array(messageDelivery) }),
  errors: {},
})
