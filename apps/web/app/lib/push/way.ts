import type { NoticePreferences, PushDevice } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'

/**
 * Pushes to the browser, or the app, in front of someone. `unable`: it has none, or no service worker of ours; `refused`:
 * the person has blocked them in the settings of the browser or phone.
 */
export type PushState = 'unable' | 'refused' | 'off' | 'on'

/** How pushes come to what someone looks at: by the browser, or by the phone's own service. */
export type PushWay = {
  state: (accountId: number, preferences: NoticePreferences) => Promise<PushState>
  /** Asks the person for permission; call it in answer to a press. Gives the device as the server lists it, nothing when they decline. */
  turnOn: (accountId: number, preferences: NoticePreferences) => Promise<PushDevice | undefined>
  turnOff: (accountId: number) => Promise<void>
  /** Where a refusal is taken back, for those who can be led there. */
  openSettings?: () => void
}

export const pushWay = async (): Promise<PushWay> =>
  isNativeShell() ? (await import('../native/push-way.ts')).appPush : (await import('./this-browser.ts')).browserPush
