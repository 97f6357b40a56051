import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

const year = new Date().getFullYear() + 1

test('a library tax previews a sample stay before saving, and a new rate starts on a set date (R19)', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff/settings/taxes')
  await page.getByRole('link', { name: /Suffolk County hotel and motel tax/ }).click()
  await expect(page.getByRole('heading', { name: 'New tax', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(page.getByLabel('Area')).toBeFocused()
  await page.getByLabel('Guest-facing name').fill('Dune tax')
  await page.getByLabel('Area').selectOption({ label: 'Destination: Averil Harbor' })
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('101')
  await page.getByRole('button', { name: 'Review change' }).click()
  await expect(page.getByText('Enter 100% or less')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('2.5')
  const home = page.getByRole('group', { name: 'Test stay' }).getByLabel('Home')
  const there = await home.locator('option', { hasText: 'Averil Harbor' }).first().textContent()
  await home.selectOption({ label: there ?? '' })
  await page.getByRole('button', { name: 'Review change' }).click()
  const effect = page.getByRole('region', { name: 'Impact' })
  await expect(effect.getByRole('row', { name: /Dune tax – \$/ })).toBeVisible()
  await effect.getByRole('button', { name: 'Save change' }).click()
  await expect(effect.getByText('Enter at least 10 characters.')).toBeVisible()
  await effect.getByLabel('Reason').fill('The village council voted for it')
  await effect.getByRole('button', { name: 'Save change' }).click()

  await expect(page.getByRole('heading', { name: 'Dune tax', level: 1 })).toBeVisible()
  await page.getByText('The current version ends on that date.').click()
  await page.getByLabel('New terms from').fill(`Jun 1 ${year}`)
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('3')
  await page.getByRole('button', { name: 'Review change' }).first().click()
  await page.getByLabel('Reason').fill('Raised by the council in May')
  await page.getByRole('button', { name: 'Save change' }).click()
  const versions = page.getByRole('table', { name: 'Versions' })
  await expect(versions.getByRole('row', { name: new RegExp(`From Jun 1, ${year}`) })).toContainText('3%')
  await expect(versions.getByRole('row', { name: new RegExp(`to Jun 1, ${year}`) })).toContainText('2.5%')
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Raised by the council in May')
})
