import { expect, test } from '@playwright/test'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

// A home of the demo owner that no other journey uses; the agreement is removed at the end.
const nth = 16

test('C761 C763 an owner requires a home agreement; a guest signs both agreements and finds both with the trip', {
  tag: '@release',
}, async ({ page, browser }) => {
  const { home, bookAt } = await freeStay(page.request, nth)
  await logIn(page, people.owner, `/owners/guide/${home.id}`)
  await page.getByRole('button', { name: 'Require this agreement' }).click()
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Title').fill('Lease of the boathouse')
  await page.getByLabel('Agreement text').fill('No open fire <in the> boathouse.\n\nThe boats stay moored.')
  await page.getByLabel('Your full name, to sign for the home').fill('Edith Whitcombe')
  await page.getByRole('button', { name: 'Require this agreement' }).click()
  await expect(page.getByText('Guests now sign this agreement')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish new version' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(bookAt)
  await signUpInCheckout(guest, 'Lea')
  await holdNights(guest)
  const separate = guest.getByRole('region', { name: 'Separate agreement' })
  await expect(guest.getByText(/^Some properties need a separate booking agreement/)).toBeVisible()
  await expect(separate).toContainText('No open fire <in the> boathouse.')
  await expect(separate).toContainText('Signed for the home by Edith Whitcombe on')
  expect(await faults(guest)).toEqual([])
  await guest.getByLabel('Type your full name to sign').fill('edith whitcombe')
  await guest.getByRole('checkbox', { name: /I’ve read the agreement/ }).check()
  await guest.getByRole('button', { name: 'Sign agreement' }).click()
  await expect(guest.getByText('Sign with your first and last name')).toBeVisible()
  await signAgreement(guest, 'Lea Marchetti')

  await page.getByRole('button', { name: 'Stop requiring it' }).click()
  await expect(page.getByText('Agreement no longer required')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Require this agreement' })).toBeVisible()

  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await guest.getByRole('button', { name: /Booking agreement, signed/ }).click()
  await expect(guest.getByRole('dialog')).toContainText('Signed by Lea Marchetti')
  await expect(separate).toContainText('The boats stay moored.')
})
