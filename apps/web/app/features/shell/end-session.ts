import { logout } from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'

/** Ends the session; the message of the refusal when it could not. */
export const endSession = async (): Promise<string | undefined> => {
  const answer = await api(logout)
  if (!answer.ok) return answer.error.message
  keepToken(answer.results.token)
  return undefined
}
