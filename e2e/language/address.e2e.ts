import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'

test('C505 an owner’s address is suggested while typing, and fills the form', async ({ page }) => {
  await page.goto('/owners/signup')
  await ready(page)
  const home = page.getByRole('group', { name: 'Your home' })
  const street = home.getByLabel('Street address')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/geocode'))
  await street.pressSequentially('15 Amber Co')
  const answer = await answered
  expect(answer.url()).not.toContain('Amber')
  const choice = page.getByRole('option', { name: /15 Amber Court/ })
  await expect(choice).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(street).toHaveValue('15 Amber Court')
  await expect(home.getByLabel('City')).toHaveValue('Ashlock')
  await expect(home.getByLabel(/^State/)).toHaveValue('NY')
  await expect(home.getByLabel(/^Zip/)).toHaveValue(/^\d{5}$/)
  await expect(choice).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})

test('text typed before the suggestions load is looked up too', { tag: '@release' }, async ({ page }) => {
  let bring = () => {}
  const there = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/assets/suggest-box*.js', async (route) => {
    await there
    await route.continue()
  })
  await page.goto('/owners/signup')
  await ready(page)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/geocode'))
  await page.getByRole('textbox', { name: 'Street address' }).first().pressSequentially('15 Amber Co')
  await answered
  bring()
  await page.getByRole('option', { name: /15 Amber Court/ }).click()
  await expect(page.getByLabel('City').first()).toHaveValue('Ashlock')
})

test('an unknown address can be typed manually', { tag: '@release' }, async ({ page }) => {
  await page.goto('/owners/signup')
  await ready(page)
  const home = page.getByRole('group', { name: 'Your home' })
  await home.getByLabel('Street address').pressSequentially('1600 Pennsylvania Avenue')
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'We couldn’t find this address. Type it in full.' }),
  ).toBeVisible()
  await home.getByLabel('City').fill('Washington')
  await expect(home.getByLabel('Street address')).toHaveValue('1600 Pennsylvania Avenue')
})
