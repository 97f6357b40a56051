import { isNativeShell } from '@porchlight/native'
import { device, pathOfLink, pathOfNotice, readyMs, suppliedHeaders, within } from '@porchlight/native/app'
import { pollNotices } from '../notices/notices.ts'
import { askWhetherOnline } from '../shell/requests.ts'
import { connection } from '../stored/connection.ts'
import { goBack } from './back.ts'
import { refuseDownloads } from './downloads.ts'
import { guardFileInputs } from './file-inputs.ts'
import { keepLastRoute, restoreLastRoute } from './last-route.ts'
import { sendAsApp } from './requests.ts'
import { goTo } from './router.ts'

const { App, LocalNotifications, Network, Preferences, PushNotifications, SplashScreen } = device

/** Where the native side stores the headers to send with our requests. */
const headersKey = 'auth-headers'
/** Lives as long as the app's process: reloading a page is no new start. */
const startedKey = 'app-started'

let openedAt: string | undefined

const open = (path: string | undefined): void => {
  if (!path) return
  openedAt = path
  goTo(path)
}

/** A ping in progress when the network returned may still fail: then it is sent once more. */
const askPing = async (again: boolean): Promise<void> => {
  const online = connection()
  if (!(await online.check()) && again) await online.check()
}

/**
 * Listens for system events while the app runs. The first of some arrived before anyone listened, and is held for us.
 */
const listen = (): void => {
  void App.addListener('backButton', () => goBack(device))
  void App.addListener('appUrlOpen', ({ url }) => open(pathOfLink(url, location.origin)))
  void App.addListener('appStateChange', ({ isActive }) => {
    if (!isActive) return
    void connection().check()
    pollNotices()
  })
  void Network.addListener('networkStatusChange', ({ connected }) => void askPing(connected))
  void PushNotifications.addListener('pushNotificationReceived', () => pollNotices())
  void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    open(pathOfNotice(notification.data)),
  )
  void LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) =>
    open(pathOfNotice(notification.extra)),
  )
}

/** A new process: goes to the link it was opened with, or back to the last page. */
const begin = async (): Promise<void> => {
  sessionStorage.setItem(startedKey, '1')
  const launch = await App.getLaunchUrl()
  const path = launch && pathOfLink(launch.url, location.origin)
  if (path && path !== '/') open(path)
  else await restoreLastRoute(device, () => openedAt !== undefined)
}

/**
 * Turns this page into a page of the app before hydration. Finishes when the native side has answered, or after ten
 * seconds: then it continues as a web page, and later answers are handled when they arrive.
 */
export const startApp = async (): Promise<void> => {
  if (!isNativeShell()) return
  const supplied = within(readyMs, Preferences.get({ key: headersKey })).then((stored) =>
    suppliedHeaders(stored?.value),
  )
  sendAsApp(supplied)
  askWhetherOnline(connection().isOnline)
  refuseDownloads()
  guardFileInputs(device)
  listen()
  const isNew = sessionStorage.getItem(startedKey) === null
  await within(readyMs, Promise.all([supplied, isNew && begin()]))
  keepLastRoute(device)
  void SplashScreen.hide().catch(() => {})
}
