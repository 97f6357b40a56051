import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { PayeeDue, payoutsDue, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { enter, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** The second staff member with money permission, in a separate page: someone new would have to wait a day. */
const colleague = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext()
  await enter(context, people.books)
  return await context.newPage()
}

/** Payable owners, largest amount first. */
const due = async (page: Page): Promise<PayeeDue[]> => {
  const { currencies } = await caller(page.request)<ResultsOf<typeof payoutsDue>>('GET', 'staff/payouts/due')
  return (currencies[0]?.payees ?? []).filter(({ waitsFor, runId }) => waitsFor.length === 0 && runId === null)
}

/** Payable owners whom the bank file covers and no other journey uses. */
const payees = async (page: Page): Promise<PayeeDue[]> =>
  (await due(page)).filter(({ name, account }) => name !== 'Edith Whitcombe' && account?.kind !== 'stripe')

const choose = async (page: Page, payee: PayeeDue, note: string) => {
  await page.goto('/staff/payouts')
  await ready(page)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: `Pay ${payee.name}` }).press('Space')
  await page.getByRole('textbox', { name: 'Note for the owners' }).fill(note)
  await page.getByRole('button', { name: 'Prepare payout run' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run \d+$/ })).toBeVisible()
  await ready(page)
}

/** A second person approves the open run. */
const approve = async (page: Page, browser: Browser) => {
  const second = await colleague(browser)
  await second.goto(page.url())
  await ready(second)
  await second.getByRole('button', { name: 'Approve' }).press('Enter')
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(second.getByText('Payout run approved.', { exact: true })).toBeVisible()
  await second.context().close()
  await page.reload()
  await ready(page)
}

const send = async (page: Page) => {
  await page.getByRole('button', { name: /^Send \$/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send payout run' }).press('Enter')
  await expect(page.getByText('Payout run sent.')).toBeVisible()
}

test('a run over the limit is prepared, approved by a second person, sent, and exported for the bank, and one payout is returned', async ({
  page,
  browser,
}) => {
  await logIn(page, people.staff, '/staff/payouts')
  expect(await faults(page)).toEqual([])
  const [large] = await payees(page)
  if (!large) throw new Error('no owner is due')
  await choose(page, large, `October ${Date.now()}`)
  expect(await faults(page)).toEqual([])
  await expect(page.getByText('You prepared it, so someone else needs to approve it.')).toBeVisible()
  await expect(page.getByText('A second person needs to approve it first.')).toBeVisible()

  await approve(page, browser)
  await send(page)
  await expect(page.getByRole('row', { name: new RegExp(large.name) })).toContainText('In transit')

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download bank file' }).press('Enter')
  const file = await readFile(await (await waiting).path(), 'utf8')
  const records = file.split('\r\n').slice(0, -1)
  expect(records.length % 10).toBe(0)
  expect(records.map(({ length }) => length)).toEqual(records.map(() => 94))
  expect(records[2]?.slice(29, 39)).toBe(String(large.amount.amount).padStart(10, '0'))

  await page.setViewportSize({ width: 390, height: 844 })
  const said = page.getByRole('row', { name: new RegExp(large.name) }).getByText('Record return', { exact: true })
  const widths = await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.filter((width) => width > 1)).toHaveLength(1)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: `Record return: ${large.name}` }).press('Enter')
  await page.getByRole('textbox', { name: 'Return reason' }).fill('R03 no account')
  await page.getByRole('dialog').getByRole('button', { name: 'Record return' }).press('Enter')
  await expect(page.getByText('Return recorded. The owner is owed the amount again.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(large.name) })).toContainText('R03 no account')
  expect(await faults(page)).toEqual([])

  await page.goto('/staff/payouts')
  await ready(page)
  const held = page.getByRole('table', { name: 'Owners on hold, with the reason' })
  await expect(held.getByRole('row', { name: new RegExp(large.name) })).toContainText(
    'last payout returned by the bank',
  )
})

test('an unsent run can be canceled and its owner selected again, on a phone', { tag: '@release' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.staff, '/staff/payouts')
  const small = (await payees(page)).at(-1)
  if (!small) throw new Error('no owner is due')
  await choose(page, small, `Trial ${Date.now()}`)
  await page.getByRole('button', { name: 'Cancel run' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel run' }).press('Enter')
  await expect(page.getByText('Payout run canceled.')).toBeVisible()
  await page.goto('/staff/payouts')
  await ready(page)
  await expect(page.getByRole('checkbox', { name: `Pay ${small.name}` })).toBeChecked()
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a Stripe payout settles without staff action', { tag: '@release' }, async ({ page, browser }) => {
  // A job reconciles payouts in transit once a minute.
  test.setTimeout(240_000)
  await logIn(page, people.staff, '/staff/payouts')
  const payee = (await due(page)).find(({ account }) => account?.kind === 'stripe')
  if (!payee) throw new Error('no owner is paid through Stripe')
  await choose(page, payee, `Through Stripe ${Date.now()}`)
  if (await page.getByText('A second person needs to approve it first.').isVisible()) await approve(page, browser)
  await send(page)
  const row = page.getByRole('row', { name: new RegExp(payee.name) })
  await expect(row).toContainText('Stripe ••6789')
  expect(await faults(page)).toEqual([])
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Paid', { timeout: 2_000 })
  }).toPass({ timeout: 120_000, intervals: [5_000] })
  await expect(row).toContainText(/tr_\w+ · po_\w+/)
  await ready(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
