import { saveTownVibe, sharedTownVibe, takeTownVibeQuiz, townVibeResult } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { senderOf } from '#modules/leads'
import { resultById, saveAsLead, takeQuiz } from './quiz.ts'
import { resultView, townNameOf } from './views.ts'

export const routes: readonly Route[] = [
  route(
    takeTownVibeQuiz,
    ({ body, write }) =>
      write(async (ctx) => {
        const { id, hash } = await takeQuiz(ctx, body)
        return { id, hash }
      }),
    { allowance: { perMinute: 12 } },
  ),

  route(sharedTownVibe, ({ params, read }) =>
    read(async (ctx) => ({ town: await townNameOf(ctx, await resultById(ctx, params.id)) })),
  ),

  route(townVibeResult, ({ params, read }) =>
    read(async (ctx) => ({ result: await resultView(ctx, await resultById(ctx, params.id, params.hash)) })),
  ),

  route(
    saveTownVibe,
    ({ app, actor, params, body, request, write }) =>
      write(async (ctx) => {
        const row = await resultById(ctx, params.id, params.hash)
        await saveAsLead(app, ctx, row, await townNameOf(ctx, row), body, senderOf(request, actor))
        return { saved: true as const }
      }),
    { allowance: { perMinute: 6 } },
  ),
]
