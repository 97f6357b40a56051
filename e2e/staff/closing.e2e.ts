import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { closingDeskNow, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the team sees what a quarter waits for, and notes what the bank says, at ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/closing')
    const { desk } = await caller(page.request)<ResultsOf<typeof closingDeskNow>>('GET', 'staff/closing')
    const { quarter, owners } = desk
    await expect(
      page.getByRole('heading', { level: 1, name: `Quarter ${quarter.quarter} of ${quarter.year}` }),
    ).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('spinbutton', { name: 'The bank’s figure' }).fill('12.50')
    await page.getByRole('button', { name: 'Note it' }).press('Enter')
    await expect(page.getByText('Noted.', { exact: true })).toBeVisible()
    await expect(page.getByText(/^differs by /)).toBeVisible()
    await expect(page.getByText('It closes when its last day is over everywhere.')).toBeVisible()

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the owners’ figures as CSV' }).click()
    const rows = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
    expect(rows).toHaveLength(owners.length + 1)
    await ready(page)
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })
