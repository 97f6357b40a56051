import {
  answerPerson,
  conversationAbout,
  myConversations,
  readConversation,
  staffConversation,
  staffConversationOfStay,
  staffConversations,
  staffReadConversation,
  withTeam,
  writeToGuest,
  writeToPerson,
  writeToTeam,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, targetOf } from '#modules/accounts'
import { bookingById, bookingsByIds, seenBy } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { markRead, openConversation, writeMessage } from './commands.ts'
import { allConversations, type Card, conversationById, conversationOf, conversationsOf } from './queries.ts'
import { conversationView } from './views.ts'

/** The stay named in the path, which must be the guest's own. @throws Problem 404 */
const stayOf = async (ctx: ReadCtx, { accountId }: Person, about: string): Promise<number | null> => {
  if (about === withTeam) return null
  const { booking, roles } = await seenBy(ctx, { accountId, staff: false }, Number(about))
  if (!roles.includes('guest')) throw notFound('This booking')
  return booking.id
}

const homeNames = async (ctx: ReadCtx, cards: readonly Card[]): Promise<Map<number, string>> => {
  const ids = cards.flatMap(({ booking_id }) => booking_id ?? [])
  const bookings = await bookingsByIds(ctx, ids)
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return new Map([...bookings.values()].map(({ id, homeId }) => [id, names.get(homeId) ?? '']))
}

const personName = async (ctx: ReadCtx, personId: number): Promise<string> => {
  const { firstName = '', lastName = '' } = (await accountsByIds(ctx, [personId])).get(personId) ?? {}
  return `${firstName} ${lastName}`.trim()
}

const cardView = (card: Card, names: ReadonlyMap<number, string>) => ({
  id: card.id,
  bookingId: card.booking_id,
  homeName: card.booking_id === null ? null : (names.get(card.booking_id) ?? ''),
  last: { text: card.last_text.slice(0, 160), at: card.last_at.toISOString(), fromTeam: card.last_from_team },
  unread: card.unread,
})

const allowance = { perMinute: 30 }

export const routes: readonly Route[] = [
  route(myConversations, ({ actor, read }) =>
    read(async (ctx) => {
      const cards = await conversationsOf(ctx, actor.accountId)
      const names = await homeNames(ctx, cards)
      return { conversations: cards.map((card) => cardView(card, names)) }
    }),
  ),

  route(conversationAbout, ({ actor, params, query, read }) =>
    read(async (ctx) => {
      const bookingId = await stayOf(ctx, actor, params.about)
      const found = await conversationOf(ctx, actor.accountId, bookingId)
      return { conversation: await conversationView(ctx, found, bookingId, 'person', query.before) }
    }),
  ),

  route(
    writeToTeam,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        const bookingId = await stayOf(ctx, actor, params.about)
        const { id } = await openConversation(ctx, actor.accountId, bookingId)
        await writeMessage(ctx, id, { ...body, authorId: actor.accountId, from: 'person' })
        return { conversation: await conversationView(ctx, await conversationById(ctx, id), bookingId, 'person') }
      }),
    { allowance },
  ),

  route(readConversation, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const found = await conversationOf(ctx, actor.accountId, await stayOf(ctx, actor, params.about))
      if (found) await markRead(ctx, found, 'person', body.upTo)
      return {}
    }),
  ),

  route(staffConversations, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await allConversations(ctx, query)
      const names = await homeNames(ctx, rows)
      const people = await accountsByIds(
        ctx,
        rows.map((row) => row.person_id),
      )
      const cards = rows.map((row) => {
        const { firstName = '', lastName = '' } = people.get(row.person_id) ?? {}
        return {
          ...cardView(row, names),
          personId: row.person_id,
          person: `${firstName} ${lastName}`.trim(),
          waitingSince: row.waiting_since?.toISOString() ?? null,
        }
      })
      return { conversations: collection('staff/conversations', query, total, cards) }
    }),
  ),

  route(staffConversation, ({ params, query, read }) =>
    read(async (ctx) => {
      const found = await conversationById(ctx, params.id)
      return {
        personId: found.person_id,
        person: await personName(ctx, found.person_id),
        conversation: await conversationView(ctx, found, found.booking_id, 'team', query.before),
      }
    }),
  ),

  route(staffConversationOfStay, ({ params, query, read }) =>
    read(async (ctx) => {
      const { guestId } = await bookingById(ctx, params.id)
      const found = await conversationOf(ctx, guestId, params.id)
      return {
        personId: guestId,
        person: await personName(ctx, guestId),
        conversation: await conversationView(ctx, found, params.id, 'team', query.before),
      }
    }),
  ),

  route(writeToGuest, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { guestId } = await bookingById(ctx, params.id)
      const { id } = await openConversation(ctx, guestId, params.id)
      await writeMessage(ctx, id, { ...body, authorId: actor.accountId, from: 'team' })
      return { conversation: await conversationView(ctx, await conversationById(ctx, id), params.id, 'team') }
    }),
  ),

  route(writeToPerson, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const person = await targetOf(ctx, params.id)
      if (person.closed) throw new Problem(409, 'account_closed', 'This account is closed.')
      const { id } = await openConversation(ctx, person.id, null)
      await writeMessage(ctx, id, { ...body, authorId: actor.accountId, from: 'team' })
      return { conversation: await conversationView(ctx, await conversationById(ctx, id), null, 'team') }
    }),
  ),

  route(answerPerson, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id, booking_id } = await conversationById(ctx, params.id)
      await writeMessage(ctx, id, { ...body, authorId: actor.accountId, from: 'team' })
      return { conversation: await conversationView(ctx, await conversationById(ctx, id), booking_id, 'team') }
    }),
  ),

  route(staffReadConversation, ({ params, body, write }) =>
    write(async (ctx) => {
      await markRead(ctx, await conversationById(ctx, params.id), 'team', body.upTo)
      return {}
    }),
  ),
]
