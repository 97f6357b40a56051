import { quotedText } from '#kernel/quoted-text'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, staffAccounts } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { conversationById, messageById } from '#modules/conversations'
import { threadFor } from '#modules/correspondence'
import { homeById } from '#modules/homes'
import { writtenFact } from '../message-deliveries.ts'
import { nameOf } from '../stay-details.ts'
import type { Addressed, News, NewsOn } from './news.ts'

const homeOf = async (ctx: ReadCtx, bookingId: number | null): Promise<string | null> =>
  bookingId === null ? null : (await homeById(ctx, (await bookingById(ctx, bookingId)).homeId)).name

/** Staff who can read messages. */
const answerers = async (ctx: ReadCtx) =>
  (await staffAccounts(ctx)).filter(({ permissions }) => permissions.includes('people'))

type Conversation = Awaited<ReturnType<typeof conversationById>>

const aboutOf = ({ person_id, booking_id }: Conversation): Addressed['about'] =>
  booking_id === null ? { kind: 'account', id: person_id } : { kind: 'booking', id: booking_id }

/**
 * The page where a staff member can read and reply: the stay's page, if the guest wrote and the staff member can open
 * it.
 */
const replyPath = ({ id, booking_id }: Conversation, ofGuest: boolean, { permissions }: Account): string =>
  booking_id !== null && ofGuest && permissions.includes('bookings')
    ? `/staff/bookings/${booking_id}?tab=messages`
    : `/staff/conversations/${id}`

/** Sends every message, with its text, to the staff who can read it. */
const toStaff: News<'conversation.written'> = async (app, ctx, { conversationId, messageId }) => {
  const conversation = await conversationById(ctx, conversationId)
  const { person_id, booking_id } = conversation
  const person = await accountById(ctx, person_id)
  if (!person) return []
  const { text, uploads } = await messageById(ctx, messageId)
  const home = await homeOf(ctx, booking_id)
  const ofGuest = booking_id !== null && (await bookingById(ctx, booking_id)).guestId === person_id
  const occasion = {
    kind: 'person_wrote',
    home,
    person: nameOf(person),
    lines: quotedText(text),
    files: uploads.length,
  } as const
  return (await answerers(ctx)).map((reader): Addressed => {
    const path = replyPath(conversation, ofGuest, reader)
    return {
      reader,
      fact: writtenFact(conversationId, messageId),
      about: aboutOf(conversation),
      path,
      notification: { about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` }, occasion },
    }
  })
}

/**
 * If it can be answered by email, each message is sent with its text. Otherwise, someone with unread messages is
 * notified once for all of them, without their text.
 */
const toPerson: News<'conversation.written'> = async (app, ctx, { conversationId, messageId, unreadSince }) => {
  const conversation = await conversationById(ctx, conversationId)
  const { person_id, booking_id } = conversation
  const reader = await accountById(ctx, person_id)
  if (!reader) return []
  const thread = await threadFor(app, ctx, { conversationId, messageId })
  const { text, uploads, author_id } = await messageById(ctx, messageId)
  const path = booking_id === null ? '/travelers/concierge' : `/travelers/bookings/${booking_id}`
  return [
    {
      reader,
      fact: writtenFact(conversationId, thread ? messageId : unreadSince),
      about: aboutOf(conversation),
      path,
      notification: {
        about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` },
        occasion: {
          kind: 'team_wrote',
          home: await homeOf(ctx, booking_id),
          lines: thread ? linesOf(text) : [],
          files: thread ? uploads.length : 0,
          subject: thread?.subject ?? null,
        },
      },
      thread: thread ? { ...thread, automatic: author_id === null } : undefined,
    },
  ]
}

/** A team message as paragraphs, complete: its author meant every word for the reader. */
const linesOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const written: News<'conversation.written'> = (app, ctx, payload) =>
  (payload.fromTeam ? toPerson : toStaff)(app, ctx, payload)

export const conversationNews: NewsOn<'conversation.written'> = { 'conversation.written': written }
