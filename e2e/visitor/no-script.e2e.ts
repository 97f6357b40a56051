import { expect, test } from '@playwright/test'
import { freeHome, homesFound, oneNightQuery, searchPath, week, weekQuery } from '../support/homes.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the search form has plain fields that find homes', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where').selectOption({ label: 'Ashlock' })
  await page.getByLabel('Check-in').fill(week.arrive)
  await page.getByLabel('Check-out').fill(week.depart)
  await page.getByLabel('Adults').fill('2')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`book-a-property\\?place=.*arrive=${week.arrive}.*adults=2`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/in Ashlock|No homes (match|are available)/)
})

test('without JavaScript empty form fields are ignored', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/book-a-property/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\d+ homes$/)
})

test('without JavaScript filters are links', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Instant Book/ })
    .click()
  await expect(page).toHaveURL(/instant=1/)
  expect(await homesFound(page).count()).toBeGreaterThan(0)
})

test('without JavaScript a home’s page is complete', async ({ page }) => {
  await page.goto(await freeHome(page))
  for (const title of ['Measured here', 'Bedrooms', 'Amenities', 'House rules', 'Guest reviews'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test("without JavaScript a home's dates use the browser's date fields", async ({ page }) => {
  await page.goto(await freeHome(page))
  const price = page.getByRole('complementary', { name: 'Show the price' })
  await expect(price.getByRole('button', { name: 'Choose your dates' })).toBeHidden()
  await price.getByLabel(/^Check-in from/).fill(week.arrive)
  await price.getByLabel(/^Check-out by/).fill(week.depart)
  await price.getByRole('button', { name: 'Show the price' }).click()
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}&depart=${week.depart}`))
  await expect(price.getByText(/fees included; (taxes \$|no taxes)/)).toBeVisible()
  await expect(price.getByText('Stay with fees')).toBeVisible()
  await expect(price.getByRole('link', { name: /^(Book these nights|Request to book)$/ })).toHaveAttribute(
    'href',
    /^\/book\?/,
  )
})

test('without JavaScript unavailable dates show the reason, no price, and links to the closest dates', async ({
  page,
}) => {
  const home = await freeHome(page)
  await page.goto(`${home}?${oneNightQuery}&adults=2`)
  const price = page.getByRole('complementary', { name: 'Show the price' })
  await expect(price.getByText(/\d+-night minimum|No check-in on|Unavailable on/).first()).toBeVisible()
  await expect(price.locator('.price-figure')).toHaveCount(0)
  await price
    .getByRole('link', { name: /\d{4}, \$/ })
    .first()
    .click()
  await expect(price.getByText('Stay with fees')).toBeVisible()
  await page.goto(`${home}?arrive=2027-02-30&depart=2027-03-04`)
  await expect(price.getByText('Enter valid dates.')).toBeVisible()
  await expect(price.locator('.price-figure')).toHaveCount(0)
})
