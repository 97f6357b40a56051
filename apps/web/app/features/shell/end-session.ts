import { logout } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { api, keepToken } from '#app/lib/api.ts'
import { leaveQueue } from '#app/lib/offline/holder.ts'
import { leaveDevice } from '#app/lib/stored/leave.ts'

/** Ends the session, seals what waits on this device and takes away what was kept to be read; the message of the refusal when it could not. */
export const endSession = async (): Promise<string | undefined> => {
  const takePushBack = isNativeShell() ? await (await import('#app/lib/native/push.ts')).leaveAppPush() : undefined
  const answer = await api(logout)
  if (!answer.ok) {
    takePushBack?.()
    return answer.error.message
  }
  keepToken(answer.results.token)
  await leaveQueue()
  await leaveDevice()
  // The app begins anew (spec section 4); whoever waits for this goes with the page.
  if (isNativeShell()) {
    location.replace('/')
    await new Promise(() => {})
  }
  return undefined
}
