import { clickNotification, notificationMenu, notificationsOfRoute, seeNotifications } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { Menu } from './polling.ts'

/** Apart from those who ask, whom every page loads: the API's shapes weigh more than they. */
export const askMenu = async (query: { t: string; lastOpen?: string }): Promise<Menu | undefined> => {
  const answer = await api(notificationMenu, { query })
  return answer.ok ? answer.results : undefined
}

/** Marks a message as clicked; where it leads, or nothing when it is not this person’s. */
export const clickMessage = async (id: number): Promise<string | undefined> => {
  const answer = await api(clickNotification, { params: { id } })
  return answer.ok ? answer.results.to : undefined
}

/** Marks the messages that lead to a screen; how many there were. */
export const openScreen = async (to: string): Promise<number> => {
  const answer = await api(notificationsOfRoute, { body: { to } })
  return answer.ok ? answer.results.updated : 0
}

export const passMessages = async (until: number, read: boolean): Promise<boolean> =>
  (await api(seeNotifications, { body: { until, read } })).ok
