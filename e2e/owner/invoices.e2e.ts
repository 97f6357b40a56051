import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { deskOwnerInvoice, deskOwnerInvoices, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'

type Desk = ResultsOf<typeof deskOwnerInvoices>
type IssuedInvoice = ResultsOf<typeof deskOwnerInvoice>

const figure = (minor: number): string => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

const rowsOf = async (page: Page, name: string): Promise<string[]> => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff record a payment on an owner invoice, and the owner sees it with every line item, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page, browser }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/owner-invoices')
    const desk = caller(page.request)
    const [due] = (await desk<Desk>('GET', 'staff/owner-invoices?status=open')).invoices
    if (!due) throw new Error('no owner of the demo world owes anything')
    await expect(page.getByRole('heading', { level: 1, name: 'Owner invoices' })).toBeVisible()
    await isCalm(page)
    await page.getByRole('link', { name: new RegExp(`^${due.number}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Invoice ${due.number}` })).toBeVisible()
    await isCalm(page)

    const reference = `Wire ${randomUUID().slice(0, 8)}`
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('1.25')
    await page.getByLabel('Bank reference').fill(reference)
    await page.getByRole('button', { name: 'Record payment' }).press('Enter')
    await expect(page.getByText('Payment recorded.', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: `Payment received: ${reference}` })).toBeVisible()

    const { invoice } = await desk<IssuedInvoice>('GET', `staff/owner-invoices/${due.number}`)
    const context = await browser.newContext({ viewport })
    const own = await context.newPage()
    await logIn(own, invoice.email, '/owners/accounting')
    await own.getByRole('link', { name: 'Invoices', exact: true }).click()
    await expect(own.getByRole('heading', { level: 1, name: 'Invoices', exact: true })).toBeVisible()
    await isCalm(own)
    expect(await rowsOf(own, 'Save invoices as CSV')).toContainEqual(expect.stringContaining(due.number))
    await own.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(own).toHaveURL(/\/owners\/accounting\/invoices\/open$/)
    await own.getByRole('link', { name: new RegExp(`^${due.number}`) }).click()
    await expect(own.getByRole('heading', { level: 1, name: `Invoice ${due.number}` })).toBeVisible()
    await expect(own.getByRole('row', { name: `Payment received: ${reference}` })).toBeVisible()
    await expect(own.getByRole('row', { name: new RegExp(`^Total .*${figure(invoice.total.amount)}`) })).toBeVisible()
    await isCalm(own)
    expect(await rowsOf(own, 'Save line items as CSV')).toHaveLength(invoice.lines.length + 1)
    await context.close()
  })

test('an owner without invoices sees an empty state', { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.owner, '/owners/accounting/invoices')
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View statements' })).toBeVisible()
  await isCalm(page)
  const answer = await page.goto('/owners/accounting/invoices/OWN-999999')
  expect(answer?.status()).toBe(404)
})
