import type { Campaign, CampaignReach } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountIdsByEmail } from '#modules/accounts'
import { bookedAtBy } from '#modules/bookings'
import { type CampaignRow, db } from '../tables.ts'
import { bookedAfter } from './rules.ts'

/** @throws Problem 404 */
export const campaignRow = async (ctx: ReadCtx, id: number): Promise<CampaignRow> => {
  const row = await db(ctx).selectFrom('newsletter.campaign').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This campaign')
  return row
}

/** The maximum number listed. */
const mostListed = 200

export const latestCampaigns = (ctx: ReadCtx): Promise<CampaignRow[]> =>
  db(ctx).selectFrom('newsletter.campaign').selectAll().orderBy('id', 'desc').limit(mostListed).execute()

type Segment = Pick<Campaign, 'list' | 'topic'>

/**
 * The subscribers a campaign goes to: never a suppressed address, whichever list it unsubscribed from. No topic chosen
 * means every topic.
 */
export const readersOf = (ctx: ReadCtx, { list, topic }: Segment) => {
  const confirmed = db(ctx)
    .selectFrom('newsletter.subscriber')
    .where('list', '=', list)
    .where('state', '=', 'confirmed')
    .where('mailbox', 'not in', (of) =>
      of.selectFrom('newsletter.suppression').select('newsletter.suppression.mailbox'),
    )
  return topic === null ? confirmed : confirmed.where(sql<boolean>`(topics = '{}' or ${topic} = any(topics))`)
}

export const audienceOf = async (ctx: ReadCtx, segment: Segment): Promise<number> => {
  const { count } = await readersOf(ctx, segment)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Click = { campaign_id: number; email: string; clicked_at: Date }

const clicksOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Click[]> => {
  const rows = await db(ctx)
    .selectFrom('newsletter.campaign_email')
    .innerJoin('newsletter.subscriber', 'newsletter.subscriber.id', 'newsletter.campaign_email.subscriber_id')
    .select(['campaign_id', 'email', 'clicked_at'])
    .where('campaign_id', 'in', ids)
    .where('clicked_at', 'is not', null)
    .execute()
  return rows.flatMap(({ clicked_at, ...row }) => (clicked_at ? [{ ...row, clicked_at }] : []))
}

/** How many people received each campaign, clicked its link, and then booked. */
export const reachOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, CampaignReach>> => {
  if (ids.length === 0) return new Map()
  const sent = await db(ctx)
    .selectFrom('newsletter.campaign_email')
    .select('campaign_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('campaign_id', 'in', ids)
    .groupBy('campaign_id')
    .execute()
  const clicks = await clicksOf(ctx, ids)
  const accounts = await accountIdsByEmail(
    ctx,
    clicks.map(({ email }) => email),
  )
  const booked = await bookedAtBy(ctx, [...new Set(accounts.values())])
  const hasBooked = ({ email, clicked_at }: Click): boolean =>
    bookedAfter(clicked_at, booked.get(accounts.get(email) ?? 0) ?? [])
  return new Map(
    ids.map((id) => {
      const own = clicks.filter(({ campaign_id }) => campaign_id === id)
      const count = sent.find(({ campaign_id }) => campaign_id === id)?.count ?? 0
      return [id, { sent: Number(count), clicked: own.length, booked: own.filter(hasBooked).length }]
    }),
  )
}
