import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

const openInvoice = async (page: Page) => {
  await logIn(page, people.guest, '/travelers/accounting/invoices')
  await page
    .getByRole('link', { name: /^Invoice INV-\d+/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice INV-\d+$/)
}

test('an invoice is saved as a PDF', { tag: '@release' }, async ({ page }) => {
  await openInvoice(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the invoice of a stay is shown, also in the list of all invoices', { tag: '@release' }, async ({ page }) => {
  await openInvoice(page)
  await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: /^PL-\d+$/ }).click()
  // A stay with a damage claim has an invoice for that as well.
  await page
    .getByRole('link', { name: /^Invoice INV-\d+/ })
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Traveler menu' }).getByRole('link', { name: 'Invoices' }).click()
  await page.getByRole('link', { name: 'Unpaid' }).click()
  await expect(page).toHaveURL(/\/invoices\/open$/)
  await expect(page.getByRole('link', { name: 'Unpaid' })).toHaveAttribute('aria-current', 'page')
  expect(await faults(page)).toEqual([])
})

test("a payment has a receipt on the stay's page, saved as a PDF", async ({ page }) => {
  await openInvoice(page)
  await page.getByRole('link', { name: /^PL-\d+$/ }).click()
  await page.getByText('Payments', { exact: true }).click()
  expect(await faults(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Receipt PAY-\d+$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt PAY-\d+$/)
  await expect(page.getByText(/^Thank you\. We received \$[\d,.]+$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^PAY-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const address = new URL(page.url())
  await page.goto(address.pathname.toLowerCase())
  await expect(page).toHaveTitle(/^Receipt PAY-\d+ /)
})
