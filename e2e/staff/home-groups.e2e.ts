import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('a group of homes sets a fee that its homes inherit, and stops applying it when it is archived', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.staff, '/staff/settings/groups')
  await page.getByRole('link', { name: 'Create group' }).click()
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Dune homes')
  await page.getByRole('button', { name: /^Homes: / }).click()
  const list = page.getByRole('dialog', { name: 'Homes' })
  await list.getByRole('option').or(list.getByRole('checkbox')).first().click()
  await list.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Review change' }).click()
  const effect = page.getByRole('region', { name: 'Impact' })
  await effect.getByLabel('Reason').fill('One owner has all of them')
  await effect.getByRole('button', { name: 'Save change' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Dune homes' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a fee for this group' }).click()
  await page.getByLabel('Fee type').selectOption('resort')
  await page.getByLabel('Guest-facing name').fill('Dune pass')
  await page.getByLabel('Amount').fill('35')
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(effect.getByRole('row', { name: 'Dune pass – $35' })).toBeVisible()
  await expect(effect).toContainText('Affects 1 home.')
  await effect.getByLabel('Reason').fill('The dune pass costs more now')
  await effect.getByRole('button', { name: 'Save change' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'Dune pass' })
  await expect(row).toContainText('Set for this group')
  const homes = page.getByRole('region', { name: 'Homes' })
  await homes.getByRole('link').first().click()
  await expect(row).toContainText('From Dune homes')
  await expect(page.getByText('In groups: Dune homes')).toBeVisible()

  await page.goto('/staff/settings/groups')
  await page.getByRole('link', { name: 'Dune homes' }).first().click()
  await page.getByText('Its homes go back to the company defaults.').click()
  await page.getByRole('button', { name: 'Review change' }).last().click()
  await expect(effect.getByRole('row', { name: 'Dune pass $35 –' })).toBeVisible()
  await effect.getByLabel('Reason').fill('The homes are sold one by one')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Dune homes: archived')
})
