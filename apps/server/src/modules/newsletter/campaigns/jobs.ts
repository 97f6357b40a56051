import { randomBytes } from 'node:crypto'
import type { App } from '#kernel/app'
import { job } from '#kernel/jobs'
import type { WriteCtx } from '#kernel/work'
import { type CampaignRow, db, type SubscriberRow } from '../tables.ts'
import { emailReader } from './emails.ts'
import { readersOf } from './queries.ts'

/** Emails queued in one transaction, and in one run of the job. */
const batch = 100
const mostEachRun = 2_000

const dueCampaign = async (ctx: WriteCtx): Promise<CampaignRow | undefined> =>
  db(ctx)
    .selectFrom('newsletter.campaign')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', ctx.now)
    .orderBy('send_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Readers who haven't received it yet; those who unsubscribed meanwhile are left out. */
const nextReaders = (ctx: WriteCtx, campaign: CampaignRow): Promise<SubscriberRow[]> =>
  readersOf(ctx, campaign)
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter.campaign_email')
            .select('newsletter.campaign_email.id')
            .where('campaign_id', '=', campaign.id)
            .whereRef('subscriber_id', '=', 'newsletter.subscriber.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(batch)
    .execute()

/** @returns how many were queued; null if no campaign is due */
const sendBatch = (app: App): Promise<number | null> =>
  app.work.write(async (ctx) => {
    const campaign = await dueCampaign(ctx)
    if (!campaign) return null
    const readers = await nextReaders(ctx, campaign)
    for (const reader of readers) {
      const token = randomBytes(24).toString('base64url')
      await db(ctx)
        .insertInto('newsletter.campaign_email')
        .values({ campaign_id: campaign.id, subscriber_id: reader.id, token, sent_at: ctx.now, clicked_at: null })
        .execute()
      await emailReader(app, ctx, campaign, { reader, token })
    }
    await db(ctx)
      .updateTable('newsletter.campaign')
      .set(readers.length < batch ? { state: 'sent', finished_at: ctx.now } : { state: 'sending' })
      .where('id', '=', campaign.id)
      .execute()
    return readers.length
  })

/** Sends what is due, batch by batch: a run that crashes has sent whole batches and no email twice. */
const sendDue = async (app: App): Promise<void> => {
  let queued = 0
  while (queued < mostEachRun) {
    const sent = await sendBatch(app)
    if (sent === null) return
    queued += sent
  }
}

export const sendCampaigns = job({ name: 'newsletter.send_campaigns', cron: '* * * * *', run: sendDue })
