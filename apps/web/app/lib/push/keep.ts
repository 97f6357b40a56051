import { keepPush } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { choosePush } from './chosen.ts'
import { subscriptionHere, unsubscribeHere } from './this-browser.ts'

/**
 * Registers this browser with the server again: its push notifications ended with the previous session. If another
 * device removed them meanwhile, they end here too.
 */
export const keepPushHere = async (accountId: number): Promise<void> => {
  const subscribed = await subscriptionHere()
  if (!subscribed) return
  const answer = await api(keepPush, { body: { endpoint: subscribed.endpoint } })
  if (!answer.ok || answer.results.registered) return
  choosePush(accountId, false)
  await unsubscribeHere()
}
