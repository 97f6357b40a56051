import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('an owner writes the house guide with its door code and finds it saved', async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  await page
    .getByRole('link', { name: /^House guide: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^House guide: /)
  await page.getByLabel('Door code').fill('2580#')
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('button', { name: 'Save guide', exact: true }).click()
  await expect(page.getByText('Fill this in or remove the page.').first()).toBeVisible()
  await page.getByLabel('Topic').last().fill('Bicycles')
  await page.getByLabel('Instructions').last().fill('Four stand in the shed.')
  await page.getByRole('button', { name: 'Save guide', exact: true }).click()
  await expect(page.getByText('Guide saved')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Door code')).toHaveValue('2580#')
  await expect(page.getByLabel('Topic').last()).toHaveValue('Bicycles')
})
