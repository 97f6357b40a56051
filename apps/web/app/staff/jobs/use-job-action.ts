import type { Answer } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'

/** Runs a job action, shows a toast, and reloads the page. @returns false if the server rejected it */
export const useJobAction = () => {
  const { revalidate } = useRevalidator()
  return async (said: string, deed: () => Promise<Answer<unknown, string>>): Promise<boolean> => {
    const answer = await deed()
    toast(answer.ok ? { type: 'success', message: said } : { type: 'danger', message: answer.error.message })
    if (answer.ok || answer.error.status === 409) await revalidate()
    return answer.ok
  }
}
