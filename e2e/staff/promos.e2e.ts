import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('a code is made with its limits, rests, and is taken out of use', async ({ page }) => {
  const code = `SPRING-${randomUUID().slice(0, 8).toUpperCase()}`
  const year = new Date().getFullYear() + 1
  await logIn(page, people.staff, '/staff/promos')
  await page.getByRole('link', { name: 'New code' }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await page.getByLabel('What stands on the guest’s price').fill('Spring at the sea')
  await page.getByLabel('Bookings at most').fill('20')
  await page.getByLabel('Last day of booking').fill(`May 31 ${year}`)
  await page.getByRole('switch', { name: 'Once per guest' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Give both dates or none')).toBeVisible()
  await expect(page.getByLabel('Last day of booking')).toBeFocused()
  await page.getByLabel('May be booked from').fill(`Mar 1 ${year}`)
  await page.getByLabel('Stays that arrive from').fill('when the lilac blooms')
  await page.getByLabel('Stays that arrive from').press('Enter')
  await expect(page.getByText('This is not a date').first()).toBeVisible()
  await expect(page.getByLabel('Stays that arrive from')).toBeFocused()
  await page.getByLabel('Stays that arrive from').fill('')
  await page.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText('Spring at the sea')
  await expect(row).toContainText('All homes')
  await expect(row).toContainText('0 of 20')
  await expect(row).toContainText(`Booked Mar 1, ${year} to May 31, ${year}`)
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Nobody can book with it until it goes on.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the codes' }).click()
  await expect(row).toContainText('Paused')

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Take it out of use' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out of use' }).click()
  await expect(page).toHaveURL(/\/staff\/promos$/)
  await expect(row).toHaveCount(0)
})

test('who is not of the team is told so', async ({ page }) => {
  await logIn(page, people.guest, '/staff/promos')
  await expect(page.getByText(/you do not have permissions to access this screen/)).toBeVisible()
})
