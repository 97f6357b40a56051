import type { Answer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Acts on a claim and reloads the page; an error is shown where the action was taken. */
export const useClaimAction = (said?: string) => {
  const words = useWords(claimWords)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const act = async <Results>(
    deed: () => Promise<Answer<Results, string>>,
    saying?: (results: Results) => string,
  ): Promise<boolean> => {
    setProblem(undefined)
    const answer = await deed()
    if (answer.ok) toast({ type: 'success', message: saying?.(answer.results) ?? said ?? words.done })
    else setProblem(answer.error.message)
    if (answer.ok || answer.error.status === 409) await revalidate()
    return answer.ok
  }
  return { act, problem }
}
