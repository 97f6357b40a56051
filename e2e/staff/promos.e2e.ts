import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('staff create a limited promo code, pause it, and end it', async ({ page }) => {
  const code = `SPRING-${randomUUID().slice(0, 8).toUpperCase()}`
  const year = new Date().getFullYear() + 1
  await logIn(page, people.staff, '/staff/promos')
  await page.getByRole('link', { name: 'New promo code' }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await page.getByLabel('Guest-facing name').fill('Spring at the sea')
  await page.getByLabel('Maximum uses').fill('20')
  await page.getByLabel('Book by').fill(`May 31 ${year}`)
  await page.getByRole('switch', { name: 'Once per guest' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter both dates or leave both empty')).toBeVisible()
  await expect(page.getByLabel('Book by')).toBeFocused()
  await page.getByLabel('Book from').fill(`Mar 1 ${year}`)
  await page.getByLabel('Check-in from').fill('when the lilac blooms')
  await page.getByLabel('Check-in from').press('Enter')
  await expect(page.getByText('Enter a date like').first()).toBeVisible()
  await expect(page.getByLabel('Check-in from')).toBeFocused()
  await page.getByLabel('Check-in from').fill('')
  await page.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText('Spring at the sea')
  await expect(row).toContainText('All homes')
  await expect(row).toContainText('0 of 20')
  await expect(row).toContainText(`Booked Mar 1, ${year} to May 31, ${year}`)
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Guests can’t use this code until you resume it.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to promo codes' }).click()
  await expect(row).toContainText('Paused')

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'End promotion' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End promotion' }).click()
  await expect(page).toHaveURL(/\/staff\/promos$/)
  await expect(row).toHaveCount(0)
})

test("a guest can't open the promo codes", { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.guest, '/staff/promos')
  await expect(page.getByText(/you do not have permissions to access this screen/)).toBeVisible()
})
