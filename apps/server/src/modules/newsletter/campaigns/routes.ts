import {
  campaignById,
  campaignsOfStaff,
  createCampaign,
  saveCampaign,
  sendCampaign,
  stopCampaign,
  testCampaign,
} from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import { draftCampaign, follow, saveDraft, schedule, sendTest, stop } from './commands.ts'
import { linkPathOf } from './emails.ts'
import { campaignCards, campaignView } from './views.ts'

export const campaignRoutes: readonly Route[] = [
  route(campaignsOfStaff, ({ snapshot }) => snapshot(async (ctx) => ({ campaigns: await campaignCards(ctx) }))),

  route(createCampaign, ({ actor, body, write }) =>
    write(async (ctx) => ({ id: await draftCampaign(ctx, body, actor.accountId) })),
  ),

  route(campaignById, ({ params, snapshot }) =>
    snapshot(async (ctx) => ({ campaign: await campaignView(ctx, params.id) })),
  ),

  route(saveCampaign, ({ params, body, write }) =>
    write(async (ctx) => {
      await saveDraft(ctx, params.id, body)
      return { campaign: await campaignView(ctx, params.id) }
    }),
  ),

  route(
    testCampaign,
    ({ app, actor, params, write }) =>
      write(async (ctx) => {
        return { emails: await sendTest(app, ctx, params.id, await accountById(ctx, actor.accountId)) }
      }),
    { allowance: { perMinute: 6 } },
  ),

  route(sendCampaign, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await schedule(ctx, params.id, body, actor.accountId)
      return { campaign: await campaignView(ctx, params.id) }
    }),
  ),

  route(stopCampaign, ({ params, write }) =>
    write(async (ctx) => {
      await stop(ctx, params.id)
      return { campaign: await campaignView(ctx, params.id) }
    }),
  ),
]

/** The target of the button in a campaign’s email: redirects to a page of this site after counting the click. */
export const campaignLinks = (server: FastifyInstance, app: App): void => {
  const config = { rateLimit: rateLimitOf(app, { perMinute: 60 }) }
  server.get<{ Params: { token: string } }>(linkPathOf(':token'), { config }, async ({ params }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(await app.work.write((ctx) => follow(ctx, params.token))),
  )
}
