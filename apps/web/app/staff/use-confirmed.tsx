import { type Answer, confirmSelf } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ConfirmModal = lazy(async () => ({
  default: (await import('#app/features/confirm-self/confirm-modal.tsx')).ConfirmModal,
}))

const byPassword = (password: string) => api(confirmSelf, { body: { password } })

/**
 * Runs what the server lets only somebody do who has just proved that it is him: where it asks, the password is asked for
 * and the act goes on. Gives the results, or undefined when it was refused and that was said, in a toast or to whoever
 * wants to say it himself; and the question to show. A dialog steps aside while it is `asking`: two would lie over each
 * other.
 */
export const useConfirmed = () => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [resume, setResume] = useState<(confirmed: boolean) => void>()

  const asked = () =>
    new Promise<boolean>((resolve) => {
      setResume(() => (confirmed: boolean) => {
        setResume(undefined)
        resolve(confirmed)
      })
    })
  const say = (message: string) => toast({ type: 'danger', title: shared.error, message })
  const act = async <Results,>(
    run: () => Promise<Answer<Results, string>>,
    refused: (message: string) => void = say,
  ): Promise<Results | undefined> => {
    let answer = await run()
    if (!answer.ok && answer.error.code === 'confirm_first') {
      if (!(await asked())) return undefined
      answer = await run()
    }
    if (answer.ok) {
      await revalidate()
      return answer.results
    }
    refused(answer.error.message || shared.couldNotComplete)
    return undefined
  }
  const question: ReactNode = resume && (
    <Suspense>
      <ConfirmModal byPassword={byPassword} onConfirmed={() => resume(true)} onClose={() => resume(false)} />
    </Suspense>
  )
  return { act, question, asking: resume !== undefined }
}
