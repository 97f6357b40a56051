import type { Answer } from '@porchlight/contract'
import { useEffect, useState } from 'react'

const pauseMs = 200

/**
 * The server's answer to the latest query, requested a moment after the query stopped changing; undefined while there
 * is none.
 */
export const useAnswer = <Question, Results, Code extends string>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer<Results, Code>>,
): { answer: Answer<Results, Code> | undefined; busy: boolean } => {
  const key = question === undefined ? '' : JSON.stringify(question)
  const [held, setHeld] = useState<{ key: string; answer: Answer<Results, Code> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question, by its text
  useEffect(() => {
    if (question === undefined) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const answer = await ask(question)
      if (isWanted) setHeld({ key, answer })
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key])
  return { answer: key === '' ? undefined : held?.answer, busy: key !== '' && held?.key !== key }
}
