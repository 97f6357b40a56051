import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('a company fee shows each party’s share, is overridden for one home, and is undone', async ({ page }) => {
  await logIn(page, people.staff, '/staff/settings/fees')
  await page.getByRole('link', { name: 'Add a fee' }).first().click()
  await page.getByLabel('Fee type').selectOption('resort')
  await page.getByLabel('Guest-facing name').fill('Boardwalk fee')
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(page.getByLabel('Amount')).toBeFocused()
  await page.getByLabel('Amount').fill('40')
  const home = page.getByRole('group', { name: 'Test stay' }).getByLabel('Home')
  const [id, label] = [await home.inputValue(), await home.locator('option:checked').textContent()]
  await page.getByRole('button', { name: 'Review change' }).click()
  const effect = page.getByRole('region', { name: 'Impact' })
  await expect(effect.getByRole('row', { name: 'Boardwalk fee – $40' })).toBeVisible()
  await expect(effect.getByRole('row', { name: /Company receives/ })).toBeVisible()
  await effect.getByLabel('Reason').fill('The boardwalk is ours to repair')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(
    page.getByRole('table', { name: 'Company fees' }).getByRole('row', { name: /Boardwalk fee/ }),
  ).toContainText('$40 per stay')

  await page.goto(`/staff/homes/${id}`)
  const row = page.getByRole('listitem').filter({ hasText: 'Boardwalk fee' })
  await expect(row).toContainText('Company default')
  await row.getByRole('link', { name: 'Override' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label?.split(',')[0] ?? '')
  await page.getByLabel('Amount').fill('25')
  await page.getByRole('button', { name: 'Review change' }).click()
  await effect.getByLabel('Reason').fill('Its owner repaired the steps')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(row).toContainText('Home override')
  await expect(row).toContainText('$25 per stay')
  await row.getByRole('button', { name: 'Use company default' }).click()
  await effect.getByLabel('Reason').fill('The repair was paid back to her')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(row).toContainText('Company default')

  await page.goto('/staff/settings/fees')
  await page
    .getByRole('row', { name: /Boardwalk fee: added/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await effect.getByLabel('Reason').fill('The town repairs the boardwalk')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Boardwalk fee: last change undone')
})
