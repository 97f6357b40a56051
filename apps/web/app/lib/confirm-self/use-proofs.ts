import { useState } from 'react'

/** What the server may require before an action: the password, a second factor, or the first second factor. */
type Proof = 'confirm_first' | 'second_factor_first' | 'enroll_factor_first'
const isProof = (code: string): code is Proof =>
  code === 'confirm_first' || code === 'second_factor_first' || code === 'enroll_factor_first'

export type CallAnswer = { ok: true; results: unknown } | { ok: false; error: { code: string; message: string } }

/** Password, second factor, and enrollment, each requested at most once. */
const mostProofs = 3

/**
 * Runs a call; if the server first requires proof that it's the account holder, waits for the dialog that `proof` names
 * and runs the call again. `undefined` if the person closed the dialog.
 */
export const useProofs = () => {
  const [pending, setPending] = useState<{ proof: Proof; resume: (proved: boolean) => void }>()

  const ask = (proof: Proof) =>
    new Promise<boolean>((resolve) => {
      setPending({
        proof,
        resume: (proved) => {
          setPending(undefined)
          resolve(proved)
        },
      })
    })
  const stepUp = async <A extends CallAnswer>(run: () => Promise<A>): Promise<A | undefined> => {
    let answer = await run()
    for (let proofs = 0; proofs < mostProofs && !answer.ok && isProof(answer.error.code); proofs++) {
      if (!(await ask(answer.error.code))) return undefined
      answer = await run()
    }
    return answer
  }
  return {
    stepUp,
    proof: pending?.proof,
    done: () => pending?.resume(true),
    stop: () => pending?.resume(false),
  }
}
