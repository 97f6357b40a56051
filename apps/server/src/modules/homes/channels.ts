import { type MarketingChannel, marketingChannels } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { settleSteps } from './change-status.ts'
import type { HomeEditor } from './home-access.ts'
import { lockHome } from './queries.ts'
import { db } from './tables.ts'

/** The channels where a home can be marketed besides our own site, in catalog order. */
export const channelsOf = async (ctx: ReadCtx, homeId: number): Promise<MarketingChannel[]> => {
  const rows = await db(ctx).selectFrom('homes.channel').select('channel').where('home_id', '=', homeId).execute()
  const said = new Set(rows.map(({ channel }) => channel))
  return marketingChannels.filter((channel) => said.has(channel))
}

/** Replaces the channels a home can be marketed on, which completes that setup step. @throws Problem 404 */
export const setChannels = async (
  ctx: WriteCtx,
  homeId: number,
  channels: readonly MarketingChannel[],
  by: HomeEditor,
): Promise<void> => {
  await lockHome(ctx, homeId)
  await db(ctx).deleteFrom('homes.channel').where('home_id', '=', homeId).execute()
  const rows = [...new Set(channels)].map((channel) => ({ home_id: homeId, channel }))
  if (rows.length > 0) await db(ctx).insertInto('homes.channel').values(rows).execute()
  await settleSteps(ctx, homeId, [{ step: 'marketing-channels', state: 'done' }], by)
}
