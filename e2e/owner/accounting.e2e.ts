import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { ownerAccounting, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { logIn } from './owner.ts'

type Accounting = ResultsOf<typeof ownerAccounting>['accounting']

const figure = (amount: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount / 100).replace('-', '−')

const accountingOf = async (page: Page, query = ''): Promise<Accounting> =>
  (await caller(page.request)<{ accounting: Accounting }>('GET', `owners/accounting${query}`)).accounting

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`an owner follows a figure of the year to its statement, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page)
    await page.goto('/owners/accounting')
    await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible()
    await ready(page)
    expect(await faults(page)).toEqual([])

    const { money, quarters } = await accountingOf(page)
    expect(money.opening.amount + money.earned.amount + money.adjustments.amount).toBe(
      money.expenses.amount + money.paid.amount + money.onTheWay.amount,
    )
    await expect(page.getByRole('link', { name: figure(money.paid.amount), exact: true })).toBeVisible()
    await page
      .getByRole('link', { name: new RegExp(`quarter ${quarters.at(-1)?.year}`) })
      .first()
      .click()
    await expect(page.getByText('Open: it changes until the quarter closes')).toBeVisible()
    await expect(page.getByLabel('Summary')).toContainText(figure(quarters.at(-1)?.earned.amount ?? 0))
  })

test('each home has its own earnings page, and its stays download as CSV', { tag: '@release' }, async ({ page }) => {
  await logIn(page)
  await page.goto('/owners/accounting?period=quarter')
  await ready(page)
  const { homes } = await accountingOf(page, '?period=quarter')
  const home = homes.toSorted((a, b) => b.paidNights - a.paidNights)[0]
  if (!home) throw new Error('the demo owner has no home')
  await page.getByRole('link', { name: home.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: home.name })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/owners/${home.id}/accounting\\?period=quarter`))
  await expect(page.getByRole('link', { name: 'Earnings', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await ready(page)
  const own = await accountingOf(page, `?period=quarter&propertyId=${home.id}`)
  expect(own.money.earned.amount).toBe(home.earned.amount)

  await page.getByText(/^\d+ stays?$/).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save stays as CSV' }).click()
  const rows = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(own.stays.length + 1)
  await page.getByRole('link', { name: 'All homes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible()
})

test('another owner’s home has no earnings page', { tag: '@release' }, async ({ page }) => {
  await logIn(page)
  const answer = await page.goto('/owners/99999999/accounting')
  expect(answer?.status()).toBe(404)
})
