import type { WriteCtx } from '#kernel/work'
import { questionsBy, saveAnswerForKey, saveQuestion } from '#modules/questions'

const requested = [
  {
    question: 'Can we leave our bags at the home before check-in?',
    answer: 'Yes. Tell us when you land. We can take your bags from 11 AM while the home is being cleaned.',
  },
  {
    question: 'Is there a portable crib?',
    answer:
      'We’ll bring one, with a high chair and a baby gate, at no charge. Let us know when you book, and it’ll be set up when you arrive.',
  },
  {
    question: 'How far is it to the boats in the evening?',
    answer: 'Closer than it looks: we walked the distance listed on this page, and the lane is lit the whole way.',
  },
] as const

/** Questions guests asked about the first homes, and the team's answers. */
export const loadQuestions = async (
  ctx: WriteCtx,
  { homeIds, guests, staff }: { homeIds: readonly number[]; guests: readonly number[]; staff: number },
): Promise<void> => {
  for (const [at, homeId] of homeIds.slice(0, guests.length).entries()) {
    const askerId = guests[at] as number
    if ((await questionsBy(ctx, askerId)).length > 0) continue
    for (const { question, answer } of requested.slice(0, (at % requested.length) + 1))
      await saveAnswerForKey(ctx, await saveQuestion(ctx, { homeId, askerId, question }), {
        answer,
        shown: question,
        by: staff,
      })
  }
}
