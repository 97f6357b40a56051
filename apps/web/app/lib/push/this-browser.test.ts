import { afterEach, describe, expect, it, vi } from 'vitest'
import { choosePush } from './chosen.ts'
import { pushState, subscribeHere, subscriptionHere, unsubscribeHere } from './this-browser.ts'

/** A browser's push features: its permission, and whether it is subscribed. */
const browser = ({ permission = 'granted' as NotificationPermission, subscribed = false } = {}) => {
  const requests: unknown[] = []
  let live = subscribed
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      live = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (live ? subscription : null),
    subscribe: async (options: unknown) => {
      requests.push(options)
      live = true
      return subscription
    },
  }
  const stored = new Map<string, string>()
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return { requests }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

describe('push notifications in the current browser', () => {
  it('are on for the person who turned them on here, and off for others who log in', async () => {
    browser({ subscribed: true })
    expect(await pushState(7)).toBe('off')
    choosePush(7, true)
    expect(await pushState(7)).toBe('on')
    expect(await pushState(8)).toBe('off')
    choosePush(7, false)
    expect(await pushState(7)).toBe('off')
  })

  it('are refused if the person blocked them, and unable if not supported', async () => {
    browser({ permission: 'denied' })
    expect(await pushState(7)).toBe('refused')
    expect(await subscribeHere(key)).toBeUndefined()
    vi.unstubAllGlobals()
    expect(await pushState(7)).toBe('unable')
  })

  it('start with permission and our key, and end permanently', async () => {
    const { requests } = browser()
    expect(await subscriptionHere()).toBeUndefined()
    const subscribed = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }
    expect(await subscribeHere(key)).toEqual(subscribed)
    const [{ userVisibleOnly, applicationServerKey }] = requests as [PushSubscriptionOptionsInit]
    expect(userVisibleOnly).toBe(true)
    expect(applicationServerKey).toHaveLength(65)
    expect(await subscriptionHere()).toEqual(subscribed)
    expect(await unsubscribeHere()).toBe('https://push.example/1')
    expect(await unsubscribeHere()).toBeUndefined()
  })
})
