import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { conversationById, messageById, messagesOf } from '#modules/conversations'
import { queueDelivery } from './deliveries.ts'
import { writtenFact } from './message-deliveries.ts'

/** Longer texts arrive in so many parts that no one reads them on a phone. */
const mostCharacters = 1200

/** Also sends a team message as a text message if it answers one. */
export const replyByText = async (
  app: App,
  { conversationId, messageId, fromTeam }: { conversationId: number; messageId: number; fromTeam: boolean },
): Promise<void> => {
  if (!fromTeam) return
  await app.work.write(async (ctx) => {
    const { author_id, text } = await messageById(ctx, messageId)
    const { messages } = await messagesOf(ctx, conversationId, 'team', messageId)
    const answered = messages.findLast(({ from_team }) => !from_team)
    if (author_id === null || !text || answered?.channel !== 'text') return
    const { person_id, booking_id } = await conversationById(ctx, conversationId)
    const person = await accountById(ctx, person_id)
    if (!person?.phone || person.phoneState !== 'certain' || !person.phoneVerified) return
    const brandId = booking_id === null ? null : (await bookingById(ctx, booking_id)).brandId
    const { name } = siteOf(app, { brandId })
    await queueDelivery(app, ctx, {
      occasion: writtenFact(conversationId, messageId),
      kind: 'team_wrote',
      accountId: person.id,
      noticeId: null,
      channel: 'sms',
      recipient: person.phone,
      subject: name,
      text: text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1).trimEnd()}…` : text,
      at: ctx.now,
    })
  })
}
