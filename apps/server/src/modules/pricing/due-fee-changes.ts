import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { liveHomes } from '#modules/homes'
import { defaultFees } from './default-fees.ts'
import { pricesChanged } from './events.ts'

/** Announces the prices of every home on the day when a company fee starts or ends. */
export const announceFeesOfToday = async (ctx: WriteCtx): Promise<void> => {
  const turns = (await defaultFees(ctx)).some(({ from, to }) => from === ctx.today || to === ctx.today)
  if (!turns) return
  for (const { id } of await liveHomes(ctx)) await announce(ctx, pricesChanged({ homeId: id }))
}
