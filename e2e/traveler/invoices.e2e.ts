import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

test('the invoice of a stay is read, downloaded as a PDF, and found among all invoices', async ({ page }) => {
  await logIn(page, people.guest, '/travelers/accounting/invoices')
  await page
    .getByRole('link', { name: /^Invoice INV-\d+/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice INV-\d+$/)
  await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: /^PL-\d+$/ }).click()
  await page.getByRole('link', { name: /^Invoice INV-\d+/ }).click()
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await page.getByRole('link', { name: 'Still to be paid' }).click()
  await expect(page).toHaveURL(/\/invoices\/open$/)
  expect(await faults(page)).toEqual([])
})
