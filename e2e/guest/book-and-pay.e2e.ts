import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

test('a guest finds the price, signs up, signs, pays, and reads what happens next', async ({ page, request }) => {
  const { home, arrive, depart } = await freeStay(request, 0)
  await page.goto(`/properties/${home.slug}?arrive=${arrive}&depart=${depart}&adults=2&children=1`)
  await page.getByRole('link', { name: 'Book these nights' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three steps to your booking')

  await signUpInCheckout(page, 'Elena')
  await page.getByLabel('Message to the owner').fill('We come for the dunes.')
  await page.reload()
  await expect(page.getByLabel('Message to the owner')).toHaveValue('We come for the dunes.')
  await holdNights(page)
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByRole('region', { name: /Booking agreement/ })).toContainText('Elena Marchetti')

  await signAgreement(page, 'Elena Marchetti')
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What happens next' })).toContainText('paid')

  await page.getByRole('button', { name: /Booking agreement, signed/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Signed by Elena Marchetti')
  await page.getByRole('button', { name: 'Close' }).click()

  await page.goto('/travelers')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`days to ${home.name}`)
})

test('the bank asks for confirmation first; its answer completes the payment without another click', async ({
  page,
  request,
}) => {
  const { bookAt } = await freeStay(request, 1)
  await page.goto(bookAt)
  await signUpInCheckout(page, 'Bruna')
  await holdNights(page)
  await signAgreement(page, 'Bruna Marchetti')
  await typeCard(page, '4000 0000 0000 3220')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
})

test('a guest requests a home on request and can withdraw the request', { tag: '@release' }, async ({
  page,
  request,
}) => {
  const { bookAt, home } = await freeStay(request, 0, false)
  await page.goto(bookAt)
  await signUpInCheckout(page, 'Livia')
  await page.getByLabel('Message to the owner').fill('We are four quiet people.')
  await page.getByRole('button', { name: 'Request to book' }).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your request for ${home.name}`)
  await expect(page.getByText('Request sent to the owner')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You withdrew your booking of ${home.name}`)
})

test('a payment page without a booking says where payments start', { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.guest, '/book-payment')
  await expect(page.getByText('Open one of your stays to make a payment.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Your trips' }).click()
  await expect(page).toHaveURL(/\/travelers$/)
})
