import type { Clock } from '../queue/parts.ts'

/** How long a ping result is valid (spec section 9). */
export const pingEvery = { onlineMs: 5 * 60_000, offlineMs: 60_000 } as const

export type OnlineParts = {
  /** In the app only the ping counts; in a browser, its online status and the last requests. */
  where: 'browser' | 'app'
  /** Whether GET `ping` answers Pong. */
  ping: () => Promise<boolean>
  clock: Clock
  /** `navigator.onLine`, and its two events. Ignored in the app. */
  browser: { isConnected: () => boolean; listen: (changed: () => void) => () => void }
}

/**
 * Whether the product is online. In a browser: connected, and the last request got through; after one that didn't, a
 * ping checks again a minute later. In the app: the ping answers Pong; repeated after five minutes if it did, or one
 * minute if it didn't.
 */
export const watchOnline = ({ where, ping, clock, browser }: OnlineParts) => {
  let online = where === 'app' || browser.isConnected()
  let stopTimer = () => {}
  let stopped = false
  const listeners = new Set<(online: boolean) => void>()

  const isApp = where === 'app'
  const settle = (next: boolean) => {
    stopTimer()
    if (stopped) return
    if (next !== online) {
      online = next
      for (const heard of listeners) heard(online)
    }
    // Without a connection, the browser reports when it is back.
    const asksAgain = isApp || (!online && browser.isConnected())
    stopTimer = asksAgain
      ? clock.after(online ? pingEvery.onlineMs : pingEvery.offlineMs, () => void check())
      : () => {}
  }

  let checking: Promise<boolean> | undefined
  const check = (): Promise<boolean> => {
    checking ??= ping()
      .catch(() => false)
      .then((answered) => {
        settle(answered && (isApp || browser.isConnected()))
        return online
      })
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  const stopListening = isApp ? () => {} : browser.listen(() => settle(browser.isConnected()))
  if (isApp) void check()
  else settle(browser.isConnected())

  return {
    isOnline: (): boolean => online,
    /** Pings now. */
    check,
    /** Reports whether a request got an answer. Ignored in the app. */
    note: (gotThrough: boolean): void => {
      if (!isApp && gotThrough !== online) settle(gotThrough)
    },
    listen: (heard: (online: boolean) => void): (() => void) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    stop: (): void => {
      stopped = true
      stopTimer()
      stopListening()
    },
  }
}

export type Online = ReturnType<typeof watchOnline>
