import { type BrowserContext, chromium } from '@playwright/test'
import { fakeDevice } from '../../../packages/native/src/testing/index.ts'
import { phoneOf } from './phone.ts'

/** Without permission to show notifications, messages stay toasts, as the journeys expect. */
const deviceOfJourneys = () => {
  const device = fakeDevice({ notices: 'denied' })
  const { get } = device.plugins.Preferences
  // The pages of a journey are browser tabs; an app has only one, and each would start where another was.
  device.plugins.Preferences.get = (options) =>
    options.key === 'last-route' ? { value: null } : (get?.(options) ?? { value: null })
  return device
}

/** A phone that loses its network reports it. */
const tellOfNetwork = (context: BrowserContext, tell: (connected: boolean) => Promise<unknown>): void => {
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    await tell(!offline)
  }
}

/** From now on, every browser that a journey opens is the app's web view. */
export const journeysInTheApp = (): void => {
  const launch = chromium.launch.bind(chromium)
  chromium.launch = async (...given) => {
    const browser = await launch(...given)
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (...options) => {
      const context = await newContext(...options)
      const { tell } = await phoneOf(context, { device: deviceOfJourneys() })
      tellOfNetwork(context, (connected) =>
        Promise.all(
          context
            .pages()
            .map((page) =>
              tell(page, 'Network', 'networkStatusChange', { connected, connectionType: connected ? 'wifi' : 'none' }),
            ),
        ),
      )
      return context
    }
    return browser
  }
}
