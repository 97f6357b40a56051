import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { bookedBy, freeStay, typeCard } from './stay.ts'

test('a guest pays part of the balance from the trip page', { tag: '@release' }, async ({ page, request }) => {
  const id = await bookedBy(page.context(), 'Livia', await freeStay(request, 15, true, 20))
  const money = page.getByRole('region', { name: 'Payment' })
  await page.goto(`/travelers/bookings/${id}`)
  await ready(page)
  await money.getByRole('link', { name: 'Pay part of it now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay part of it now')
  await ready(page)
  await page.getByLabel('Amount').fill('100')
  await typeCard(page, '4242 4242 4242 4242')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay $100', exact: true }).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+#money$/)
  await expect(page.getByText('Thank you, your payment went through').first()).toBeVisible()
  await expect(money).toContainText('$100')

  // A booked stay isn't refunded when others don't pay.
  await page.goto(`/travelers/bookings/${id}/split`)
  await expect(page.getByRole('button', { name: 'Save shares' })).toBeVisible()
  await expect(page.getByText('Refund everyone')).toBeHidden()
})
