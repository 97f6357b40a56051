import { adjustAnalysis, analysisByLink, analysisOfLead, createAnalysis, strategiesOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { homeForEditor } from '#modules/homes'
import { leadRow, senderOf } from '#modules/leads'
import { adjust, analysisByHash, analysisForLead, analyze, locate, saveAnalysis } from './analyses.ts'
import { strategiesFor } from './strategies.ts'
import { analysisView } from './views.ts'

const forTeam = async (ctx: ReadCtx, leadId: number) => {
  await leadRow(ctx, leadId)
  const row = await analysisForLead(ctx, leadId)
  return { analysis: row ? { ...(await analysisView(ctx, row)), hash: row.hash } : null }
}

export const routes: readonly Route[] = [
  route(
    createAnalysis,
    async ({ app, actor, body, request, snapshot, write }) => {
      const place = await locate(app, body)
      const analyzed = await snapshot((ctx) => analyze(ctx, body, place))
      return await write(async (ctx) => {
        const { id, hash } = await saveAnalysis(app, ctx, body, analyzed, senderOf(request, actor))
        return { id, hash }
      })
    },
    { allowance: { perMinute: 6 } },
  ),

  route(
    analysisByLink,
    ({ params, read }) =>
      read(async (ctx) => ({ analysis: await analysisView(ctx, await analysisByHash(ctx, params.id, params.hash)) })),
    { allowance: { perMinute: 60 } },
  ),

  route(analysisOfLead, ({ params, read }) => read((ctx) => forTeam(ctx, params.id))),

  route(adjustAnalysis, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await adjust(ctx, params.id, { ...body, by: actor.accountId })
      return forTeam(ctx, params.id)
    }),
  ),

  route(strategiesOfHome, ({ actor, params, snapshot }) =>
    snapshot(async (ctx) => strategiesFor(ctx, await homeForEditor(ctx, actor, params.id))),
  ),
]
