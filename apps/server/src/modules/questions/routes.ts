import {
  answerQuestion,
  askQuestion,
  myQuestions,
  questionsOfDesk,
  questionsOfHome,
  questionsOfOwner,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeBySlug, homesOfOwner } from '#modules/homes'
import { questionsForAsker, questionsForStaff } from './queries.ts'
import { answer, ask, publishedQuestions, questionsAbout, questionsBy, questionsOnDesk } from './questions.ts'

export const routes: readonly Route[] = [
  route(questionsOfHome, ({ params, read }) =>
    read(async (ctx) => ({ questions: await publishedQuestions(ctx, (await homeBySlug(ctx, params.slug)).id) })),
  ),

  route(
    askQuestion,
    ({ app, actor, params, body, write }) =>
      write(async (ctx) => {
        const home = await homeBySlug(ctx, params.slug)
        return { id: await ask(app, ctx, home, { askerId: actor.accountId, question: body.question }) }
      }),
    { allowance: { perMinute: 5 } },
  ),

  route(myQuestions, ({ actor, read }) =>
    read(async (ctx) => ({ questions: await questionsForAsker(ctx, await questionsBy(ctx, actor.accountId)) })),
  ),

  route(questionsOfOwner, ({ actor, read }) =>
    read(async (ctx) => {
      const homes = await homesOfOwner(ctx, actor.accountId)
      const rows = await questionsAbout(
        ctx,
        homes.map(({ id }) => id),
      )
      return { questions: await questionsForAsker(ctx, rows) }
    }),
  ),

  route(questionsOfDesk, ({ query, read }) =>
    read(async (ctx) => {
      const { rows, ...found } = await questionsOnDesk(ctx, query)
      return { ...found, questions: await questionsForStaff(ctx, rows) }
    }),
  ),

  route(answerQuestion, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await answer(app, ctx, params.id, { ...body, by: actor.accountId })
      return {}
    }),
  ),
]
