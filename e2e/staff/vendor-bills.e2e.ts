import { expect, test } from '@playwright/test'
import { dateIn, type ResultsOf, type vendorBills } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'

// Both tests void their payment of the same bill at the end.
test.describe.configure({ mode: 'serial' })

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff record a payment for a vendor bill, then void it, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logIn(page, people.staff, '/staff/vendor-bills')
    const { bills } = await caller(page.request)<ResultsOf<typeof vendorBills>>('GET', 'staff/vendor-bills')
    const bill = bills.at(0)
    if (!bill) throw new Error('the demo world has no unpaid vendor bill')
    const name = `${bill.vendor.name}, ${bill.number}`
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor bills' })).toBeVisible()
    await isCalm(page)

    await page.getByRole('button', { name: `Record payment: ${name}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Record payment to ${bill.vendor.name}` })
    await dialog.getByRole('button', { name: 'Record payment' }).press('Enter')
    await expect(dialog.getByLabel('Bank reference')).toBeFocused()
    await dialog.getByLabel('Bank reference').fill('Check 2204')
    await isCalm(page)
    await dialog.getByRole('button', { name: 'Record payment' }).press('Enter')
    await expect(page.getByText('Payment recorded.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Record payment: ${name}` })).toHaveCount(0)

    await page.getByRole('link', { name: 'Paid', exact: true }).click()
    await expect(page.getByText('Check 2204').first()).toBeVisible()
    await isCalm(page)
    await page.getByRole('button', { name: `Void payment: ${name}` }).press('Enter')
    await expect(page.getByText('Payment voided. The bill is unpaid again.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Unpaid', exact: true }).click()
    await expect(page.getByRole('button', { name: `Record payment: ${name}` })).toBeVisible()
  })

test('a rejected payment keeps the dialog open with the input and the reason', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff/vendor-bills')
  const call = caller(page.request)
  const { bills } = await call<ResultsOf<typeof vendorBills>>('GET', 'staff/vendor-bills')
  const bill = bills.at(-1)
  if (!bill) throw new Error('the demo world has no unpaid vendor bill')
  const name = `${bill.vendor.name}, ${bill.number}`
  await page.getByRole('button', { name: `Record payment: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Record payment to ${bill.vendor.name}` })
  await dialog.getByLabel('Bank reference').fill('Check 2205')

  // Someone else records it meanwhile.
  await call('GET', 'web-data')
  const paid = { paidOn: dateIn('America/New_York', new Date(bill.chargedAt)), reference: 'Wire 88' }
  await call('POST', `staff/vendor-bills/${bill.id}/payment`, paid)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByRole('alert')).toContainText('isn’t waiting for a payment')
  await expect(dialog.getByLabel('Bank reference')).toHaveValue('Check 2205')
  await isCalm(page)

  await call('DELETE', `staff/vendor-bills/${bill.id}/payment`)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Payment recorded.', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await call('DELETE', `staff/vendor-bills/${bill.id}/payment`)
})
