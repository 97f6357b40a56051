import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { paidPayouts, ResultsOf, upcomingPayouts } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { logIn } from './owner.ts'

const read = async <Results>(page: Page, path: string): Promise<Results> =>
  await caller(page.request)<Results>('GET', `owners/accounting/${path}`)

const saved = async (page: Page, name: string): Promise<string[]> => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`an owner sees upcoming payouts with what each waits for, and past payouts, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    await page.goto('/owners/accounting/payouts/upcoming')
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming payouts' })).toBeVisible()
    await ready(page)
    expect(await faults(page)).toEqual([])
    // Other journeys book and cancel meanwhile: retry until page and call show the same state.
    await expect(async () => {
      await page.reload()
      await ready(page)
      const { earned, ahead } = await read<ResultsOf<typeof upcomingPayouts>>(page, 'payouts/upcoming')
      const [next] = ahead
      if (!next?.stay) throw new Error('the demo owner has no stay to come')
      await expect(page.getByText(next.stay.number).filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 })
      await expect(page.getByText('check-in', { exact: true }).first()).toBeVisible()
      expect(await saved(page, 'Save upcoming payouts as CSV')).toHaveLength(earned.length + ahead.length + 1)
    }).toPass()

    await page.getByRole('link', { name: 'Payouts', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts', exact: true })).toBeVisible()
    await ready(page)
    expect(await faults(page)).toEqual([])
    const { payouts } = await read<ResultsOf<typeof paidPayouts>>(page, 'payouts')
    for (const { amount, covers } of payouts)
      expect(covers.reduce((sum, cover) => sum + cover.amount.amount, 0)).toBe(amount.amount)
    expect(await saved(page, 'Save payouts as CSV')).toHaveLength(payouts.flatMap(({ covers }) => covers).length + 1)
    const last = page.getByRole('article').first()
    await last.getByText('Included earnings').click()
    await expect(last.getByRole('table')).toContainText(payouts[0]?.covers[0]?.document ?? 'nothing')
    await last.getByRole('link', { name: /^Statement: / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/quarter \d{4}/)
  })
