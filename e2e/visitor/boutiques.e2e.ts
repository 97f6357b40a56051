import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { homesFound, searchPath, week } from '../support/homes.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('C160 the boutique collections link to their sites, and every alias shows the same page', {
  tag: '@release',
}, async ({ page }) => {
  for (const path of ['/boutique-collections', '/boutique-collection', '/boutique']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Boutique collections', level: 1 })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/boutique-collections$/)
  }
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: /The Drake Inn/ }).click()
  await expect(page).toHaveURL(/\/the-drake-inn$/)
  await expect(page.getByRole('heading', { name: 'The Drake Inn', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /Canoe Place.*has its own site/ }).click()
  await expect(page).toHaveURL(/\/canoe-place$/)
})

test('C161 the canoe place has its own name in our theme, and its external links lead to our site', {
  tag: '@release',
}, async ({ page }) => {
  const sent = await (await page.request.get('/canoe-place')).text()
  expect(sent).toContain('data-theme="porchlight"')
  expect(sent).toMatch(/<title>[^<]+ \| Canoe Place<\/title>/)
  await page.goto('/canoe-place')
  await ready(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Boutique collections' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'porchlight')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Porchlight' }).first()).toHaveAttribute('href', '/')
})

test('C162 C163 the inn has its own name and theme from the first byte, and prices a stay in its homes', async ({
  page,
}) => {
  const sent = await (await page.request.get('/the-drake-inn')).text()
  expect(sent).toContain('data-theme="inn"')
  expect(sent).toMatch(/<title>[^<]+ \| The Drake Inn<\/title>/)
  expect(sent).toMatch(/"@type":"CollectionPage"/)
  await page.goto('/the-drake-inn')
  await ready(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'The Drake Inn' })).toHaveAttribute(
    'href',
    '/the-drake-inn',
  )
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Check-in').fill(week.arrive)
  await page.getByLabel('Check-out').fill(week.depart)
  await page.getByRole('button', { name: 'Show prices' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /available from/ })).toBeVisible()
  const home = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const name = await home.getByRole('heading').textContent()
  await home.click()
  await expect(page).toHaveURL(new RegExp(`/properties/.*arrive=${week.arrive}`))
  await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'porchlight')
})

test('invalid dates show an error, and the homes stay', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/canoe-place?arrive=${week.depart}&depart=${week.arrive}`)
  await expect(page.getByText('Choose a check-in and a later check-out date')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/boutique-collections/no-such-place')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a boutique is shown and priced for a stay', { tag: '@release' }, async ({ page }) => {
    await page.goto('/canoe-place')
    await page.getByLabel('Check-in').fill(week.arrive)
    await page.getByLabel('Check-out').fill(week.depart)
    await page.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL(new RegExp(`/canoe-place\\?arrive=${week.arrive}`))
    await expect(page.getByRole('heading', { name: 'Places to stay' })).toBeVisible()
  })
})

test('staff create a collection with its own site and theme, sort its homes, hide it, and delete it', async ({
  page,
  browser,
}) => {
  const slug = `journey-${Date.now()}`
  await page.goto(searchPath)
  const names = await homesFound(page).getByRole('heading').allTextContents()
  const [one = '', two = ''] = [names[2], names[3]]
  await logIn(page, people.staff, '/staff/boutiques')
  await ready(page)
  for (const name of [one, two]) {
    await page.getByRole('button', { name: 'Add a home' }).click()
    await page.getByRole('searchbox', { name: 'Home name' }).fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Address').fill(slug)
  await page.getByLabel('Name', { exact: true }).fill(`Place ${slug}`)
  await page.getByLabel('Tagline').fill('Two homes that look at each other')
  await page.getByLabel('Site name').fill('The Two Houses')
  await page.getByLabel('Theme').selectOption('Estates: green and stone')
  await page.getByRole('button', { name: `Move ${two} to first` }).click()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const row = page.getByRole('row', { name: new RegExp(slug) })
  await expect(row).toContainText(`${two}, ${one}`)
  await expect(row).toContainText('Shown as The Two Houses, Estates')
  expect(await faults(page)).toEqual([])

  const visitor = await browser.newPage()
  await visitor.goto(`/boutique-collections/${slug}`)
  await expect(visitor.getByRole('heading', { name: `Place ${slug}`, level: 1 })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([two, one])
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'estates')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'The Two Houses' })).toHaveAttribute(
    'href',
    `/boutique-collections/${slug}`,
  )

  await ready(page)
  await row.getByRole('button', { name: `Edit Place ${slug}` }).click()
  await page.getByRole('switch', { name: 'Publish collection' }).press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(row).toContainText('Hidden')
  const status = async () => (await visitor.request.get(`/boutique-collections/${slug}`)).status()
  await expect.poll(status).toBe(404)
  await visitor.close()
  await ready(page)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})
