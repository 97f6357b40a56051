import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('a company fee shows who pays and keeps what, is replaced for one home, and is undone', async ({ page }) => {
  await logIn(page, people.staff, '/staff/settings/fees')
  await page.getByRole('link', { name: 'Add a fee' }).first().click()
  await page.getByLabel('What it is for').selectOption('resort')
  await page.getByLabel('Name on the guest’s price').fill('Boardwalk fee')
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(page.getByLabel('Amount')).toBeFocused()
  await page.getByLabel('Amount').fill('40')
  const home = page.getByRole('group', { name: 'Test stay' }).getByLabel('Home')
  const [id, label] = [await home.inputValue(), await home.locator('option:checked').textContent()]
  await page.getByRole('button', { name: 'Review change' }).click()
  const effect = page.getByRole('region', { name: 'What changes' })
  await expect(effect.getByRole('row', { name: 'Boardwalk fee – $40' })).toBeVisible()
  await expect(effect.getByRole('row', { name: /Company keeps/ })).toBeVisible()
  await effect.getByLabel('Reason').fill('The boardwalk is ours to repair')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(
    page.getByRole('table', { name: 'Company fees' }).getByRole('row', { name: /Boardwalk fee/ }),
  ).toContainText('$40 a stay')

  await page.goto(`/staff/homes/${id}`)
  const row = page.getByRole('listitem').filter({ hasText: 'Boardwalk fee' })
  await expect(row).toContainText('Company default')
  await row.getByRole('link', { name: 'Change for this home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label?.split(',')[0] ?? '')
  await page.getByLabel('Amount').fill('25')
  await page.getByRole('button', { name: 'Review change' }).click()
  await effect.getByLabel('Reason').fill('Its owner repaired the steps')
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(row).toContainText('This home instead of the default')
  await expect(row).toContainText('$25 a stay')
  await row.getByRole('button', { name: 'Use the default' }).click()
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
