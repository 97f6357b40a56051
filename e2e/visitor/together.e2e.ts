import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { searchPath, week } from '../support/houses.ts'

test('a party that no house sleeps finds houses near each other, each with its part of the party', async ({ page }) => {
  await page.goto(`${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=16&children=4`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No house fits')
  const offers = page.getByRole('list', { name: 'Houses near each other, for all of you' }).locator('> li')
  await expect(offers.first()).toContainText(/Together\s*\$[\d,]+/)
  await expect(offers.first()).toContainText(/about [\d.]+ k?m apart/)
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
  await expect(page.getByRole('link', { name: /^(Book these nights|Ask)/ }).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the houses together are read as well', async ({ page }) => {
    await page.goto(`${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=20`)
    await expect(page.getByRole('heading', { name: 'Houses near each other, for all of you' })).toBeVisible()
  })
})
