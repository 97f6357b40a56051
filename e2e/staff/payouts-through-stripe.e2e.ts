import { expect, test } from '@playwright/test'
import type { payoutsDue, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('a payout through Stripe is sent and arrives by itself; nobody files or settles it', async ({ page }) => {
  // The product looks after payouts on their way once a minute.
  test.setTimeout(180_000)
  await logIn(page, people.staff, '/staff/payouts')
  const { currencies } = await caller(page.request)<ResultsOf<typeof payoutsDue>>('GET', 'staff/payouts/due')
  const payee = currencies
    .flatMap(({ payees }) => payees)
    .find(({ account, waitsFor, runId }) => account?.kind === 'stripe' && waitsFor.length === 0 && runId === null)
  if (!payee) throw new Error('nobody is paid through Stripe')
  await page.getByRole('button', { name: 'Choose nobody' }).click()
  await page.getByRole('checkbox', { name: `Pay ${payee.name}` }).press('Space')
  await page.getByRole('button', { name: 'Prepare the run' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run \d+$/ })).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: /^Send \$/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the run' }).press('Enter')
  await expect(page.getByText('The run is sent.')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(payee.name) })
  await expect(row).toContainText('Stripe ••6789')
  await expect(page.getByText('Stripe carries it and says by itself').first()).toBeAttached()
  expect(await faults(page)).toEqual([])
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('arrived', { timeout: 2_000 })
  }).toPass({ timeout: 120_000, intervals: [5_000] })
  await expect(row).toContainText(/tr_\w+ · po_\w+/)
  await ready(page)
  expect(await faults(page)).toEqual([])
})
