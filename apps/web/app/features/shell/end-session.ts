import { logout } from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'
import { leaveQueue } from '#app/lib/offline/holder.ts'
import { leaveDevice } from '#app/lib/stored/leave.ts'

/** Ends the session, seals what waits on this device and takes away what was kept to be read; the message of the refusal when it could not. */
export const endSession = async (): Promise<string | undefined> => {
  const answer = await api(logout)
  if (!answer.ok) return answer.error.message
  keepToken(answer.results.token)
  await leaveQueue()
  await leaveDevice()
  return undefined
}
