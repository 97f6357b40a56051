import type { ReadCtx } from '#kernel/work'
import { accountById, accountsByIds, staffAccounts } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { conversationById } from '#modules/conversations'
import { homeById } from '#modules/homes'
import { nameOf } from '../stay-words.ts'
import type { Addressed, News } from './news.ts'

const homeOf = async (ctx: ReadCtx, bookingId: number | null): Promise<string | null> =>
  bookingId === null ? null : (await homeById(ctx, (await bookingById(ctx, bookingId)).homeId)).name

/** Whoever of the staff may read what people write. */
const answerers = async (ctx: ReadCtx) =>
  (await staffAccounts(ctx)).filter(({ permissions }) => permissions.includes('people'))

/** Whoever has not read the messages before is told once of all of them; never what they say. */
const written: News = async (app, ctx, { conversationId, unreadSince, fromTeam }) => {
  const { person_id, booking_id } = await conversationById(ctx, Number(conversationId))
  const person = await accountById(ctx, person_id)
  if (!person) return []
  const home = await homeOf(ctx, booking_id)
  const readers = fromTeam ? (await accountsByIds(ctx, [person_id])).values() : await answerers(ctx)
  const page = booking_id === null ? '/travelers/concierge' : `/travelers/bookings/${booking_id}`
  const path = fromTeam ? page : '/me/notifications'
  return [...readers].map(
    (reader): Addressed => ({
      reader,
      fact: `conversation.written:${conversationId}:${unreadSince}`,
      about: booking_id === null ? { kind: 'account', id: person_id } : { kind: 'booking', id: booking_id },
      path,
      told: {
        about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` },
        occasion: fromTeam ? { kind: 'team_wrote', home } : { kind: 'person_wrote', home, person: nameOf(person) },
      },
    }),
  )
}

export const conversationNews: Readonly<Record<string, News>> = { 'conversation.written': written }
