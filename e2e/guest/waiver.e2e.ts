import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { holdNights, ownersStay, payButton, sameStay, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

const ask = async (page: Page, { deposit, price, limit }: Record<'deposit' | 'price' | 'limit', string>) => {
  await page.getByLabel('Deposit per stay').fill(deposit)
  await page.getByLabel('Waiver price').fill(price)
  await page.getByLabel('Waiver limit').fill(limit)
  await page.getByRole('button', { name: 'Save deposit' }).click()
}

test('R31 an owner offers a damage waiver instead of the deposit; a guest buys it, and nothing is held', {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const stay = await ownersStay(page, 1)
  await page.goto(`/owners/guide/${stay.home.id}`)
  await ready(page)
  await ask(page, { deposit: '640', price: '59', limit: '500' })
  await expect(page.getByText('The limit must be at least the deposit.')).toBeVisible()
  await ask(page, { deposit: '640', price: '59', limit: '1500' })
  await expect(page.getByText('Deposit saved. It applies to new quotes.').first()).toBeVisible()
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await sameStay(guest.request, stay))
  await ready(guest)
  const summary = guest.getByRole('complementary')
  await expect(summary.getByText('Security deposit (hold, not a charge)')).toBeVisible()
  await guest.getByRole('checkbox', { name: /^Damage waiver, \$59/ }).check()
  await expect(summary.getByText('Security deposit (hold, not a charge)')).toBeHidden()
  await expect(summary.getByText('Damage waiver', { exact: true })).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await signUpInCheckout(guest, 'Wanda')
  await holdNights(guest)
  await signAgreement(guest, 'Wanda Marchetti')
  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  const money = guest.getByRole('region', { name: 'Payment' })
  await expect(money).toContainText('No hold on your card. The waiver covers up to $1,500')
  expect(await faults(guest)).toEqual([])

  await ask(page, { deposit: '0', price: '0', limit: '0' })
})
