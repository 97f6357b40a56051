import { expect, test } from '@playwright/test'
import { ownHomes } from '../owner/owner.ts'
import { whenAlive } from '../support/homes.ts'
import { logIn, people } from '../support/people.ts'

test("C58 C182 C361 C364 visitors see login and sign-up in place of the page, at the page's address", async ({
  page,
}) => {
  const answer = await page.goto('/owners/bookings')
  expect(answer?.status()).toBe(401)
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: /create a new account/i }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/owners\/bookings$/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('C59 C354 the login form is server-rendered', async ({ request }) => {
  const html = await (await request.get('/owners/bookings')).text()
  expect(html).toContain('Please Login')
})

test('C360 C389 a public page needs no login', async ({ page }) => {
  expect((await page.goto('/'))?.status()).toBe(200)
})

test('logged-in-banner.3 logged-in-banner.4 C399 C593 C594 a user without the role sees an access message with a link home', async ({
  page,
}) => {
  await logIn(page, people.guest, '/travelers')
  const answer = await page.goto('/owners/bookings')
  expect(answer?.status()).toBe(403)
  await page.getByText('You are currently Logged In; however, you do not have permissions').click()
  await expect(page).toHaveURL('/')
})

test('C371 C372 C373 on repeated 401, 403, and 419, the session refreshes at most twice a minute', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await logIn(page, people.owner, '/owners')
  await page.clock.install()
  // The test controls the clock, so slow machines don't matter.
  await page.clock.pauseAt(Date.now() + 1_000)
  const pulls: string[] = []
  page.on('request', (request) => {
    if (/\/owners\.data(\?|$)/.test(request.url())) pulls.push(request.url())
  })
  const statuses = [401, 403, 419]
  const refusals: number[] = []
  await page.route('**/app-portal/v1.1/**', (route) => {
    const status = statuses[refusals.length % 3] ?? 401
    refusals.push(status)
    return route.fulfill({
      status,
      json: { valid: false, results: { error: { code: 'unauthenticated', message: 'no' }, required: [] } },
    })
  })
  await page
    .getByRole('button', { name: 'More' })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  for (let second = 0; second < 20; second++) {
    const refused = page.waitForResponse((response) => statuses.includes(response.status()))
    await page
      .getByRole('button', { name: 'Logout' })
      .first()
      .evaluate((button: HTMLElement) => button.click())
    await refused
    await page.clock.runFor(2_900)
  }
  for (const status of statuses) expect(refusals.filter((one) => one === status).length).toBeGreaterThan(3)
  expect(pulls.length).toBeGreaterThan(0)
  expect(pulls.length).toBeLessThanOrEqual(2)
})

test('C370 C500 C529 the session refreshes every 15 minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await whenAlive(page)
  const pulls: string[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) pulls.push(request.url())
  })
  await page.clock.fastForward(800_000)
  expect(pulls).toEqual([])
  // The count starts at hydration, slightly later than the clock.
  await page.clock.fastForward(160_000)
  await expect.poll(() => pulls.length).toBeGreaterThan(0)
})

test("C392 the calendar reopens at the owner's last home on this device, and ignores other owners' homes", {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.owner, '/owners')
  const [home] = await ownHomes(page)
  const calendar = page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).first()
  await page.goto(`/owners/calendar/${home?.id}`)
  await expect(calendar).toHaveAttribute('href', `/owners/calendar/${home?.id}`)
  await page.goto('/owners')
  await expect(calendar).toHaveAttribute('href', `/owners/calendar/${home?.id}`)
  expect((await page.goto('/owners/calendar/999999999'))?.status()).toBe(404)
  await expect(calendar).toHaveAttribute('href', '/owners/calendar')
  await page.goto('/owners')
  await expect(calendar).toHaveAttribute('href', '/owners/calendar')
})
