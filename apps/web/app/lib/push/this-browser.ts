import { subscribePush, unsubscribePush } from '@porchlight/contract'
import { api } from '../api.ts'
import { choosePush, hasChosenPush } from './chosen.ts'
import type { PushState, PushWay } from './way.ts'

/** A service worker registers itself soon after the page has loaded; without one there is nothing to wait for. */
const patienceMs = 3_000

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return undefined
  const none = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return await Promise.race([navigator.serviceWorker.ready, none])
}

export const pushState = async (accountId: number): Promise<PushState> => {
  const registration = await registrationHere()
  if (!registration) return 'unable'
  if (Notification.permission === 'denied') return 'refused'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && hasChosenPush(accountId) ? 'on' : 'off'
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } }

const plain = (subscription: PushSubscription): Subscribed => {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** Asks the person for permission and subscribes; returns nothing if they decline. Call it in response to a press. */
export const subscribeHere = async (pushKey: string): Promise<Subscribed | undefined> => {
  const registration = await registrationHere()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined
  const applicationServerKey = bytesOf(pushKey)
  return plain(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** This browser's subscription, if it has one. */
export const subscriptionHere = async (): Promise<Subscribed | undefined> => {
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  return subscription ? plain(subscription) : undefined
}

/** Ends this browser's subscription; returns its address, so that the server can delete it. */
export const unsubscribeHere = async (): Promise<string | undefined> => {
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  if (!subscription) return undefined
  await subscription.unsubscribe()
  return subscription.endpoint
}

export const browserPush: PushWay = {
  state: pushState,
  async turnOn(accountId, { pushKey }) {
    const subscribed = await subscribeHere(pushKey).catch(() => undefined)
    if (!subscribed) return undefined
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = await api(subscribePush, { body: { ...subscribed, timeZone } })
    choosePush(accountId, answer.ok)
    if (answer.ok) return answer.results.device
    await unsubscribeHere()
    return undefined
  },
  async turnOff(accountId) {
    choosePush(accountId, false)
    const endpoint = await unsubscribeHere()
    if (endpoint) await api(unsubscribePush, { body: { endpoint } })
  },
}
