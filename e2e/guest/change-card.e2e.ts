import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { bookedBy, freeStay, typeCard } from './stay.ts'

const keep = (page: Page) => page.getByRole('button', { name: 'Save this card' })

test('R34 a guest sees the card for later payments and replaces it without a charge', async ({ page, request }) => {
  const id = await bookedBy(page.context(), 'Ottavia', await freeStay(request, 14, true, 20))
  const money = page.getByRole('region', { name: 'Payment' })
  await page.goto(`/travelers/bookings/${id}`)
  await ready(page)
  await expect(money).toContainText('Later payments are charged to Visa •••• 4242')
  expect(await faults(page)).toEqual([])
  await money.getByRole('link', { name: 'Change card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card for later payments')
  await ready(page)
  expect(await faults(page)).toEqual([])

  await typeCard(page, '4000 0000 0000 0002')
  await keep(page).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t save this card')
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')

  await page.getByLabel('Card number').fill('4000 0000 0000 3220')
  await keep(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox Bank: is this you?')
  await page.getByRole('button', { name: 'Approve this card' }).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+#money$/)
  await expect(money).toContainText('Later payments are charged to Visa •••• 3220')
  await expect(page.getByText('You’re booked')).toBeHidden()

  // Nothing is due: the payment page redirects to the trip, which doesn't repeat that the stay is booked.
  await page.goto(`/book-payment?booking=${id}`)
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+$/)
  await expect(money).toContainText('Visa •••• 3220')
  await expect(page.getByText('You’re booked')).toBeHidden()
})
