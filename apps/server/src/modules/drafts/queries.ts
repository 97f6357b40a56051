import { type DraftDesk, dateIn } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { conversationById } from '#modules/conversations'
import { db } from './tables.ts'

/** The day used for limits, in the company's time zone. */
export const dayOf = (app: App, now: Date): string => dateIn(siteOf(app).timeZone, now)

export const draftCountOn = async (ctx: ReadCtx, day: string): Promise<number> =>
  (await db(ctx).selectFrom('drafts.day').select('drafts').where('day', '=', day).executeTakeFirst())?.drafts ?? 0

const shown = 20

/** The drafts of a conversation, with what was sent and answered. */
export const deskOf = async (app: App, ctx: ReadCtx, conversationId: number): Promise<DraftDesk> => {
  const { assistant } = app.config
  const { booking_id, person_id } = await conversationById(ctx, conversationId)
  const rows = await db(ctx)
    .selectFrom('drafts.draft')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const people = await accountsByIds(ctx, [...new Set(rows.map(({ requested_by }) => requested_by))])
  return {
    available: assistant !== undefined,
    left: assistant ? Math.max(0, assistant.dailyLimit - (await draftCountOn(ctx, dayOf(app, ctx.now)))) : 0,
    bookingId: booking_id,
    homeId: booking_id === null ? null : (await bookingById(ctx, booking_id)).homeId,
    personId: person_id,
    drafts: rows.map(
      ({ id, requested_at, requested_by, state, reply, citations, findings, actions, model, prompt, answer }) => {
        const { firstName = '', lastName = '' } = people.get(requested_by) ?? {}
        return {
          id,
          at: requested_at.toISOString(),
          by: `${firstName} ${lastName}`.trim(),
          state,
          reply,
          citations,
          findings,
          actions,
          model,
          prompt,
          answer,
        }
      },
    ),
  }
}

/** What was asked about a person, for their own data export. */
export const draftsAbout = (ctx: ReadCtx, personId: number) =>
  db(ctx)
    .selectFrom('drafts.draft')
    .select(['conversation_id', 'requested_at', 'model', 'prompt', 'reply'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
