import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { payoutsDue, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff see trust liabilities, funds available today, and payouts on hold, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/trust')
    await expect(page.getByRole('heading', { level: 1, name: 'Trust account' })).toBeVisible()
    await ready(page)
    expect(await faults(page)).toEqual([])
    await expect(page.getByText(/^\d+ of \d+ checks pass$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Available to disburse today' })).toBeVisible()
    await expect(page.getByText('Guest prepayments')).toBeVisible()

    // Other journeys pay owners meanwhile, so page and call must show the same moment.
    await expect(async () => {
      await page.reload()
      await ready(page)
      const { currencies } = await caller(page.request)<ResultsOf<typeof payoutsDue>>('GET', 'staff/payouts/due')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export owners payable as CSV' }).click()
      const rows = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
      expect(rows).toHaveLength((currencies[0]?.payees ?? []).length + 1)
    }).toPass()
  })

test("an owner can't open the trust account", { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.owner, '/owners')
  await page.goto('/staff/trust')
  await expect(page.getByRole('heading', { level: 1, name: 'Trust account' })).toBeHidden()
})
