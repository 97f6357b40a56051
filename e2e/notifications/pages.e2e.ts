import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../owner/owner.ts'
import { colorFaults, faults } from '../support/faults.ts'
import { openMessages } from '../support/messages.ts'
import { logIn as logInAs, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { messageOf, requestFrom } from './people.ts'

test('C279 the notification list has pages and filters, and marks all as read', async ({ page, browser }) => {
  await logIn(page)
  const { id, guestName } = await requestFrom(page, browser, 'Abara')
  await messageOf(page, id)
  await page.goto('/me/notifications')
  const list = page.getByRole('main')
  await expect(list.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  const request = list.getByRole('link', { name: new RegExp(`Unread ${guestName} requests`) })
  await expect(request).toBeVisible()
  await ready(page)
  await list.getByRole('link', { name: 'To do' }).click()
  await expect(page).toHaveURL('/me/notifications?show=todo')
  await expect(request).toBeVisible()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All notifications marked as read.')).toBeVisible()
  await list.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(page).toHaveURL('/me/notifications?show=unread')
  // Others may write to the owner meanwhile.
  await expect(list.getByRole('link', { name: new RegExp(`${guestName} requests`) })).toHaveCount(0)
})

for (const [rule, path] of [
  ['C280', (id: number) => `/me/notifications/${id}/go`],
  ['C281', (id: number) => `/me/app-notification/redirect/${id}`],
] as const)
  test(`${rule} ${path(15)} marks the notification as read and redirects to its screen`, { tag: '@release' }, async ({
    page,
    browser,
  }) => {
    await logIn(page)
    const { id } = await requestFrom(page, browser, rule === 'C280' ? 'Moreau' : 'Nakamura')
    const message = await messageOf(page, id)
    await page.goto('/owners/statements').catch(() => {})
    await page.goto('/owners/bookings')
    await page.goto(path(message.id))
    await expect(page).toHaveURL(message.to)
    expect((await messageOf(page, id)).clicked).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/owners/bookings')
  })

test("C280 another person's notification redirects to the user's own list, and visitors see none", {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page)
  const { id } = await requestFrom(page, browser, 'Osei')
  const message = await messageOf(page, id)
  const guest = await (await browser.newContext()).newPage()
  await logInAs(guest, people.guest)
  for (const strange of [`/me/notifications/${message.id}/go`, '/me/app-notification/redirect/999999999']) {
    await guest.goto(strange)
    await expect(guest).toHaveURL('/me/notifications')
  }
  expect((await messageOf(page, id)).clicked).toBe(false)
  const nobody = await (await browser.newContext()).newPage()
  for (const path of ['/me/notifications', `/me/notifications/${message.id}/go`, '/travelers/profile/notifications']) {
    await nobody.goto(path)
    await expect(nobody.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  }
})

test('C252 an owner edits notification channels and cannot turn off payment topics', async ({ page }) => {
  await logIn(page)
  await page.goto('/owners/profile/notifications')
  await ready(page)
  const requests = page.getByRole('group', { name: 'Requests and answers' })
  const payments = page.getByRole('group', { name: 'Payments' })
  await requests.getByRole('checkbox', { name: 'Requests and answers: Push' }).uncheck()
  await payments.getByRole('checkbox', { name: 'Payments: Email' }).uncheck()
  await expect(payments.getByRole('checkbox', { name: 'Payments: In app' })).toBeDisabled()
  await page.getByRole('switch', { name: /^Quiet hours/ }).uncheck()
  await page.getByRole('switch', { name: /^Daily digest/ }).uncheck()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(requests.getByRole('checkbox', { name: 'Requests and answers: Push' })).not.toBeChecked()
  await expect(payments.getByRole('checkbox', { name: 'Payments: Email' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /^Quiet hours/ })).not.toBeChecked()
  await payments.getByRole('checkbox', { name: 'Payments: Email' }).check()
  await page.getByRole('switch', { name: /^Quiet hours/ }).check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('C257 a traveler has the same settings in their own time zone', { tag: '@release' }, async ({ page }) => {
  await logInAs(page, people.guest, '/travelers/profile/notifications')
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Notification settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Calendar' })).toHaveCount(0)
  const clock = page.getByRole('combobox', { name: 'Time zone' })
  // A page that is still moving closes the list, as it should.
  await expect(async () => {
    await clock.fill('Lis')
    await clock.fill('Lisbon')
    await expect(page.getByRole('option')).toHaveText(['Lisbon, Europe'], { timeout: 5_000 })
    await clock.press('ArrowDown')
    await expect(clock).toHaveAttribute('aria-activedescendant', /./, { timeout: 5_000 })
  }).toPass()
  await clock.press('Enter')
  await expect(page.getByText('This device uses New York, America.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this time zone' }).click()
  await expect(clock).toHaveValue('New York, America')
})

const screens = {
  guest: ['/me/notifications', '/travelers/profile/notifications'],
  owner: ['/me/notifications', '/owners/profile/notifications'],
} as const
const [phone, tablet, desk] = [390, 820, 1440] as const

const fits = async (page: Page, name: string, width: number) => {
  await page.setViewportSize({ width, height: 1100 })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([name, width, beyond <= 0]).toEqual([name, width, true])
}

/**
 * At phone, tablet, and desktop widths: checks everything on a phone in the light scheme, and colors on a desktop in
 * the dark one.
 */
const isFine = async (page: Page, name: string, width: number) => {
  await fits(page, name, width)
  await page.emulateMedia({ colorScheme: 'light' })
  if (width === phone) expect([name, await faults(page)]).toEqual([name, []])
  await page.emulateMedia({ colorScheme: 'dark' })
  if (width === desk) expect([name, await colorFaults(page)]).toEqual([name, []])
}

for (const who of ['guest', 'owner'] as const)
  test(`notifications and settings of the ${who} are accessible on phone and desktop, light and dark`, {
    tag: '@release',
  }, async ({ page }) => {
    test.slow()
    await logInAs(page, people[who])
    for (const path of screens[who]) {
      await page.goto(path)
      await ready(page)
      for (const width of [phone, tablet, desk]) await isFine(page, path, width)
    }
    for (const width of [phone, tablet, desk]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(await openMessages(page)).toBeVisible()
      await isFine(page, 'the bell', width)
      await page.keyboard.press('Escape')
    }
  })
