import { expect, type Page, test } from '@playwright/test'
import { fakeDevice } from '../../packages/native/src/testing/index.ts'
import { searchPath, weekQuery } from '../support/homes.ts'
import { logInHere, people } from '../support/people.ts'
import { phoneOf } from './support/phone.ts'

test.use({ serviceWorkers: 'allow' })

/** Time passes only for the page, and only when advanced. */
const stopClock = async (page: Page) => {
  const start = Date.parse('2027-01-04T10:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1_000)
}

const apiCall = /\/app-portal\/v1\.1\//

test('C3 C57 C492 C493 in the app, every request says so, with the headers supplied by the native side', async ({
  context,
  page,
}) => {
  const { device } = await phoneOf(context)
  device.stored.set(
    'auth-headers',
    JSON.stringify({ 'X-Shell-Auth': 'lamp 7', 'X-CSRF-Token': 'mine', 'bad name': 'x' }),
  )
  const request = page.waitForRequest(apiCall)
  await page.goto('/')
  const headers = await (await request).allHeaders()
  expect(headers).toMatchObject({ 'x-mr-apprequest': '1', 'x-shell-auth': 'lamp 7' })
  expect(headers['x-csrf-token']).not.toBe('mine')
})

test('C499 C606 the app requests web-data and the login as the app', { tag: '@release' }, async ({ context, page }) => {
  await phoneOf(context)
  const webData = page.waitForRequest(/\/web-data/)
  const login = page.waitForRequest(/\/login$/)
  await page.goto('/travelers')
  await logInHere(page, people.guest)
  expect(new URL((await webData).url()).searchParams.get('in_app_request')).toBe('1')
  expect((await login).postDataJSON()).toMatchObject({ request_type: 'self_app' })
})

test('C38 a browser sends none of these', { tag: '@release' }, async ({ page }) => {
  const request = page.waitForRequest(apiCall)
  await page.goto('/')
  expect(await (await request).allHeaders()).not.toHaveProperty('x-mr-apprequest')
  expect(await page.evaluate(() => 'Capacitor' in window)).toBe(false)
})

test('C37 C82 G3 a new start returns to the last page after 500 ms, with its query', async ({ browser }) => {
  const device = fakeDevice()
  const last = `${searchPath}?${weekQuery}`
  const before = await browser.newContext()
  await phoneOf(before, { device })
  const left = await before.newPage()
  await left.goto(last)
  await expect.poll(() => device.stored.get('last-route') ?? '').toContain('adults=2')
  await before.close()

  const after = await browser.newContext()
  await phoneOf(after, { device })
  const page = await after.newPage()
  await stopClock(page)
  await page.goto('/')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.clock.runFor(400)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(200)
  await expect(page).toHaveURL(last)
  // Reloading a page isn't a new start.
  await page.goto('/')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/')
  await after.close()
})

test('the app starts at the link that opened it, and a link tapped later opens its page', { tag: '@release' }, async ({
  context,
  page,
  baseURL,
}) => {
  const { tell } = await phoneOf(context, { settings: { launchUrl: `${baseURL}/faqs?from=link` } })
  await page.goto('/')
  await expect(page).toHaveURL('/faqs?from=link')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tell(page, 'App', 'appUrlOpen', { url: `${baseURL}/book-a-property` })
  await expect(page).toHaveURL('/book-a-property')
  await tell(page, 'App', 'appUrlOpen', { url: 'https://elsewhere.example/owners' })
  await expect(page).toHaveURL('/book-a-property')
})

test("C535 G17 if the native side doesn't answer within 10 s, the product continues as a web page", {
  tag: '@release',
}, async ({ context, page }) => {
  const { device } = await phoneOf(context)
  device.plugins.Preferences.get = () => new Promise(() => {})
  await stopClock(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => device.calls.length).toBeGreaterThan(0)
  const isAlive = () => page.evaluate(() => '__reactRouterDataRouter' in window)
  await page.clock.runFor(9_900)
  expect(await isAlive()).toBe(false)
  await expect(async () => {
    await page.clock.runFor(200)
    expect(await isAlive()).toBe(true)
  }).toPass()
})
