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

test("the setup questions leave a home's prices unchanged and link to where they are set", {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.owner, '/owners/pricing/initial-settings')
  const home = await homeAt(page, -5)
  await page.getByRole('link', { name: home.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Set up pricing for ${home.name}`)
  await expect(page.getByText('This home already has prices')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: /^Base price$/ })).toBeVisible()
  await expect(page.getByLabel('Price of a regular night')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Change prices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)
  await expect(page.getByRole('button', { name: 'Edit base prices' })).toBeVisible()
})

test('an owner confirms the pricing strategy season by season on a phone and sees when it has changed', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, people.owner, '/owners/properties')
  const home = await homeAt(page, -6)
  await page.goto(`/owners/availability/${home.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Sign and confirm' }).tap()
  await expect(page.getByText('Agree to every season first.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  for (const season of await page.getByRole('checkbox', { name: /^I agree to/ }).all()) await season.check()
  await page.getByLabel('Your full name').fill('Edith Whitcombe')
  await page.getByRole('button', { name: 'Sign and confirm' }).tap()
  await expect(page.getByText(/^Version \d+ confirmed$/)).toBeVisible()
  await expect(page.getByText('Changed since you confirmed')).toHaveCount(0)
  await expect(page.getByText(/confirmed by Edith Whitcombe/)).toBeVisible()

  await page.goto(`/owners/pricing/${home.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Edit base prices' }).tap()
  const floor = 20 + Math.floor(Math.random() * 60)
  await page.getByRole('dialog').getByLabel('Minimum price').fill(String(floor))
  await page.getByRole('button', { name: 'Preview changes' }).tap()
  await page.getByRole('button', { name: 'Save prices' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Pricing strategy' }).tap()
  await expect(page.getByText('Changed since you confirmed')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await context.close()
})

test('an owner compares three strategies, sees what one would change, and signs it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, people.owner, '/owners/properties')
  const home = await homeAt(page, -7)
  await page.goto(`/owners/confirm-strategy/${home.id}`)
  await ready(page)
  const strategies = page.getByRole('region', { name: 'Three strategies' }).getByRole('heading', { level: 3 })
  await expect(strategies).toHaveText(['Occupancy first', 'Balanced', 'Rate first'])
  await expect(page.getByRole('region', { name: 'Comparable homes' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'See what changes: Rate first' }).tap()
  const changes = page.getByRole('region', { name: 'If you choose Rate first' })
  await expect(changes.getByText('8% above your own prices')).toBeVisible()
  await expect(changes.getByText(/available nights change price/)).toBeVisible()
  await ready(page)
  for (const season of await page.getByRole('checkbox', { name: /^I agree to/ }).all()) await season.check()
  await page.getByLabel('Your full name').fill('Edith Whitcombe')
  expect(await faults(page)).toEqual([])
  // A tap on a busy page can turn into a long press, which clicks nothing.
  await page.getByRole('button', { name: 'Sign Rate first' }).click()
  await expect(page.getByText(/^Rate first is active/)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText(/confirmed by Edith Whitcombe/)).toBeVisible()
  await context.close()
})
