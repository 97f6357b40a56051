import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { freeHome, searchPath, whenAlive } from '../support/homes.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const header = (page: Page) => page.getByRole('banner')
const topOf = async (page: Page) => (await header(page).boundingBox())?.y ?? Number.NaN

test('C74 C75 C555 the header hides on scroll down and returns on scroll up, 76 px in 228 ms', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => topOf(page)).toBeLessThan(-60)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => topOf(page)).toBe(0)
  await expect(header(page)).toHaveCSS('transition-duration', '0.228s')
})

for (const width of [700, 740])
  test(`C547 the header hides and returns at ${width} px`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await whenAlive(page)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => topOf(page)).toBeLessThan(-40)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => topOf(page)).toBe(0)
  })

test('C64 C65 a 5 px progress line shows while a request is open', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/book-a-property/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /^Ashlock/ })
    .first()
    .click()
  const line = page.getByRole('progressbar', { name: 'Loading' })
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBe(5)
  expect(await faults(page, { withFrame: true })).toEqual([])
  release()
  await expect(page).toHaveURL(/book-a-property/)
  await expect(line).toHaveCount(0)
})

const placeOn = (page: Page) => page.evaluate(() => scrollY)

test('C72 a new page starts at the top, and back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const link = page.getByRole('link', { name: /^Ashlock/ }).first()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => placeOn(page)).toBeGreaterThan(1000)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await placeOn(page)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(/book-a-property/)
  await expect.poll(() => placeOn(page)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await placeOn(page)) - left)).toBeLessThan(3)
})

test('C73 a hash scrolls smoothly, or instantly with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(await freeHome(page))
  await ready(page)
  const link = page.locator('a[href$="#price"]')
  const target = page.locator('#price')
  /** The scroll positions the page passes on the way to the target. */
  const placesPassed = async (): Promise<number> => {
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      const passed = new Set<number>()
      Object.assign(window, { passed })
      addEventListener('scroll', () => passed.add(scrollY))
    })
    await link.click()
    await expect(page).toHaveURL(/#price$/)
    await expect(target).toBeInViewport()
    let before = -1
    await expect
      .poll(async () => {
        const [last, now] = [before, await placeOn(page)]
        before = now
        return last === now
      })
      .toBe(true)
    return page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size)
  }
  expect(await placesPassed()).toBeGreaterThan(2)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('C70 navigation closes an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('complementary', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Homes' }).click()
  await expect(page).toHaveURL(/book-a-property/)
  await expect(menu).toBeHidden()
})

test('C69 navigation closes open dialogs', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page
    .getByRole('link', { name: /^Ashlock/ })
    .first()
    .click()
  await expect(page).toHaveURL(/book-a-property/)
  const address = page.url()
  await page.getByRole('button', { name: /^All filters/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("C83 C84 C85 C71 the back button is hidden on a portal's first page, then uses the browser history", async ({
  page,
}) => {
  await logIn(page, people.owner, '/owners')
  const back = page.getByRole('button', { name: 'Back' })
  await expect(back).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Owner portal' }).getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL(/\/owners\/bookings$/)
  await back.filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/owners$/)
  await expect(back.filter({ visible: true })).toHaveCount(0)
})

test('C86 C87 on a phone, the back button shows where enabled, and a portal has its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await logIn(page, people.owner, '/owners')
  await page.getByRole('navigation', { name: 'Owner portal' }).getByRole('link', { name: 'Bookings' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('complementary', { name: 'More' })
  for (const name of ['Today', 'Maintenance']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('C87 C92 C93 travelers have a portal menu, except on pages with the public frame', async ({ page }) => {
  await logIn(page, people.guest, '/travelers')
  const tabs = page.getByRole('navigation', { name: 'Traveler menu' })
  await expect(tabs.getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(tabs).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('complementary', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Concierge' }).click()
  await expect(page).toHaveURL(/\/travelers\/concierge$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Invoices' })).toHaveCount(0)
})

test('C110 C109 a page without a description uses the default, and every title ends with the site name', async ({
  page,
}) => {
  await page.goto(searchPath)
  await expect(page).toHaveTitle(/ \| Porchlight$/)
  await page.goto('/owners/signup')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Luxury vacation rentals in fully-vetted homes. Book now! Beach, Pet-friendly, Lakefront, Estates, Family, Adventure.',
  )
})
