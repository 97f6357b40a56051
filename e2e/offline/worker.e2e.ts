import { test as base, chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { enter, people } from '../support/people.ts'
import { offlineReady, openTrip } from './device.ts'
import { wayTo } from './second-server.ts'

type Way = Awaited<ReturnType<typeof wayTo>>

/** A page that connects to the product through a proxy the test can cut. */
const test = base.extend<{ way: Way; at: Page }>({
  way: async ({ baseURL }, use) => {
    const way = await wayTo(baseURL ?? '')
    await use(way)
    await way.close()
  },
  at: async ({ browser, way }, use) => {
    const context = await browser.newContext({ baseURL: way.url })
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const newVersion = (page: Page) => page.getByText('An update is available')
/** Returns to the page, which then checks for a new version. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
/** Whether a new version is waiting; undefined while the page reloads. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)).catch(() => undefined)

test('a new version waits until the person reloads, and typed text stays', async ({ at: page, way }) => {
  await page.goto('/owners/signup')
  await offlineReady(page)
  await page.getByLabel('First Name').fill('Elena')
  await page.getByLabel('Email').fill('elena@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Porch-light-2026')
  way.release('second')
  await comeBack(page)
  await expect(newVersion(page)).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe(
    'installed',
  )

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => isWaiting(page)).toBe(false)
  await expect(page.getByLabel('First Name')).toHaveValue('Elena')
  await expect(page.getByLabel('Email')).toHaveValue('elena@example.com')
  // Passwords are never stored, not even for a second.
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(newVersion(page)).toBeHidden()
})

test('a new version can wait', { tag: '@release' }, async ({ at: page, way }) => {
  await page.goto('/')
  await offlineReady(page)
  way.release('second')
  await comeBack(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(newVersion(page)).toBeHidden()
})

test('saved pages survive a new version, with the files they need', { tag: '@release' }, async ({ way }, info) => {
  const browse = () =>
    chromium.launchPersistentContext(info.outputPath('profile'), { ...launchOptions, baseURL: way.url })
  const before = await browse()
  const page = await before.newPage()
  const trip = await openTrip(page, people.guest)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  way.release('second')
  await comeBack(page)
  await expect.poll(() => isWaiting(page)).toBe(true)
  await before.close()

  // The new version starts with the browser.
  const after = await browse()
  await after.setOffline(true)
  const later = await after.newPage()
  await later.goto(trip)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => isWaiting(later)).toBe(false)
  await after.close()
})

test("a saved page opens without waiting for a server that doesn't answer", { tag: '@release' }, async ({
  at: page,
  way,
}) => {
  const trip = await openTrip(page, people.guest)
  way.hold()
  await page.goto(trip, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  way.resume()
  await page.goto('/travelers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the page messages the service worker under a strict content policy', { tag: '@release' }, async ({
  at: page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text())
  })
  await enter(page.context(), people.guest)
  await page.goto('/travelers')
  await offlineReady(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})
