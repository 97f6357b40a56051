import { expect, test } from '@playwright/test'
import { logIn } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { aPoll, atTheDesk, messageOf, requestFrom } from './people.ts'

test('C416 C280 a request appears within one poll as a to-do, links to its answer, and disappears once answered', async ({
  page,
  browser,
}) => {
  await atTheDesk(page)
  const bell = page.getByRole('button', { name: /^Notifications/ }).first()
  await expect(bell).toBeVisible()
  const { id, guestName } = await requestFrom(page, browser, 'Varga')

  const toast = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: new RegExp(`^${guestName} requests`) })
  const message = await messageOf(page, id)
  await aPoll(page)
  await expect(toast).toBeVisible()
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/)

  await bell.click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  const toDo = menu.getByRole('region', { name: 'To do' })
  const request = toDo.getByRole('link', { name: new RegExp(`${guestName} requests`) })
  await expect(request).toContainText('Answer the request')
  expect(await faults(page, { withFrame: true })).toEqual([])
  await request.click()
  await expect(page).toHaveURL(`/owners/bookings/requested/${id}`)
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: `Decline ${guestName}’s request` }).click()
  await page.getByRole('region', { name: 'Decline request' }).getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('Request declined.')).toBeVisible()
  await bell.click()
  await expect(async () => {
    await aPoll(page)
    await expect(toDo.getByRole('link', { name: new RegExp(`${guestName} requests`) })).toBeHidden({ timeout: 1_000 })
  }).toPass()
  // The message itself stays, though newer ones may have replaced it in the menu.
  const { notification } = await caller(page.request)<{ notification: { subject: string } }>(
    'GET',
    `notifications/${message.id}`,
  )
  expect(notification.subject).toContain(`${guestName} requests`)
})

test('C410 C414 a click on a notification toast marks the notification as read and opens it', {
  tag: '@release',
}, async ({ page, browser }) => {
  await atTheDesk(page)
  const { id, guestName } = await requestFrom(page, browser, 'Lindqvist')
  const toast = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: new RegExp(`^${guestName} requests`) })
  await messageOf(page, id)
  await aPoll(page)
  await expect(toast).toBeVisible()
  await toast.click()
  await expect(page).toHaveURL(`/owners/bookings/requested/${id}`)
  await page.goto('/me/notifications?show=unread')
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`${guestName} requests`) })).toBeHidden()
})

test('C378 C868 polling stops at logout', { tag: '@release' }, async ({ page }) => {
  await page.clock.install()
  await logIn(page)
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/notifications/menu')) polls.push(request.url())
  })
  await expect(async () => {
    await aPoll(page)
    expect(polls.length).toBeGreaterThan(0)
  }).toPass()
  await page.locator('.console-who').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const before = polls.length
  await aPoll(page)
  await aPoll(page)
  expect(polls).toHaveLength(before)
})
