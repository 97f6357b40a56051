import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import {
  freeStay,
  holdNights,
  ownersStay,
  payButton,
  sameStay,
  signAgreement,
  signUpInCheckout,
  typeCard,
} from './stay.ts'

const account = { comes: '000222222222', returned: '000777777771', closed: '000111111113' }

/** Goes from a priced stay to the choice of payment method. */
const toPayment = async (page: Page, bookAt: string, firstName: string) => {
  await page.goto(bookAt)
  await signUpInCheckout(page, firstName)
  await holdNights(page)
  await signAgreement(page, `${firstName} Marchetti`)
}

const chooseBank = async (page: Page, number: string) => {
  await page.getByRole('radio', { name: /^Bank account/ }).check()
  await page.getByLabel('Name on the account').fill('Elena Marchetti')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill(number)
}

const askForDeposit = async (owner: Page, homeId: number, amount: string) => {
  await owner.goto(`/owners/guide/${homeId}`)
  await ready(owner)
  await owner.getByLabel('Deposit per stay').fill(amount)
  await owner.getByRole('button', { name: 'Save deposit' }).click()
  await expect(owner.getByText('Deposit saved. It applies to new quotes.').first()).toBeVisible()
}

const allow = (page: Page) => page.getByRole('checkbox', { name: /to debit this account for this stay/ })
const askBank = (page: Page) => page.getByRole('button', { name: /^Pay \$.* from your bank$/ })

test('a guest pays by bank: terms come first, the nights are held, and the payment confirms the stay', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage()
  await logIn(owner, people.owner, '/owners/bookings')
  const stay = await ownersStay(owner, 2)
  await toPayment(page, stay.bookAt, 'Bianca')
  await chooseBank(page, account.comes)
  await expect(page.getByText(/The payment takes up to 5 business days/)).toBeVisible()
  await expect(page.getByText(/confirmed when the payment clears/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await askBank(page).click()
  await expect(page.getByText('Check this box to authorize the debit')).toBeVisible()
  await allow(page).check()
  await askBank(page).click()

  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is on hold for you')
  await expect(page.getByText('Bank payment pending')).toBeVisible()
  await expect(page.getByText(/confirm your stay when the payment clears/)).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])
  const [, bookingId] = /bookings\/(\d+)/.exec(page.url()) ?? []
  await owner.goto(`/owners/bookings/${bookingId}`)
  await ready(owner)
  await expect(owner.getByText('Bank payment pending')).toBeVisible()
  await expect(owner.getByText(/is on its way from the guest’s bank/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Check with the bank now' }).click()
  await expect(page.getByText('Payment received').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('days to')
  await expect(page.getByText('Bank payment pending')).toBeHidden()
  await page.getByText('Payments', { exact: true }).click()
  await expect(page.getByText('Bank account •••• 2222, paid')).toBeVisible()
})

test('R31 a guest who paid by bank adds a card for the security deposit: nothing is charged, and the to-do is done', {
  tag: '@release',
}, async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage()
  await logIn(owner, people.owner, '/owners/properties')
  const stay = await ownersStay(owner, 3)
  await askForDeposit(owner, stay.home.id, '640')
  await toPayment(page, await sameStay(page.request, stay), 'Delia')
  await chooseBank(page, account.comes)
  await allow(page).check()
  await askBank(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await ready(page)
  await page.getByRole('button', { name: 'Check with the bank now' }).click()
  const toDo = page.getByRole('listitem').filter({ hasText: 'Add a card for the security deposit' })
  await expect(toDo).toContainText('$640')
  expect(await faults(page)).toEqual([])
  await toDo.getByRole('link', { name: 'Add a card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card for the security deposit')
  await ready(page)
  expect(await faults(page)).toEqual([])
  await typeCard(page, '4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Save this card' }).click()
  await expect(page.getByRole('alert')).toContainText('Your bank declined the hold')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Save this card' }).click()
  await expect(page.getByText('This card is saved for the deposit').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Authorization hold on your card from')
  await expect(toDo).toBeHidden()
  await askForDeposit(owner, stay.home.id, '0')
})

test('a returned bank payment keeps the nights on hold and leaves time to pay by card', { tag: '@release' }, async ({
  page,
  request,
}) => {
  const stay = await freeStay(request, 12)
  await toPayment(page, stay.bookAt, 'Renzo')
  await chooseBank(page, account.closed)
  await allow(page).check()
  await askBank(page).click()
  await expect(page.getByRole('alert')).toContainText('Your bank doesn’t allow payments from this account')
  await expect(page.getByLabel('Account number')).toHaveValue(account.closed)

  await page.getByLabel('Account number').fill(account.returned)
  await askBank(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await ready(page)
  await page.getByRole('button', { name: 'Check with the bank now' }).click()
  await expect(page.getByText('Your bank returned the payment')).toBeVisible()
  await expect(page.getByText(/to keep your nights and confirm your stay right away/)).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByRole('link', { name: 'Pay by card' }).click()
  await expect(page).toHaveURL(/\/book-payment/)
  await expect(page.getByRole('radio', { name: /^Bank account/ })).toBeDisabled()
  await expect(page.getByText('A bank payment for this stay was already returned')).toBeVisible()
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
})
