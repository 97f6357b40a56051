import { expect, test } from '@playwright/test'
import { searchPath, whenAlive } from '../support/homes.ts'

test('the home page links to towns, homes, and the owner sign-up', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fine homes, with the light left on')
  await page
    .getByRole('link', { name: /^Ashlock/ })
    .first()
    .click()
  await expect(page).toHaveURL(/book-a-property\?place=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Ashlock')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'List your home' }).click()
  await expect(page).toHaveURL(/\/owners\/signup$/)
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
})

for (const alias of ['/home', '/index', '/index.html', '/index.php'])
  test(`${alias} is the home page with its canonical address`, { tag: '@release' }, async ({ page }) => {
    const answer = await page.goto(alias)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/)
  })

for (const path of ['/', searchPath, `${searchPath}?place=ashlock`, '/boutique-collections', '/lease/direct'])
  test(`${path} has a preview image for sharing`, { tag: '@release' }, async ({ page }) => {
    await page.goto(path)
    const src = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect((await page.request.get(new URL(src).pathname)).ok()).toBe(true)
  })

const missing = [
  '/no-such-page',
  '/properties/No_Slug',
  '/properties/there-is-no-such-house',
  '/preview-property/abc',
  '/preview-property/17',
  '/owners/sign-up/Not%20A%20Slug',
  `${searchPath}/a/b/c`,
]
for (const path of missing)
  test(`${path} answers 404 with a page that links to the home page`, { tag: '@release' }, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('with the light left on')
  })

const pages = ['/', searchPath, '/owners/signup']
for (const path of pages)
  test(`${path} has title, description, canonical address, and Open Graph tags`, { tag: '@release' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/.+ \| Porchlight$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:/)
    for (const property of ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name'])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
  })

test('the dark theme persists across reloads, from the first byte', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const appearance = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' })
  await appearance.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const html = await (await page.request.get('/')).text()
  expect(html.slice(0, 400)).toContain('data-scheme="dark"')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await appearance.getByRole('radio', { name: 'System' }).check({ force: true })
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
})

test("scripts are served with the build's compression, in an encoding the browser accepts", async ({ request }) => {
  const [script = ''] = /\/assets\/frame-[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? []
  for (const way of ['br', 'gzip']) {
    const { 'content-encoding': encoding, 'content-length': length } = (
      await request.get(script, { headers: { 'accept-encoding': way } })
    ).headers()
    // On-the-fly compression sends no content length.
    expect([encoding, Number(length) > 1000]).toEqual([way, true])
  }
})

for (const width of [1440, 820, 390])
  test(`the date panel is fully visible at ${width} px`, { tag: width === 820 ? '@release' : [] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await whenAlive(page)
    await page.getByRole('button', { name: /^When/ }).click()
    const panel = page.getByRole('dialog', { name: 'Choose your dates' })
    for (const name of ['Next months', 'Done'])
      await expect(panel.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('gridcell').last()).toBeInViewport({ ratio: 0.99 })
  })
