import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { holdNights, ownersStay, payButton, sameStay, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

const askFor = async (page: Page, amount: string) => {
  await page.getByLabel('Deposit per stay').fill(amount)
  await page.getByRole('button', { name: 'Save deposit' }).click()
  await expect(page.getByText('Deposit saved. It applies to new quotes.').first()).toBeVisible()
}

test("R31 an owner sets a security deposit; a guest sees it at checkout and on the trip, and isn't charged for it", {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const stay = await ownersStay(page, 0)
  await page.goto(`/owners/guide/${stay.home.id}`)
  await ready(page)
  await askFor(page, '755')
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await sameStay(guest.request, stay))
  const summary = guest.getByRole('complementary')
  await expect(summary.getByText('Security deposit (hold, not a charge)')).toBeVisible()
  await summary.getByText('Security deposit (hold, not a charge)').click()
  await expect(summary.getByText(/your bank may show two/)).toBeVisible()
  await expect(summary.getByText(/A \$755 security deposit is held on your card/)).toBeVisible()
  await signUpInCheckout(guest, 'Runa')
  await holdNights(guest)
  await signAgreement(guest, 'Runa Marchetti')
  await expect(summary.getByText('Security deposit (hold, not a charge)')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  const money = guest.getByRole('region', { name: 'Payment' })
  await expect(money).toContainText('$755')
  await expect(money).toContainText('Authorization hold on your card from')
  expect(await faults(guest)).toEqual([])

  await askFor(page, '0')
})
