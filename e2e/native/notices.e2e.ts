import { expect, type Page, test } from '@playwright/test'
import { aPoll, atTheDesk, messageOf, requestFrom } from '../notifications/people.ts'
import { phoneOf } from './support/phone.ts'

test.use({ serviceWorkers: 'allow' })

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('C34 C416 A10 a new message becomes a device notification that opens what it is about', async ({
  context,
  page,
  browser,
}) => {
  const { device, tell } = await phoneOf(context)
  await atTheDesk(page)
  const { id, guestName } = await requestFrom(page, browser, 'Okafor')
  await messageOf(page, id)
  await aPoll(page)
  await expect.poll(() => device.shown.map(({ title }) => title).join()).toContain(guestName)
  await expect(toasts(page).getByText(guestName)).toHaveCount(0)
  const shown = device.shown.find(({ title }) => title.includes(guestName))
  await tell(page, 'LocalNotifications', 'localNotificationActionPerformed', { actionId: 'tap', notification: shown })
  await expect(page).toHaveURL(`/owners/bookings/requested/${id}`)
})

test('C34 when notifications are denied, a message stays a toast', { tag: '@release' }, async ({
  context,
  page,
  browser,
}) => {
  const { device } = await phoneOf(context, { settings: { notices: 'denied' } })
  await atTheDesk(page)
  const { id, guestName } = await requestFrom(page, browser, 'Sandoval')
  await messageOf(page, id)
  await aPoll(page)
  await expect(toasts(page).getByText(guestName).first()).toBeVisible()
  expect(device.shown).toEqual([])
})

test('C281 a tapped push notification opens the app at its message, and nowhere outside of it', {
  tag: '@release',
}, async ({ context, page }) => {
  const { tell } = await phoneOf(context)
  await page.goto('/')
  await tell(page, 'PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: { url: 'https://elsewhere.example', id: 'x' } },
  })
  await expect(page).toHaveURL('/me/notifications')
})
