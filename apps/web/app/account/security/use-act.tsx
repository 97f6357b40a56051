import { toast } from '@porchlight/ui'
import { createContext, type ReactNode, use, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmModal } from '#app/features/confirm-self/confirm-modal.tsx'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Calls } from './calls.ts'

type Told = { ok: true; results: unknown } | { ok: false; error: { code: string; message: string } }

/** Runs a write; gives its results, or undefined when it was refused and that was said. */
export type Act = <R extends Told>(
  run: (calls: Calls) => Promise<R>,
) => Promise<Extract<R, { ok: true }>['results'] | undefined>

const ActContext = createContext<Act>(() => Promise.reject(new Error('no acts here')))
export const useAct = (): Act => use(ActContext)

type Waiting = { resume: (confirmed: boolean) => void }

const callsNow = async (): Promise<Calls> => (await import('./calls.ts')).calls

const byPassword = async (password: string) => {
  const { api, confirmSelf } = await callsNow()
  return api(confirmSelf, { body: { password } })
}
const byPasskey = async () => (await callsNow()).passkeyUsed(false)

/** Lets the parts below change the account: what wants the password once more asks for it and then goes on. */
export const Acting = ({ hasPasskey, children }: { hasPasskey: boolean; children: ReactNode }) => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [waiting, setWaiting] = useState<Waiting>()

  const confirmed = () =>
    new Promise<boolean>((resolve) => {
      setWaiting({
        resume: (yes) => {
          setWaiting(undefined)
          resolve(yes)
        },
      })
    })
  const act: Act = async (run) => {
    const calls = await callsNow()
    let answer = await run(calls)
    if (!answer.ok && answer.error.code === 'confirm_first') {
      if (!(await confirmed())) return undefined
      answer = await run(calls)
    }
    if (answer.ok) {
      void revalidate()
      return answer.results as never
    }
    toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
    return undefined
  }
  return (
    <ActContext value={act}>
      {children}
      {waiting && (
        <ConfirmModal
          byPassword={byPassword}
          byPasskey={hasPasskey ? byPasskey : undefined}
          onConfirmed={() => waiting.resume(true)}
          onClose={() => waiting.resume(false)}
        />
      )}
    </ActContext>
  )
}
