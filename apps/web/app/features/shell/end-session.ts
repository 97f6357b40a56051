import { logout } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { api, keepToken } from '#app/lib/api.ts'
import { pauseNotices } from '#app/lib/notices/notices.ts'
import { leaveQueue } from '#app/lib/offline/holder.ts'
import { leaveDevice } from '#app/lib/stored/leave.ts'

/**
 * Ends the session, seals queued changes on this device, and deletes cached data; returns the error message on failure.
 * Notifications pause meanwhile (I1).
 */
export const endSession = async (): Promise<string | undefined> => {
  const resumeNotices = pauseNotices()
  const takePushBack = isNativeShell() ? await (await import('#app/lib/native/push.ts')).leaveAppPush() : undefined
  const answer = await api(logout)
  if (!answer.ok) {
    takePushBack?.()
    resumeNotices()
    return answer.error.message
  }
  keepToken(answer.results.token)
  await leaveQueue()
  await leaveDevice()
  // The app restarts (spec section 4) and leaves this page.
  if (isNativeShell()) {
    location.replace('/')
    await new Promise(() => {})
  }
  return undefined
}
