import { payloadOf } from './payload.ts'

/** The parts of a service worker that push notifications need; tests supply their own. */
export type PushScope = {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PushClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  location: { origin: string }
}
type PushClient = {
  url: string
  focus: () => Promise<unknown>
  navigate?: (url: string) => Promise<unknown>
}

/** Shows a push notification. For `push` events: `event.waitUntil(showPush(self, event.data?.text() ?? ''))`. */
export const showPush = async ({ registration }: PushScope, text: string): Promise<void> => {
  const payload = payloadOf(text)
  if (!payload) return
  const { id, title, body, url } = payload
  await registration.showNotification(title, {
    body,
    tag: `notice-${id}`,
    icon: '/favicon.svg',
    badge: '/favicon.svg',
    data: { url },
  })
}

/**
 * Opens the page a push notification leads to, in an existing window of the product if there is one. For
 * `notificationclick` events: `event.notification.close(); event.waitUntil(openPush(self, event.notification.data))`.
 */
export const openPush = async ({ clients, location }: PushScope, data: unknown): Promise<void> => {
  const given = (data as { url?: unknown } | null)?.url
  const url = typeof given === 'string' && /^\/(?![/\\])/.test(given) ? given : '/me/notifications'
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = windows.find((window) => new URL(window.url).origin === location.origin)
  if (!ours?.navigate) {
    await clients.openWindow(url)
    return
  }
  await ours.focus()
  await ours.navigate(url)
}
