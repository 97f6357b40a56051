import type { Answer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'

/** Does something with a job, says what came of it, and shows the page as it is then. False when it was refused. */
export const useJobAct = () => {
  const { revalidate } = useRevalidator()
  return async (said: string, deed: () => Promise<Answer<unknown, string>>): Promise<boolean> => {
    const answer = await deed()
    toast(answer.ok ? { type: 'success', message: said } : { type: 'danger', message: answer.error.message })
    if (answer.ok || answer.error.status === 409) await revalidate()
    return answer.ok
  }
}
