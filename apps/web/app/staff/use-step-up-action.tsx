import type { Answer } from '@porchlight/contract'
import { openToast } from '@porchlight/ui'
import { useRef } from 'react'
import { get } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { Refused } from '#app/features/overtaken/latest-read.ts'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/**
 * Marks the fields a rejection names with its reason, which stays until they are changed. A form may be flatter than
 * the call.
 */
export const markIn =
  <Name extends string>(
    form: { values: object; refuse: (names: readonly Name[], message: string, title: string) => void },
    title: string,
  ): Refused =>
  (message, required) => {
    const names = required.map((name) =>
      get(form.values, name) === undefined ? (name.split('.').at(-1) ?? name) : name,
    )
    form.refuse(
      names.filter((name): name is Name => get(form.values, name) !== undefined),
      message,
      title,
    )
  }

/**
 * Runs an action that may require "Confirm it's you" first. `act` resolves to the results, or to undefined after a
 * rejection, which it reports in a toast or to the caller. Render `question`; hide your own dialog while `asking`, so
 * two don't overlap.
 */
export const useStepUpAction = () => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question, asking } = useStepUp()

  const putAwayRefusal = useRef<() => void>(undefined)

  const say = (message: string) => {
    putAwayRefusal.current = openToast({ type: 'danger', title: shared.error, message })
  }
  const act = async <Results,>(
    run: () => Promise<Answer<Results, string>>,
    refused: Refused = say,
  ): Promise<Results | undefined> => {
    const answer = await stepUp(run)
    if (answer?.ok) {
      putAwayRefusal.current?.()
      await revalidate()
      return answer.results
    }
    if (answer) refused(answer.error.message || shared.couldNotComplete, answer.error.required ?? [], answer.error.code)
    return undefined
  }
  return { act, question, asking }
}
