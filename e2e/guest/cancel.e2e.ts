import { expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from './stay.ts'

test('a guest sees the refund line by line, cancels, and gets exactly that', async ({ page, request }) => {
  await bookAndPay(page, await freeStay(request, 6), 'Carla')
  await page.getByRole('button', { name: 'Cancel stay' }).click()
  const dialog = page.getByRole('alertdialog')
  const cancel = dialog.getByRole('button', { name: /^Cancel and refund \$/ })
  const [, amount = ''] = /Cancel and refund (\$[\d,.]+)/.exec((await cancel.textContent()) ?? '') ?? []
  expect(amount).not.toBe('')
  await expect(dialog.getByRole('row').last()).toContainText(amount)
  await dialog.getByLabel('Reason (optional)').fill('A broken ankle')
  await cancel.click()

  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Canceled. ${amount} is refunded to the original payment method.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canceled')
  await expect(page.getByRole('region', { name: 'Payment' }).getByText(amount, { exact: true }).first()).toBeVisible()
  await page.goto('/travelers/bookings/previous')
  await expect(page.getByRole('listitem').filter({ hasText: 'Canceled' })).toHaveCount(1)
})
