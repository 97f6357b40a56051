import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { bookAndPay, freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

/** The team offers coverage. Repeating it has the same result, so journeys that run in parallel agree. */
const offerCover = async (page: Page) => {
  await logIn(page, people.staff, '/staff/protection')
  await page.getByRole('textbox', { name: 'Provider' }).fill('Harbor Mutual')
  await page.getByLabel('Premium (% of nights)').fill('6.2')
  await page.getByRole('button', { name: /^(Save changes|Start offering coverage)$/ }).click()
  await expect(page.getByText('Saved. Applies to new quotes').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
}

test('R39 the team offers travel protection; a guest adds it at checkout and sees it on the trip', async ({
  page,
  browser,
}) => {
  await offerCover(page)
  const guest = await (await browser.newContext()).newPage()
  const { bookAt } = await freeStay(guest.request, 16)
  await guest.goto(bookAt)
  await ready(guest)
  const summary = guest.getByRole('complementary', { name: 'Your booking' })
  await guest.getByRole('checkbox', { name: /^Travel protection, \$/ }).check()
  await expect(summary.getByText('Travel protection', { exact: true })).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await signUpInCheckout(guest, 'Ida')
  await holdNights(guest)
  await signAgreement(guest, 'Ida Marchetti')
  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  const cover = guest.getByRole('region', { name: 'Travel protection' })
  await expect(cover).toContainText('Harbor Mutual covers this trip for')
  await expect(cover).toContainText('we refund the protection in full')
  expect(await faults(guest)).toEqual([])
})

test('R39 a guest adds travel protection to a booked trip; it becomes a line item due today', {
  tag: '@release',
}, async ({ page, browser }) => {
  await offerCover(page)
  const guest = await (await browser.newContext()).newPage()
  await bookAndPay(guest, await freeStay(guest.request, 17), 'Ivo')
  await ready(guest)
  const cover = guest.getByRole('region', { name: 'Travel protection' })
  await expect(cover).toContainText('charged today to your booking’s payment method')
  expect(await faults(guest)).toEqual([])
  await cover.getByRole('button', { name: /^Add for \$/ }).click()
  await expect(cover).toContainText('Harbor Mutual covers this trip for')
  const money = guest.getByRole('region', { name: 'Payment' })
  await money.getByText('Price details').click()
  await expect(money.getByText('Travel protection', { exact: true })).toBeVisible()
  expect(await faults(guest)).toEqual([])
})
