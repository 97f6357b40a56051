import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { ownHomes } from './owner.ts'

const homeAt = async (page: Page, place: number) => {
  const home = (await ownHomes(page)).at(place)
  if (!home) throw new Error('the owner has no such home')
  return home
}

test('an owner answers the first questions and has a price list, which goes again as one', async ({ page }) => {
  await logIn(page, people.owner, '/owners/pricing/initial-settings')
  const home = await homeAt(page, -5)
  await page.getByRole('link', { name: home.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`First prices of ${home.name}`)
  const base = 700 + Math.floor(Math.random() * 250)
  await page.getByLabel('What does an ordinary night cost?').fill(String(base))
  // The home has prices: nothing is put over them that its owner does not answer.
  const highSeason = page.getByRole('switch', { name: 'There is a time of year that costs more' })
  await expect(highSeason).not.toBeChecked()
  await highSeason.check()
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save these prices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Base$/ })
      .locator('..'),
  ).toContainText(`$${base}`)
  await expect(page.getByRole('table', { name: 'Seasons' })).toContainText('High season')
  await page.getByRole('button', { name: /^Undo the change of/ }).click()
  await expect(page.getByRole('table', { name: 'Seasons' })).not.toContainText('High season')
})

test('an owner signs how a home is priced season by season on a phone, and hears when that has changed', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, people.owner, '/owners/properties')
  const home = await homeAt(page, -6)
  await page.goto(`/owners/availability/${home.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Confirm this strategy' }).tap()
  await expect(page.getByText('Please agree to every season first.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  for (const season of await page.getByRole('checkbox', { name: /^I agree with/ }).all()) await season.check()
  await page.getByLabel('Your name, as your signature').fill('Edith Whitcombe')
  await page.getByRole('button', { name: 'Confirm this strategy' }).tap()
  await expect(page.getByText(/^Confirmed as version/)).toBeVisible()
  await expect(page.getByText('Changed since you confirmed')).toHaveCount(0)
  await expect(page.getByText(/was confirmed by Edith Whitcombe/)).toBeVisible()

  await page.goto(`/owners/pricing/${home.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Edit base prices' }).tap()
  const floor = 20 + Math.floor(Math.random() * 60)
  await page.getByRole('dialog').getByLabel('No night costs less than').fill(String(floor))
  await page.getByRole('button', { name: 'See what changes' }).tap()
  await page.getByRole('button', { name: 'Save these prices' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Confirm your strategy' }).tap()
  await expect(page.getByText('Changed since you confirmed')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await context.close()
})
