import type { Received } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { conversationById } from '#modules/conversations'
import type { ReceivedRow } from './queries.ts'

/** Messages from outside as the team reads them. */
export const receivedViews = async (ctx: ReadCtx, rows: readonly ReceivedRow[]): Promise<Received[]> => {
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ person_id }) => person_id ?? []),
  )
  return Promise.all(
    rows.map(async (row) => {
      const person = people.get(row.person_id ?? 0)
      const { conversation_id: conversationId, state } = row
      return {
        id: row.id,
        channel: row.channel,
        state: state === 'received' ? ('open' as const) : state,
        why: row.why,
        sender: row.sender,
        senderName: row.sender_name,
        subject: row.subject,
        text: row.text,
        quoted: row.quoted,
        attachments: row.attachments,
        person: person ? { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() } : null,
        bookingId: conversationId === null ? null : (await conversationById(ctx, conversationId)).booking_id,
        conversationId,
        hasOriginal: row.raw_path !== null,
        receivedAt: row.received_at.toISOString(),
      }
    }),
  )
}
