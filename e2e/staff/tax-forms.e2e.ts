import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { RentsPaid, ResultsOf, taxYearOfDesk } from '@porchlight/contract'
import { logIn as logInOwner } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff review 1099 payees and export the list, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/tax-forms')
    const { tax } = await caller(page.request)<ResultsOf<typeof taxYearOfDesk>>('GET', 'staff/tax-forms')
    await expect(page.getByRole('heading', { level: 1, name: `1099-MISC for ${tax.year}` })).toBeVisible()
    expect(tax.payees.length).toBeGreaterThan(0)
    await ready(page)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export payees as CSV' }).click()
    const rows = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
    expect(rows).toHaveLength(tax.payees.length + 1)
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })

test('the e-filing download has one row for each form due', async ({ page }) => {
  await logIn(page, people.staff, '/staff/tax-forms')
  await ready(page)
  const { tax } = await caller(page.request)<ResultsOf<typeof taxYearOfDesk>>('GET', 'staff/tax-forms')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download with full TINs' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe(`1099-misc-${tax.year}.csv`)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('recipient_tin,')
  expect(rows).toHaveLength(tax.payees.filter(({ state }) => state === 'report').length)
  await expect(page.getByText(/forms? downloaded\. Store the file/)).toBeVisible()
})

test('an owner sees the rents reported for them and saves the payments behind them', { tag: '@release' }, async ({
  page,
}) => {
  await logInOwner(page)
  await page.goto('/owners/accounting')
  await ready(page)
  const { rents, year } = await caller(page.request)<RentsPaid>('GET', 'owners/accounting/rents-paid')
  await expect(page.getByRole('heading', { name: 'For your tax return' })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save rents as CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe(`rents-${year}.csv`)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(rents.length + 1)
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rents as PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe(`rents-${year}.pdf`)
  await page.getByText(/^\d+ payments?$/).click()
  await expect(page.getByRole('table', { name: /^Rent paid to you this year/ })).toBeVisible()
  expect(await faults(page)).toEqual([])
})
