import type { PersonalDataPart } from '#kernel/module'
import { questionsBy } from './questions.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    questions: (await questionsBy(ctx, accountId)).map(({ home_id, question, asked_at, answer }) => ({
      homeId: home_id,
      question,
      at: asked_at,
      answer,
    })),
  }),
}
