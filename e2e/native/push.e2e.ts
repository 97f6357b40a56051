import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { requestFrom } from '../notifications/people.ts'
import { logIn } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { phoneOf } from './support/phone.ts'
import { pushPortOf } from './support/push-port.ts'

test.use({ serviceWorkers: 'allow' })

type Pushed = { message: { token: string; notification: { title: string }; data: Record<string, string> } }

/** The messages Google's service received for a phone. */
const pushedTo = async (page: Page, token: string): Promise<Pushed['message'][]> => {
  const port = pushPortOf(new URL(page.url()).port)
  const received = (await (await page.request.get(`http://127.0.0.1:${port}/received`)).json()) as Pushed[]
  return received.map(({ message }) => message).filter((message) => message.token === token)
}

type Quiet = { from: string; to: string } | null
type Preferences = { preferences: { devices: { name: string }[]; quiet: Quiet } }
/** No quiet hours apply, whatever the time. @returns the previous setting */
const stayAwake = async (page: Page, quiet: Quiet = null): Promise<Quiet> => {
  const call = caller(page.request)
  await call('GET', 'web-data')
  const { preferences } = await call<Preferences>('GET', 'notifications/preferences')
  await call('POST', 'notifications/preferences', { quiet })
  return preferences.quiet
}
const devicesOf = async (page: Page) =>
  (await caller(page.request)<Preferences>('GET', 'notifications/preferences')).preferences.devices.map(
    ({ name }) => name,
  )

test('C34 C281 A10 a phone with permission gets push notifications that open their message; they end with the permission, and with the session', async ({
  context,
  page,
  browser,
}) => {
  const token = `c1:${randomUUID()}`
  const { device, tell } = await phoneOf(context, { settings: { pushToken: token } })
  await logIn(page)
  await page.goto('/owners/profile/notifications')
  const here = page.getByRole('switch', { name: 'Push notifications on this device' })
  await here.click()
  await expect(here).toBeChecked()
  expect(device.settings.notices).toBe('granted')
  await expect(page.getByRole('button', { name: /Turn off push on Porchlight/ })).toBeVisible()

  const quiet = await stayAwake(page)
  const { id, guestName } = await requestFrom(page, browser, 'Vance')
  await expect
    .poll(async () => (await pushedTo(page, token)).map(({ notification }) => notification.title).join(), {
      timeout: 60_000,
    })
    .toContain(guestName)
  await stayAwake(page, quiet)
  const pushed = (await pushedTo(page, token)).find(({ notification }) => notification.title.includes(guestName))
  await tell(page, 'PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: pushed?.data },
  })
  await expect(page).toHaveURL(`/owners/bookings/requested/${id}`)

  // The person revokes the permission in the phone’s settings, and grants it again.
  const toFront = async () => {
    await tell(page, 'App', 'appStateChange', { isActive: false })
    await tell(page, 'App', 'appStateChange', { isActive: true })
  }
  device.settings.notices = 'denied'
  await toFront()
  await expect.poll(() => devicesOf(page)).toEqual([])
  device.settings.notices = 'granted'
  await toFront()
  await expect.poll(() => devicesOf(page)).toHaveLength(1)
  expect(device.settings.pushToken).not.toBe(token)

  const removed = page.waitForRequest(/notifications\/devices\/remove$/)
  await page.locator('.console-who').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await removed).postDataJSON()).toEqual({ endpoint: `${token}1` })
  await expect(page).toHaveURL('/')
  expect(device.stored.get('push-token')).toBeUndefined()
  expect(device.calls.filter(({ method }) => method === 'unregister')).toHaveLength(2)
})
