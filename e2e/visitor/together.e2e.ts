import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { searchPath, week } from '../support/homes.ts'

test('a party too large for one home is offered nearby homes, each with its part of the party', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=16&children=4`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No homes are available from')
  const offers = page.getByRole('list', { name: 'Homes near each other for your group' }).locator('> li')
  await expect(offers.first()).toContainText(/Together\s*\$[\d,]+/)
  await expect(offers.first()).toContainText(/about [\d.]+ k?m apart/)
  const figures = [...((await offers.first().textContent()) ?? '').matchAll(/\$([\d,]+(?:\.\d\d)?)/g)]
  const [total = 0, ...parts] = figures
    .map(([, figure = '']) => Math.round(Number(figure.replaceAll(',', '')) * 100))
    .slice(0, -1)
    .toReversed()
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  expect(await faults(page)).toEqual([])
  const homes = offers.first().getByRole('link')
  const adults = await homes.evaluateAll((links) =>
    links.map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('adults'))),
  )
  expect(adults.every((number) => number > 0)).toBe(true)
  expect(adults.reduce((sum, number) => sum + number, 0)).toBe(16)
  const name = (await homes.first().getByRole('heading').textContent()) ?? ''
  await homes.first().click()
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}&depart=${week.depart}&adults=${adults[0]}`))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Book these nights|Request)/ }).first()).toBeVisible()
})

test('homes of a group are on the map and open with their part of the party', { tag: '@wide' }, async ({ page }) => {
  await page.goto(`${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=16&children=4`)
  const map = page.getByRole('complementary', { name: 'Map of homes found' })
  const pin = map.getByRole('button', { name: /, \$[\d,]+$/ }).first()
  await pin.focus({ timeout: 60_000 })
  await page.keyboard.press('Enter')
  await map.getByRole('link', { name: /for 7 nights/ }).click()
  await expect(page).toHaveURL(new RegExp(`/properties/.*arrive=${week.arrive}&depart=${week.depart}&adults=\\d`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('home groups are shown', { tag: '@release' }, async ({ page }) => {
    await page.goto(`${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=20`)
    await expect(page.getByRole('heading', { name: 'Homes near each other for your group' })).toBeVisible()
  })
})
