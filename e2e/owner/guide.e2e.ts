import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('an owner writes the guide of a house and what opens it, and finds it as he left it', async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  await page
    .getByRole('link', { name: /^Guide of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guide of /)
  await page.getByLabel('Code of the door').fill('2580#')
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill this in, or remove the page.').first()).toBeVisible()
  await page.getByLabel('What it is about').last().fill('Bicycles')
  await page.getByLabel('What to know').last().fill('Four stand in the shed.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The guide is saved')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Code of the door')).toHaveValue('2580#')
  await expect(page.getByLabel('What it is about').last()).toHaveValue('Bicycles')
})
