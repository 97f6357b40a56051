import { clickNotification, notificationMenu, notificationsOfRoute, seeNotifications } from '@porchlight/contract'
import { putAwayLeading } from '@porchlight/ui/put-away-leading'
import { api } from '#app/lib/api.ts'
import { type OpenScreen, pathOf, withoutKnown } from './known-here.ts'
import type { Menu } from './polling.ts'

let screen: OpenScreen | undefined

/** Separate from the code that calls it, which every page loads: the API's shapes are larger. */
export const askMenu = async (query: { t: string; lastOpen?: string }): Promise<Menu | undefined> => {
  const answer = await api(notificationMenu, { query })
  return answer.ok ? withoutKnown(answer.results, screen) : undefined
}

/** Marks a notification as clicked; returns where it leads, or nothing if it isn't this person's. */
export const clickMessage = async (id: number): Promise<string | undefined> => {
  const answer = await api(clickNotification, { params: { id } })
  return answer.ok ? answer.results.to : undefined
}

/** Marks the notifications that lead to a screen as read and dismisses their toasts; returns how many there were. */
export const openScreen = async (to: string): Promise<number> => {
  screen = { path: to, openedAt: Date.now() }
  putAwayLeading((target) => pathOf(target) === to)
  const answer = await api(notificationsOfRoute, { body: { to } })
  return answer.ok ? answer.results.updated : 0
}

export const passMessages = async (until: number, read: boolean): Promise<boolean> =>
  (await api(seeNotifications, { body: { until, read } })).ok
