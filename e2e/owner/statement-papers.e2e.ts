import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { logIn } from './owner.ts'

const saved = async (page: Page, press: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('quarterly and custom-date statements download as PDF', async ({ page }) => {
  await logIn(page)
  const year = new Date().getUTCFullYear()
  for (const [path, name] of [
    [`/owners/accounting/statements/${year}/1`, `statement-${year}-q1.pdf`],
    [`/owners/accounting/statements/${year}-01-15/${year}-03-20`, `statement-${year}-01-15-${year}-03-20.pdf`],
  ] as const) {
    await page.goto(path)
    await ready(page)
    const file = await saved(page, () => page.getByRole('link', { name: 'Download PDF' }).click())
    expect(file.name).toBe(name)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await faults(page)).toEqual([])
  }
})

test('the list of quarters downloads as CSV, one row per quarter', { tag: '@release' }, async ({ page }) => {
  await logIn(page)
  await page.goto('/owners/accounting/statements')
  await ready(page)
  const quarters = await page.getByRole('link', { name: /quarter \d{4}$/ }).count()
  const file = await saved(page, () => page.getByRole('button', { name: 'Save quarters as CSV' }).click())
  expect(file.name).toBe('statements.csv')
  const rows = file.bytes.toString('utf8').trim().split('\r\n')
  expect(rows).toHaveLength(quarters + 1)
  expect(rows[1]).toMatch(/^\d{4} Q\d,/)
})
