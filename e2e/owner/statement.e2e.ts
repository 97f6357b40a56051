import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Statement, StatementBody } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { logIn } from './owner.ts'

const figure = (amount: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount / 100).replace('-', '−')
/** Headline amounts drop zero cents. */
const headline = (amount: number): string => `$${figure(amount)}`.replace(/\.00$/, '')

test('a statement adds up and expands line by line to the journal entries', async ({ page }) => {
  await logIn(page)
  await page.getByRole('link', { name: 'Earnings' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible()
  await page
    .getByRole('link', { name: /quarter \d{4}/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/quarter \d{4}/)
  await expect(page.getByText('Open: it changes until the quarter closes')).toBeVisible()
  await ready(page)

  const [, year, quarter] = /statements\/(\d+)\/(\d)/.exec(page.url()) ?? []
  const path = `owners/accounting/statements/${year}/${quarter}`
  const { statement } = await caller(page.request)<{ statement: Statement }>('GET', path)
  const { opening, earned, adjustments, expenses, payouts, closing } = statement
  expect(opening.amount + earned.amount + adjustments.amount - expenses.amount - payouts.amount).toBe(closing.amount)
  await expect(page.getByText(headline(closing.amount))).toBeVisible()

  const line = statement.homes.flatMap((home) => home.lines).find(({ kind }) => kind === 'stay')
  if (!line) throw new Error('no stay started this quarter')
  const row = page.getByRole('group').filter({ hasText: line.detail })
  await row.getByText(line.label).first().click()
  const money = row.getByRole('table', { name: 'From guest payment to your net' })
  const rent = line.earns?.find(({ code }) => code === 'rent')
  if (!rent) throw new Error('the stay shows no rent')
  await expect(money.getByRole('row', { name: /^Rent / })).toContainText(figure(rent.amount.amount))
  await expect(money.getByRole('row', { name: /^Commission, / })).toContainText('contract version')
  await expect(row.getByText('Debits equal credits').first()).toBeVisible()
  await expect(row.getByText(`Entry ${line.entries[0]?.id}`)).toBeVisible()
  await row.getByRole('link', { name: 'View booking' }).click()
  await expect(page).toHaveURL(new RegExp(`/owners/bookings/${line.bookingId}$`))
  await expect(page.getByRole('table', { name: 'Your payout' })).toContainText('Your payout for this stay')
})

test('the lines download as CSV, and each quarter links to the next', { tag: '@release' }, async ({ page }) => {
  await logIn(page)
  await page.goto('/owners/accounting/statements')
  await page
    .getByRole('link', { name: /quarter \d{4}/ })
    .nth(1)
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('quarter')
  await expect(page.getByText('Closed statements never change')).toBeVisible()
  const closed = await page.getByRole('heading', { level: 1 }).textContent()
  await ready(page)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download lines as CSV' }).click()
  const file = await (await waiting).path()
  const rows = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(rows[0]).toContain('date,kind,code,home')
  expect(rows.length).toBeGreaterThan(2)

  await page.getByRole('link', { name: /, next$/ }).click()
  await expect(page.getByText('Open: it changes until the quarter closes')).toBeVisible()
  await page.getByRole('link', { name: /, previous$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed ?? '')
})

test('a custom-date statement adds up, says it never closes, and lets its dates change', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page)
  const year = new Date().getUTCFullYear()
  await page.goto(`/owners/properties/accounting/statements/${year}-01-15/${year}-03-20`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Jan 15, ${year}`)
  await expect(page.getByText('It never closes')).toBeVisible()
  const path = `owners/accounting/statement-of-days?start=${year}-01-15&end=${year}-03-20`
  const { statement } = await caller(page.request)<{ statement: StatementBody }>('GET', path)
  const { opening, earned, adjustments, expenses, payouts, closing } = statement
  expect(opening.amount + earned.amount + adjustments.amount - expenses.amount - payouts.amount).toBe(closing.amount)
  await expect(page.getByText(headline(closing.amount), { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/owners/accounting/statements')
  await ready(page)
  await page.getByRole('button', { name: 'Show dates' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/owners/accounting/statements/${year}-01-01/${year}-`))
  await expect(page.getByText('It never closes')).toBeVisible()
})
