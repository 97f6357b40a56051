import { draftReply, draftsOfConversation } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { askAssistant, assistantOf, prepareDraft, recordAnswer, recordQuestion } from './commands.ts'
import { deskOf } from './queries.ts'

export const routes: readonly Route[] = [
  route(draftsOfConversation, ({ app, params, read }) => read((ctx) => deskOf(app, ctx, Number(params.id)))),

  route(
    draftReply,
    async ({ app, actor, params, steps, snapshot, request }) => {
      const settings = assistantOf(app)
      const prepared = await snapshot((ctx) => prepareDraft(app, ctx, Number(params.id)))
      const id = await steps.first((ctx) => recordQuestion(app, ctx, settings, prepared, actor.accountId))
      // An answer takes seconds, so other requests get this slot meanwhile.
      request.ticket.leave()
      const answer = await askAssistant(app, settings, prepared)
      const desk = await steps.last(async (ctx) => {
        await recordAnswer(ctx, id, prepared, answer)
        return deskOf(app, ctx, prepared.conversationId)
      })
      if (typeof answer === 'string') return desk
      if (answer.kind === 'busy')
        throw new Problem(503, 'assistant_busy', 'The AI provider is busy. Try again in a minute.')
      throw new Problem(
        503,
        'assistant_failed',
        'The AI provider didn’t answer. Write the reply yourself, or try again.',
      )
    },
    { allowance: { perMinute: 10 } },
  ),
]
