import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { PayeeDue, payoutsDue, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { enter, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** The second person of the team who looks after money, at a page of their own: someone new would wait a day. */
const colleague = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext()
  await enter(context, people.books)
  return await context.newPage()
}

/** Owners who can be paid, the largest sum first. */
const due = async (page: Page): Promise<PayeeDue[]> => {
  const { currencies } = await caller(page.request)<ResultsOf<typeof payoutsDue>>('GET', 'staff/payouts/due')
  return (currencies[0]?.payees ?? []).filter(({ waitsFor, runId }) => waitsFor.length === 0 && runId === null)
}

/** Those of them whom the bank's file pays and who are in no other journey. */
const payees = async (page: Page): Promise<PayeeDue[]> =>
  (await due(page)).filter(({ name, account }) => name !== 'Edith Whitcombe' && account?.kind !== 'stripe')

const choose = async (page: Page, payee: PayeeDue, note: string) => {
  await page.goto('/staff/payouts')
  await ready(page)
  await page.getByRole('button', { name: 'Choose nobody' }).click()
  await page.getByRole('checkbox', { name: `Pay ${payee.name}` }).press('Space')
  await page.getByRole('textbox', { name: 'Note for the owners' }).fill(note)
  await page.getByRole('button', { name: 'Prepare the run' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run \d+$/ })).toBeVisible()
  await ready(page)
}

/** A second person approves the run at hand. */
const approve = async (page: Page, browser: Browser) => {
  const second = await colleague(browser)
  await second.goto(page.url())
  await ready(second)
  await second.getByRole('button', { name: 'Approve' }).press('Enter')
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(second.getByText('Approved.', { exact: true })).toBeVisible()
  await second.context().close()
  await page.reload()
  await ready(page)
}

const send = async (page: Page) => {
  await page.getByRole('button', { name: /^Send \$/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the run' }).press('Enter')
  await expect(page.getByText('The run is sent.')).toBeVisible()
}

test('a run over the limit is prepared by one, approved by another, sent, filed for the bank, and a payout of it comes back', async ({
  page,
  browser,
}) => {
  await logIn(page, people.staff, '/staff/payouts')
  expect(await faults(page)).toEqual([])
  const [large] = await payees(page)
  if (!large) throw new Error('nobody is due')
  await choose(page, large, `October ${Date.now()}`)
  expect(await faults(page)).toEqual([])
  await expect(page.getByText('You prepared it; someone else approves.')).toBeVisible()
  await expect(page.getByText('A second person has to approve it first.')).toBeVisible()

  await approve(page, browser)
  await send(page)
  await expect(page.getByRole('row', { name: new RegExp(large.name) })).toContainText('on its way')

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'File for the bank' }).press('Enter')
  const file = await readFile(await (await waiting).path(), 'utf8')
  const records = file.split('\r\n').slice(0, -1)
  expect(records.length % 10).toBe(0)
  expect(records.map(({ length }) => length)).toEqual(records.map(() => 94))
  expect(records[2]?.slice(29, 39)).toBe(String(large.amount.amount).padStart(10, '0'))

  await page.setViewportSize({ width: 390, height: 844 })
  const said = page.getByRole('row', { name: new RegExp(large.name) }).getByText('Sent back', { exact: true })
  const widths = await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.filter((width) => width > 1)).toHaveLength(1)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: `Sent back by the bank: ${large.name}` }).press('Enter')
  await page.getByRole('textbox', { name: 'The bank’s reason' }).fill('R03 no account')
  await page.getByRole('button', { name: 'Note it' }).press('Enter')
  await expect(page.getByText('Noted. The owner is owed it again.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(large.name) })).toContainText('R03 no account')
  expect(await faults(page)).toEqual([])

  await page.goto('/staff/payouts')
  await ready(page)
  const held = page.getByRole('table', { name: 'Owners whose money waits, and what for' })
  await expect(held.getByRole('row', { name: new RegExp(large.name) })).toContainText(
    'the bank sent the last payout back',
  )
})

test('a run that is not sent is canceled, and its owner can be chosen again, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.staff, '/staff/payouts')
  const small = (await payees(page)).at(-1)
  if (!small) throw new Error('nobody is due')
  await choose(page, small, `Trial ${Date.now()}`)
  await page.getByRole('button', { name: 'Cancel the run' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the run' }).press('Enter')
  await expect(page.getByText('The run is canceled.')).toBeVisible()
  await page.goto('/staff/payouts')
  await ready(page)
  await expect(page.getByRole('checkbox', { name: `Pay ${small.name}` })).toBeChecked()
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a payout through Stripe is sent and arrives by itself; nobody files or settles it', async ({ page, browser }) => {
  // The product looks after payouts on their way once a minute.
  test.setTimeout(240_000)
  await logIn(page, people.staff, '/staff/payouts')
  const payee = (await due(page)).find(({ account }) => account?.kind === 'stripe')
  if (!payee) throw new Error('nobody is paid through Stripe')
  await choose(page, payee, `Through Stripe ${Date.now()}`)
  if (await page.getByText('A second person has to approve it first.').isVisible()) await approve(page, browser)
  await send(page)
  const row = page.getByRole('row', { name: new RegExp(payee.name) })
  await expect(row).toContainText('Stripe ••6789')
  expect(await faults(page)).toEqual([])
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('arrived', { timeout: 2_000 })
  }).toPass({ timeout: 120_000, intervals: [5_000] })
  await expect(row).toContainText(/tr_\w+ · po_\w+/)
  await ready(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
