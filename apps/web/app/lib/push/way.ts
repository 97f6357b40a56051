import type { NoticePreferences, PushDevice } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'

/**
 * The state of push notifications in this browser or app. `unable`: it doesn't support them, or has no service worker
 * of our site; `refused`: the person has blocked them in the browser's or phone's settings.
 */
export type PushState = 'unable' | 'refused' | 'off' | 'on'

/** How push notifications reach this device: through the browser, or the phone's own service. */
export type PushWay = {
  state: (accountId: number, preferences: NoticePreferences) => Promise<PushState>
  /**
   * Asks the person for permission; call it in response to a press. Returns the device as the server lists it, or
   * nothing if they decline.
   */
  turnOn: (accountId: number, preferences: NoticePreferences) => Promise<PushDevice | undefined>
  turnOff: (accountId: number) => Promise<void>
  /** Opens the settings where they can be allowed again, if possible. */
  openSettings?: () => void
}

export const pushWay = async (): Promise<PushWay> =>
  isNativeShell() ? (await import('../native/push-way.ts')).appPush : (await import('./this-browser.ts')).browserPush
