import type { BodyOf, createCampaign, Language, saveCampaign, sendCampaign } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import { type CampaignRow, db } from '../tables.ts'
import { emailTest } from './emails.ts'
import { audienceOf, campaignRow } from './queries.ts'

const notNow = () =>
  new Problem(409, 'not_allowed_now', 'This campaign was sent or changed in the meantime. Reload the page.')

/** @throws Problem 404 */
const lockCampaign = async (ctx: WriteCtx, id: number): Promise<CampaignRow> => {
  const row = await db(ctx)
    .selectFrom('newsletter.campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This campaign')
  return row
}

export const draftCampaign = async (
  ctx: WriteCtx,
  { name, list }: BodyOf<typeof createCampaign>,
  by: number,
): Promise<number> => {
  const { id } = await db(ctx)
    .insertInto('newsletter.campaign')
    .values({
      name,
      list,
      topic: null,
      send_at: null,
      finished_at: null,
      created_at: ctx.now,
      created_by: by,
      sent_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Problem 404, 409 `not_allowed_now` when it is no longer a draft */
export const saveDraft = async (
  ctx: WriteCtx,
  id: number,
  { texts, ...fields }: BodyOf<typeof saveCampaign>,
): Promise<void> => {
  if ((await lockCampaign(ctx, id)).state !== 'draft') throw notNow()
  await db(ctx)
    .updateTable('newsletter.campaign')
    .set({ ...fields, texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute()
}

const assertWritten = ({ texts }: CampaignRow): void => {
  if (Object.keys(texts).length === 0)
    throw new Problem(409, 'text_missing', 'Write the email in at least one language first.')
}

/** @throws Problem 404, 409 `text_missing` */
export const sendTest = async (app: App, ctx: WriteCtx, id: number, to: Account | undefined) => {
  const row = await campaignRow(ctx, id)
  assertWritten(row)
  if (!to) throw notFound('This account')
  const written = Object.keys(row.texts) as Language[]
  for (const language of written) await emailTest(app, ctx, row, { to, language })
  return written.length
}

/**
 * Schedules a campaign: emails are sent in the background from `at` on, or from now.
 * @throws Problem 404, 409 `not_allowed_now`, `text_missing`, `audience_changed` when it would reach more people than
 * were shown, 422 `in_the_past`
 */
export const schedule = async (
  ctx: WriteCtx,
  id: number,
  { at, audience }: BodyOf<typeof sendCampaign>,
  by: number,
): Promise<void> => {
  const row = await lockCampaign(ctx, id)
  if (row.state !== 'draft') throw notNow()
  assertWritten(row)
  const sendAt = at === null ? ctx.now : new Date(at)
  if (sendAt < ctx.now)
    throw new Problem(422, 'in_the_past', 'Choose a time in the future.', undefined, { required: ['at'] })
  if ((await audienceOf(ctx, row)) > audience)
    throw new Problem(
      409,
      'audience_changed',
      'More people would get this email than when you opened it. Check the number and send again.',
    )
  await db(ctx)
    .updateTable('newsletter.campaign')
    .set({ state: 'scheduled', send_at: sendAt, sent_by: by })
    .where('id', '=', id)
    .execute()
}

/** @throws Problem 404, 409 `not_allowed_now` */
export const stop = async (ctx: WriteCtx, id: number): Promise<void> => {
  const { state } = await lockCampaign(ctx, id)
  if (state !== 'scheduled' && state !== 'sending') throw notNow()
  await db(ctx)
    .updateTable('newsletter.campaign')
    .set(
      state === 'scheduled'
        ? { state: 'draft', send_at: null, sent_by: null }
        : { state: 'stopped', finished_at: ctx.now },
    )
    .where('id', '=', id)
    .execute()
}

/** Records that an email's link was clicked. @returns the page it leads to @throws Problem 404 */
export const follow = async (ctx: WriteCtx, token: string): Promise<string> => {
  const email = await db(ctx)
    .updateTable('newsletter.campaign_email')
    .set(({ fn, val }) => ({ clicked_at: fn.coalesce('clicked_at', val(ctx.now)) }))
    .where('token', '=', token)
    .returning('campaign_id')
    .executeTakeFirst()
  if (!email) throw notFound('This link')
  return (await campaignRow(ctx, email.campaign_id)).path
}
