import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { newOwner } from '../support/new-owner.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { enrollSecondFactor } from './enroll.ts'
import { notices } from './people.ts'

test('R54 an owner abroad signs a W-8ECI in place of a W-9, on a phone; staff see it with its last day', async ({
  page,
  browser,
}) => {
  await newOwner(page.context())
  await page.goto('/owners/accounting/w9')
  await ready(page)
  await page.getByRole('button', { name: 'Sign a W-8 instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'W-8ECI: rental income of owners abroad' })).toBeVisible()
  await onAPhone(page)
  await page.getByRole('button', { name: 'Sign W-8', exact: true }).click()
  await expect(notices(page)).toContainText('Required Fields')
  await expect(page.getByLabel('U.S. taxpayer number')).toHaveAttribute('aria-invalid', 'true')
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Country of citizenship').selectOption('Germany')
  await page.getByLabel('Month').selectOption('April')
  await page.getByLabel('Day', { exact: true }).selectOption('2')
  await page.getByLabel('Year').selectOption('1981')
  await page.getByLabel('Street address').fill('Elbchaussee 4')
  await page.getByLabel('Country', { exact: true }).selectOption('Germany')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Postal Code').fill('22765')
  await page.getByLabel('Address of your home in the United States').fill('4 Lantern Lane, Averil Harbor, NY')
  await page.getByLabel('U.S. taxpayer number').fill('12 345 678 901')
  await expect(page.getByText('Enter a valid nine-digit number.')).toBeVisible()
  await page.getByLabel('U.S. taxpayer number').fill('912-70-1234')
  await page.getByRole('checkbox', { name: 'I certify this under penalties of perjury.' }).check()
  await page.getByLabel('Signature (your full name)').fill('Maud Ellery')
  await page.getByRole('button', { name: 'Sign W-8', exact: true }).click()
  await enrollSecondFactor(page)
  await expect(notices(page).getByText('W-8 signed.')).toBeVisible()
  await expect(page.getByText('W-8 on file: W-8ECI')).toBeVisible()
  await expect(page.getByText(/^Valid through Dec 31, /)).toBeVisible()
  await expect(page.getByText('912')).toHaveCount(0)
  await onAPhone(page)

  const staff = await browser.newPage()
  await logIn(staff, people.books, '/staff/tax-forms')
  const row = staff.getByRole('row').filter({ hasText: 'Maud Ellery' }).filter({ hasText: 'W-8ECI' })
  await expect(row.first()).toContainText('number ending in 1234')
  await expect(row.first()).toContainText('Germany')
  await expect(row.first()).toContainText('Valid')
  expect(await faults(staff)).toEqual([])
  await staff.context().close()
})
