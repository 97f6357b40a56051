import { expect, test } from '@playwright/test'
import { freeHouse, housesFound, oneNightQuery, searchPath, week, weekQuery } from '../support/houses.ts'

test.use({ javaScriptEnabled: false })

test('without scripts the search form is plain fields that find houses', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where').selectOption({ label: 'Ashlock' })
  await page.getByLabel('Arrive').fill(week.arrive)
  await page.getByLabel('Leave').fill(week.depart)
  await page.getByLabel('Adults').fill('2')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`book-a-property\\?place=.*arrive=${week.arrive}.*adults=2`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/in Ashlock|No house fits/)
})

test('without scripts an empty field of the form asks nothing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/book-a-property/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ houses on the island/)
})

test('without scripts filters are links', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Book at once/ })
    .click()
  await expect(page).toHaveURL(/instant=1/)
  expect(await housesFound(page).count()).toBeGreaterThan(0)
})

test('without scripts a house can be read', async ({ page }) => {
  await page.goto(await freeHouse(page))
  for (const title of ['Measured here', 'Who sleeps where', 'What is in the house', 'House rules', 'What guests said'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('without scripts the dates of a house are the browser’s own fields', async ({ page }) => {
  await page.goto(await freeHouse(page))
  const price = page.getByRole('complementary', { name: 'Show the price' })
  await expect(price.getByRole('button', { name: 'Choose your dates' })).toBeHidden()
  await price.getByLabel(/^Arrive from/).fill(week.arrive)
  await price.getByLabel(/^Leave by/).fill(week.depart)
  await price.getByRole('button', { name: 'Show the price' }).click()
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}&depart=${week.depart}`))
  await expect(price.getByText(/all fees in; (taxes \$|no taxes)/)).toBeVisible()
  await expect(price.getByText('The stay, all fees in')).toBeVisible()
  await expect(price.getByRole('link', { name: /^(Book|Ask for) these nights$/ })).toHaveAttribute('href', /^\/book\?/)
})

test('without scripts dates that cannot be booked say why, beside no price, with the closest as links', async ({
  page,
}) => {
  const house = await freeHouse(page)
  await page.goto(`${house}?${oneNightQuery}&adults=2`)
  const price = page.getByRole('complementary', { name: 'Show the price' })
  await expect(price.getByText(/takes at least \d+ nights?|No arrivals on|Taken on/).first()).toBeVisible()
  await expect(price.locator('.price-figure')).toHaveCount(0)
  await price
    .getByRole('link', { name: /\d{4}, \$/ })
    .first()
    .click()
  await expect(price.getByText('The stay, all fees in')).toBeVisible()
  await page.goto(`${house}?arrive=2027-02-30&depart=2027-03-04`)
  await expect(price.getByText('One of these dates is not in the calendar.')).toBeVisible()
  await expect(price.locator('.price-figure')).toHaveCount(0)
})
