import type { Answer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/**
 * Runs an action that may require "Confirm it's you" first. `act` resolves to the results, or to undefined after a
 * rejection, which it reports in a toast or to the caller. Render `question`; hide your own dialog while `asking`, so
 * two don't overlap.
 */
export const useStepUpAction = () => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question, asking } = useStepUp()

  const say = (message: string) => toast({ type: 'danger', title: shared.error, message })
  const act = async <Results,>(
    run: () => Promise<Answer<Results, string>>,
    refused: (message: string) => void = say,
  ): Promise<Results | undefined> => {
    const answer = await stepUp(run)
    if (answer?.ok) {
      await revalidate()
      return answer.results
    }
    if (answer) refused(answer.error.message || shared.couldNotComplete)
    return undefined
  }
  return { act, question, asking }
}
