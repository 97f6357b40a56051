import type { Campaign, CampaignCard, CampaignReach } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import type { CampaignRow } from '../tables.ts'
import { audienceOf, campaignRow, latestCampaigns, reachOf } from './queries.ts'

const unsent: CampaignReach = { sent: 0, clicked: 0, booked: 0 }

const cardOf = (row: CampaignRow, reach: CampaignReach = unsent): CampaignCard => ({
  id: row.id,
  name: row.name,
  list: row.list,
  topic: row.topic,
  state: row.state,
  sendAt: row.send_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  reach,
})

export const campaignCards = async (ctx: ReadCtx): Promise<CampaignCard[]> => {
  const rows = await latestCampaigns(ctx)
  const reach = await reachOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => cardOf(row, reach.get(row.id)))
}

/** @throws Problem 404 */
export const campaignView = async (ctx: ReadCtx, id: number): Promise<Campaign> => {
  const row = await campaignRow(ctx, id)
  const nameOf = await nameOfAccounts(ctx, [row.created_by, ...(row.sent_by === null ? [] : [row.sent_by])])
  return {
    ...cardOf(row, (await reachOf(ctx, [id])).get(id)),
    texts: row.texts,
    path: row.path,
    createdBy: nameOf(row.created_by) ?? '',
    sentBy: row.sent_by === null ? null : nameOf(row.sent_by),
    audience: await audienceOf(ctx, row),
  }
}
