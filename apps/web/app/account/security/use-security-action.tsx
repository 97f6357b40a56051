import { toast } from '@porchlight/ui'
import { createContext, type ReactNode, use } from 'react'
import { useRevalidator } from 'react-router'
import type { CallAnswer } from '#app/lib/confirm-self/use-proofs.ts'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Calls } from './calls.ts'

/** Runs a write; returns its results, or undefined if it was rejected and the error was shown. */
export type SecurityAction = <R extends CallAnswer>(
  run: (calls: Calls) => Promise<R>,
) => Promise<Extract<R, { ok: true }>['results'] | undefined>

const ActContext = createContext<SecurityAction>(() => Promise.reject(new Error('no acts here')))
export const useSecurityAction = (): SecurityAction => use(ActContext)

/**
 * Lets the parts below change the account: an action that needs the password or a second factor asks for it, then
 * continues.
 */
export const SecurityActions = ({ hasPasskey, children }: { hasPasskey: boolean; children: ReactNode }) => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question } = useStepUp({ hasPasskey })

  const act: SecurityAction = async (run) => {
    const { calls } = await import('./calls.ts')
    const answer = await stepUp(() => run(calls))
    if (answer?.ok) {
      void revalidate()
      return answer.results as never
    }
    if (answer) toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
    return undefined
  }
  return (
    <ActContext value={act}>
      {children}
      {question}
    </ActContext>
  )
}
