import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { closingViewNow, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff see a quarter’s close checklist and enter the bank balance, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/closing')
    const { desk } = await caller(page.request)<ResultsOf<typeof closingViewNow>>('GET', 'staff/closing')
    const { quarter, owners } = desk
    await expect(
      page.getByRole('heading', { level: 1, name: `Quarter ${quarter.quarter} of ${quarter.year}` }),
    ).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('spinbutton', { name: 'Statement balance' }).fill('12.50')
    await page.getByRole('button', { name: 'Save balance' }).press('Enter')
    await expect(page.getByText('Balance saved.', { exact: true })).toBeVisible()
    await expect(page.getByText(/^off by /)).toBeVisible()
    await expect(page.getByText('You can close it after its last day ends in every time zone.')).toBeVisible()

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export owner balances as CSV' }).click()
    const rows = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
    expect(rows).toHaveLength(owners.length + 1)
    await ready(page)
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })
