import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { bookAndPay, freeStay, payButton, typeCard } from './stay.ts'

type CreatedRequest = { request: { id: number; hash: string } }

test('C271 a guest reviews a payment request, approves it, and pays with another card', async ({
  page,
  request,
  browser,
}) => {
  await bookAndPay(page, await freeStay(request, 11), 'Petra')
  const [, id] = /bookings\/(\d+)/.exec(page.url()) ?? []
  const desk = await browser.newContext()
  // The approval limit counts one person's requests per day, and other journeys use the same staff.
  const { call } = await enter(desk, people.admin)
  const charge = { amount: 12_000, reason: 'Late check-out until four' }
  const created = await call<CreatedRequest>('POST', `bookings/${id}/payment-requests`, charge)

  await page.goto(`/travelers/bookings/${id}`)
  await ready(page)
  await page.getByRole('link', { name: 'Review request' }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-request/${created.request.id}/`))
  await expect(page.getByText('Late check-out until four')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve and pay with another card' }).click()
  await expect(page).toHaveURL(/\/book-payment\?booking=/)
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+/)
  await expect(page.getByText('The guest agreed to pay $120.00 more: “Late check-out until four”')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review request' })).toHaveCount(0)
})
