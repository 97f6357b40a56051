import { expect, test } from '@playwright/test'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

// A home of its own, of the demo owner, whose agreement is taken back at the end.
const nth = 18

test('C761 C763 an owner asks for a second agreement; a guest reads and signs both, and finds both with his trip', async ({
  page,
  browser,
}) => {
  const { home, bookAt } = await freeStay(page.request, nth)
  await logIn(page, people.owner, `/owners/guide/${home.id}`)
  await page.getByRole('button', { name: 'Ask guests to sign it' }).click()
  await expect(page.getByLabel('Its title')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Its title').fill('Lease of the boathouse')
  await page.getByLabel('What it says').fill('No open fire <in the> boathouse.\n\nThe boats stay moored.')
  await page.getByLabel('Your full name, as the signature for the house').fill('Edith Whitcombe')
  await page.getByRole('button', { name: 'Ask guests to sign it' }).click()
  await expect(page.getByText('Guests sign it from now on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put these words in force' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(bookAt)
  await signUpInCheckout(guest, 'Lea')
  await holdNights(guest)
  const separate = guest.getByRole('region', { name: 'Separate agreement' })
  await expect(guest.getByText(/^Some properties need a separate booking agreement/)).toBeVisible()
  await expect(separate).toContainText('No open fire <in the> boathouse.')
  await expect(separate).toContainText('Signed for the house by Edith Whitcombe on')
  expect(await faults(guest)).toEqual([])
  await guest.getByLabel('Type your full name to sign').fill('edith whitcombe')
  await guest.getByRole('checkbox', { name: /I’ve read the agreement/ }).check()
  await guest.getByRole('button', { name: 'Sign agreement' }).click()
  await expect(guest.getByText('Sign with your first and last name')).toBeVisible()
  await signAgreement(guest, 'Lea Marchetti')

  await page.getByRole('button', { name: 'Ask for it no more' }).click()
  await expect(page.getByText('It is asked for no more')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask guests to sign it' })).toBeVisible()

  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await guest.getByRole('button', { name: /Booking agreement, signed/ }).click()
  await expect(guest.getByRole('dialog')).toContainText('Signed by Lea Marchetti')
  await expect(separate).toContainText('The boats stay moored.')
})
