import type { Answer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useStepUp } from '#app/features/confirm-self/use-step-up.tsx'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/**
 * Runs what the server lets someone do only right after they proved that it's them: where it asks, the password or a
 * second factor is asked for and the act goes on. Gives the results, or undefined when it was refused and that was said,
 * in a toast or to whoever wants to say it; and the question to show. A dialog steps aside while it is `asking`: two would
 * lie over each other.
 */
export const useConfirmed = () => {
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
