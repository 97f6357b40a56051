import { expect, test } from '@playwright/test'
import type { ResultsOf, vendorBills } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'

// Both take a payment of the same bill back at the end.
test.describe.configure({ mode: 'serial' })

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the team notes that a company was paid for its bill, and takes it back, at ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/vendor-bills')
    const { bills } = await caller(page.request)<ResultsOf<typeof vendorBills>>('GET', 'staff/vendor-bills')
    const bill = bills.at(0)
    if (!bill) throw new Error('no company of the demo world waits for its money')
    const name = `${bill.vendor.name}, ${bill.number}`
    await expect(page.getByRole('heading', { level: 1, name: 'Bills of vendors' })).toBeVisible()
    await isCalm(page)

    await page.getByRole('button', { name: `Note the payment: ${name}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `${bill.vendor.name} was paid` })
    await dialog.getByRole('button', { name: 'Note it' }).press('Enter')
    await expect(dialog.getByLabel('What the bank’s paper says')).toBeFocused()
    await dialog.getByLabel('What the bank’s paper says').fill('Check 2204')
    await isCalm(page)
    await dialog.getByRole('button', { name: 'Note it' }).press('Enter')
    await expect(page.getByText('Noted.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Note the payment: ${name}` })).toHaveCount(0)

    await page.getByRole('link', { name: 'Paid', exact: true }).click()
    await expect(page.getByText('Check 2204').first()).toBeVisible()
    await isCalm(page)
    await page.getByRole('button', { name: `Take it back: ${name}` }).press('Enter')
    await expect(page.getByText('The bill waits for its payment again.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'To be paid', exact: true }).click()
    await expect(page.getByRole('button', { name: `Note the payment: ${name}` })).toBeVisible()
  })

test('a payment that is refused leaves the dialog open, with what was typed and why', async ({ page }) => {
  await logIn(page, people.staff, '/staff/vendor-bills')
  const call = caller(page.request)
  const { bills } = await call<ResultsOf<typeof vendorBills>>('GET', 'staff/vendor-bills')
  const bill = bills.at(-1)
  if (!bill) throw new Error('no company of the demo world waits for its money')
  const name = `${bill.vendor.name}, ${bill.number}`
  await page.getByRole('button', { name: `Note the payment: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `${bill.vendor.name} was paid` })
  await dialog.getByLabel('What the bank’s paper says').fill('Check 2205')

  // Someone else notes it meanwhile.
  await call('GET', 'web-data')
  const paid = { paidOn: bill.chargedAt.slice(0, 10), reference: 'Wire 88' }
  await call('POST', `staff/vendor-bills/${bill.id}/payment`, paid)
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('isn’t waiting for a payment')
  await expect(dialog.getByLabel('What the bank’s paper says')).toHaveValue('Check 2205')
  await isCalm(page)

  await call('DELETE', `staff/vendor-bills/${bill.id}/payment`)
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('Noted.', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await call('DELETE', `staff/vendor-bills/${bill.id}/payment`)
})
