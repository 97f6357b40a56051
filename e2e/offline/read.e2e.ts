import { expect, type Page, test } from '@playwright/test'
import { openAdvanced } from '../account/people.ts'
import { faults } from '../support/faults.ts'
import { freeHome } from '../support/homes.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { everythingStored, offlineReady, openTrip, savedPages, untilSaved } from './device.ts'

test.use({ serviceWorkers: 'allow' })

/** How often the connection drops and returns; 20 in a full run. */
const flaps = Number(process.env.READ_FLAPS ?? 3)

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('C35 a visited trip opens offline, however often the connection drops', async ({ page, context }) => {
  test.setTimeout(180_000)
  const trip = await openTrip(page, people.guest)
  const name = (await title(page).textContent()) ?? ''
  for (let at = 0; at < flaps; at += 1) {
    await context.setOffline(true)
    await page.goto(trip)
    await expect(title(page)).toHaveText(name)
    await context.setOffline(false)
    await page.goto(trip)
    await expect(title(page)).toHaveText(name)
  }
})

test('a saved page shows its date and is replaced by the current one', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const trip = await openTrip(page, people.guest)
  await context.setOffline(true)
  await page.goto(trip)
  const notice = page.getByText(/You’re viewing this page as of/)
  await expect(notice).toBeVisible()
  expect(await faults(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(title(page)).toBeVisible()
})

test('an unvisited page says so offline, lists visited ones, and opens automatically when online', {
  tag: '@release',
}, async ({ page, context }) => {
  const trip = await openTrip(page, people.guest)
  await context.setOffline(true)
  await page.goto('/travelers/bookings/previous')
  await expect(title(page)).toHaveText('You’re offline')
  await expect(page.getByRole('main').locator(`a[href="${trip}"]`)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('main').locator(`a[href="${trip}"]`).click()
  await expect(title(page)).not.toHaveText('You’re offline')
  await page.goto('/travelers/bookings/previous')
  await expect(title(page)).toHaveText('You’re offline')
  await context.setOffline(false)
  await page.waitForURL('/travelers/bookings/previous')
  await expect(title(page)).not.toHaveText('You’re offline')
})

test('a link opens a saved page offline', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, people.guest)
  await page.goto('/travelers')
  await offlineReady(page)
  // A page opened through a router link is saved as well.
  const link = page
    .getByRole('main')
    .locator('a[href*="/travelers/bookings/"]')
    .filter({ hasNotText: /all|previous/i })
  await link.first().click()
  await page.waitForURL(/\/travelers\/bookings\/\d+/)
  const trip = new URL(page.url()).pathname
  await untilSaved(page, trip)
  await page.goto('/travelers')
  await untilSaved(page, '/travelers')
  await context.setOffline(true)
  await page.getByRole('main').locator(`a[href="${trip}"]`).first().click()
  await page.waitForURL(trip)
  await expect(page.getByText(/You’re viewing this page as of/)).toBeVisible()
})

test('a visitor reopens visited homes offline', { tag: '@release' }, async ({ page, context }) => {
  const home = await freeHome(page)
  await page.goto(home)
  await offlineReady(page)
  await untilSaved(page, home)
  const name = (await title(page).textContent()) ?? ''
  await context.setOffline(true)
  await page.goto(home)
  await expect(title(page)).toHaveText(name)
})

test("saved data can't be read on the disk, and none remains after logout", async ({ page, context }) => {
  const trip = await openTrip(page, people.guest)
  const name = (await title(page).textContent()) ?? ''
  const stored = await everythingStored(page)
  expect(stored).toContain('saved: ')
  for (const text of [name, trip, people.guest, 'travelers/bookings/']) expect(stored).not.toContain(text)

  await page.goto('/account')
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
  await expect.poll(async () => (await savedPages(page)).filter(({ address }) => address !== '/')).toEqual([])
  const left = await everythingStored(page)
  expect(left).not.toMatch(/"userId":"\d+"|saved: userId=\d/)
  for (const text of [name, trip, people.guest]) expect(left).not.toContain(text)
  await context.setOffline(true)
  await page.goto(trip)
  await expect(title(page)).toHaveText('You’re offline')
})

test('another person in the same browser sees nothing of the previous one, who never logged out', async ({
  page,
  context,
}) => {
  const trip = await openTrip(page, people.guest)
  // The previous page checks its session from time to time.
  await page.goto('about:blank')
  await context.clearCookies()
  await enter(context, people.owner)
  await page.goto('/owners')
  await untilSaved(page, '/owners')
  expect((await savedPages(page)).map(({ address }) => address)).not.toContain(trip)
  await context.setOffline(true)
  await page.goto(trip)
  await expect(title(page)).toHaveText('You’re offline')
})

test('the account lists saved data, refreshes it, and clears it', { tag: '@release' }, async ({ page }) => {
  const trip = await openTrip(page, people.guest)
  await page.goto('/account')
  await openAdvanced(page)
  const savedOffline = page.getByRole('region', { name: 'Saved offline' })
  await expect(savedOffline.getByRole('row', { name: /Your bookings.*Stored/ })).toBeVisible()
  await expect(savedOffline.locator(`a[href="${trip}"]`)).toBeVisible()
  await savedOffline.getByRole('button', { name: 'Refresh' }).click()
  await expect(savedOffline.getByText(/\d+ files, |One file, /)).toBeVisible()
  await savedOffline.getByRole('button', { name: 'Clear' }).click()
  await expect(savedOffline.getByText('No pages saved.')).toBeVisible()
  await expect(savedOffline.getByText('No files saved.')).toBeVisible()
  await expect(savedOffline.getByRole('row', { name: /Your bookings.*Not loaded yet/ })).toBeVisible()
})
