import { expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from '../guest/stay.ts'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'

test('staff see a refund the card rejected, pay it by other means, and record the reference', async ({
  page,
  browser,
  request,
}) => {
  await bookAndPay(page, await freeStay(request, 18), 'Renata', '4000 0000 0000 0069')
  await page.getByRole('button', { name: 'Cancel stay' }).click()
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: /^Cancel and refund \$/ })
  const [, amount = ''] = /Cancel and refund (\$[\d,.]+)/.exec((await cancel.textContent()) ?? '') ?? []
  expect(amount).not.toBe('')
  await cancel.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canceled')

  const desk = await (await browser.newContext()).newPage()
  await logIn(desk, people.staff, '/staff/refunds')
  await expect(desk.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
  const line = desk.getByRole('row').filter({ hasText: 'Renata Marchetti' })
  // A job calls the payment service after the cancellation is stored.
  await expect(async () => {
    await desk.reload()
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(line).toContainText(amount)
  await expect(line).toContainText('The card does not take refunds.')
  await isCalm(desk)

  await line.getByRole('button', { name: /^Record payment: Renata Marchetti, / }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Record payment to Renata Marchetti' })
  await dialog.getByRole('button', { name: 'Record payment' }).press('Enter')
  await expect(dialog.getByLabel('Payment method and reference')).toBeFocused()
  await dialog.getByLabel('Payment method and reference').fill('Wire 7781 of today')
  await isCalm(desk)
  await dialog.getByRole('button', { name: 'Record payment' }).press('Enter')
  await expect(desk.getByText('Payment recorded.', { exact: true })).toBeVisible()
  await expect(line).toHaveCount(0)

  await desk.getByRole('link', { name: 'Paid', exact: true }).click()
  await expect(line).toContainText('Wire 7781 of today')
  await expect(line).toContainText(amount)
  await desk.setViewportSize({ width: 390, height: 844 })
  await isCalm(desk)
  await desk
    .getByRole('link', { name: /^P?[A-Z0-9-]{4,}$/ })
    .first()
    .click()
  await expect(desk).toHaveURL(/\/staff\/bookings\/\d+/)
  await desk.context().close()
})
