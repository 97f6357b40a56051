import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeStay, holdNights, ownersStay, sameStay, signUpInCheckout } from './stay.ts'

test('a promo code and an add-on change the price before the nights are held, and stay on the booking', async ({
  page,
  request,
}) => {
  const { bookAt } = await freeStay(request, 7)
  await page.goto(bookAt)
  await ready(page)
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  const code = page.getByLabel('Promo code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Enter a code.')).toBeVisible()
  await code.fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code isn’t valid for this stay.')).toBeVisible()
  await code.fill('first-light')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('FIRST-LIGHT applied')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Firewood for the stay, \$85/ }).check()
  await expect(summary.getByText('First stay with us')).toBeVisible()
  await expect(summary.getByText('Firewood for the stay', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await signUpInCheckout(page, 'Otis')
  await holdNights(page)
  await expect(summary.getByText('First stay with us')).toBeVisible()
  await expect(summary.getByText('Firewood for the stay', { exact: true })).toBeVisible()
})

test('an owner adds an add-on; a guest finds it at checkout with its price', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  await logIn(page, people.owner, '/owners/properties')
  const stay = await ownersStay(page, 0, 4, 30)
  await page.goto(`/owners/guide/${stay.home.id}`)
  await ready(page)
  const offers = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Add-ons' }) })
  await offers.getByRole('button', { name: 'Create add-on' }).click()
  await offers.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(offers.getByText('Fill this in.')).toBeVisible()
  const last = <Field extends string>(label: Field) => offers.getByLabel(label, { exact: true }).last()
  await last('Name').fill('A basket for the beach')
  await last('Price').fill('35')
  await offers.getByRole('combobox', { name: 'Charged per' }).last().selectOption('guest')
  await offers.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(page.getByText('Add-ons saved. They apply to new quotes.').first()).toBeVisible()
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await sameStay(guest.request, stay))
  await ready(guest)
  await guest.getByRole('checkbox', { name: /^A basket for the beach, \$70/ }).check()
  const summary = guest.getByRole('complementary', { name: 'Your booking' })
  await expect(summary.getByText('A basket for the beach', { exact: true })).toBeVisible()
})
