import { expect, type Locator, type Page, test } from '@playwright/test'
import { stripeServer } from '../../apps/server/src/modules/payments/testing/stripe/server.ts'
import { signedEvent } from '../../apps/server/src/modules/payments/testing/stripe/webhook.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { newData, type Site, startSite } from '../support/other-site.ts'
import { ready } from '../support/ready.ts'
import { playStripe } from '../support/stripe-js.ts'
import { freeStay, holdNights, payButton, signUpInCheckout } from './stay.ts'

const secretKey = 'sk_test_journeys'
const webhookSecret = 'whsec_journeys'

let stripe: Awaited<ReturnType<typeof stripeServer>>
let folder: Awaited<ReturnType<typeof newData>>
let site: Site

test.beforeAll(async () => {
  test.setTimeout(180_000)
  stripe = await stripeServer(secretKey)
  folder = await newData()
  // The demo world pays with the sandbox; then the site restarts with Stripe.
  if (!folder.filled) await (await startSite('porchlight', folder.data)).stop()
  site = await startSite('porchlight', folder.data, {
    PORCHLIGHT_DEMO_HOMES: '0',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: stripe.url,
  })
})
test.afterAll(async () => {
  await site.stop()
  await folder.remove()
  await stripe.close()
})

const toThePayment = async (page: Page, nth: number, name: string) => {
  await playStripe(page)
  const { bookAt } = await freeStay(page.request, nth)
  await page.goto(bookAt)
  await signUpInCheckout(page, name)
  await holdNights(page)
  await page.getByLabel('Type your full name to sign').fill(`${name} Marchetti`)
  await page.getByRole('checkbox', { name: /I’ve read the agreement/ }).check()
  await page.getByRole('button', { name: 'Sign agreement' }).click()
}
const card = (page: Page) => page.getByLabel('Credit or debit card number')

test('typed text stays when Stripe declines a card; another card pays', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await toThePayment(page, 0, 'Elena')
  await payButton(page).click()
  await expect(page.getByLabel('Name on card')).toHaveAccessibleDescription(/.+/)
  await page.getByLabel('Name on card').fill('Elena Marchetti')
  await card(page).fill('1')
  await payButton(page).click()
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  await card(page).fill('4000 0000 0000 0002')
  await payButton(page).click()
  await expect(page.getByText(/^Declined at/)).toBeVisible()
  await expect(page.getByLabel('Name on card')).toHaveValue('Elena Marchetti')
  await card(page).fill('4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  expect([...stripe.books.intents.values()].map(({ status }) => status)).toEqual([
    'requires_payment_method',
    'succeeded',
  ])
  expect(stripe.faults).toEqual([])
})

test('a device wallet pays without typing a card', { tag: '@release' }, async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await toThePayment(page, 3, 'Clara')
  await page.getByRole('region', { name: 'Express checkout' }).getByRole('button', { name: 'Apple Pay' }).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  expect([...stripe.books.intents.values()].at(-1)).toMatchObject({ status: 'succeeded' })
})

test('the bank’s confirmation page leads back to the finished booking', { tag: '@release' }, async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await page.route('https://hooks.stripe.test/**', async (route) => {
    const id = new URL(route.request().url()).pathname.slice(1)
    stripe.books.answerBank(id, true)
    await route.fulfill({ status: 303, headers: { location: stripe.books.intent(id).returnTo } })
  })
  await toThePayment(page, 1, 'Bruna')
  await page.getByLabel('Name on card').fill('Bruna Marchetti')
  await card(page).fill('4000 0027 6000 3184')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
})

/** Starts a bank debit through Stripe's form; returns the intent that is now waiting for the bank. */
const askBank = async (page: Page, account: string): Promise<string> => {
  await page.getByRole('radio', { name: /^Bank account/ }).check()
  const field = page.getByLabel('Account at your bank')
  await field.waitFor()
  await page.getByRole('checkbox', { name: /to debit this account for this stay/ }).check()
  const press = page.getByRole('button', { name: /^Pay \$.* from your bank$/ })
  await press.click()
  await expect(page.getByText('Please choose your bank.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await field.fill(account)
  await press.click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is on hold for you')
  await expect(page.getByText('Bank payment pending')).toBeVisible()
  const intent = [...stripe.books.intents.values()].at(-1)
  expect(intent).toMatchObject({ status: 'processing', type: 'us_bank_account' })
  return intent?.id ?? ''
}

/** Days later: the bank has answered, and Stripe notifies us of everything recorded since. */
const bankAnswers = async (id: string): Promise<void> => {
  const before = stripe.books.events.length
  stripe.books.answerDebit(id)
  for (const event of stripe.books.events.slice(before)) {
    const { payload, signature } = signedEvent(event, webhookSecret)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${site.url}/stripe/events`, { method: 'POST', headers, body: payload })
    expect(answer.status).toBe(200)
  }
}

/** The deadline for a card to replace the bank debit of the stay on the page. */
const cardBy = async (page: Page): Promise<string> => {
  const [, id] = /bookings\/(\d+)/.exec(page.url()) ?? []
  const { booking } = await caller(page.request)<{ booking: { cardBy: string } }>('GET', `bookings/${id}`)
  return booking.cardBy
}

/** Stripe's notifications are processed within moments; the page shows the result when it is reopened. */
const untilShown = (page: Page, sign: Locator) =>
  expect(async () => {
    await page.reload()
    await expect(sign).toBeVisible({ timeout: 1_500 })
  }).toPass()

test('a Stripe bank debit clears days later and confirms the stay', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await toThePayment(page, 2, 'Fiamma')
  const intent = await askBank(page, '000123456789')
  await page.getByRole('button', { name: 'Check with the bank now' }).click()
  await expect(page.getByText('Bank payment pending')).toBeVisible()
  await bankAnswers(intent)
  await untilShown(page, page.getByRole('heading', { level: 1, name: /days to/ }))
  await ready(page)
  await expect(page.getByText('Bank payment pending')).toBeHidden()
  expect(await faults(page)).toEqual([])
  await page.getByText('Payments', { exact: true }).click()
  await expect(page.getByText('STRIPE TEST BANK •••• 6789, paid')).toBeVisible()
  expect(stripe.books.intent(intent).taken).toBe(stripe.books.intent(intent).amount)
  expect(stripe.faults).toEqual([])
})

test('a returned debit keeps the nights on hold and leaves two days to pay by card', { tag: '@release' }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await toThePayment(page, 2, 'Greta')
  const intent = await askBank(page, '000222222227')
  const before = Date.now()
  await bankAnswers(intent)
  await untilShown(page, page.getByText('Your bank returned the payment'))
  await ready(page)
  await expect(page.getByText(/to keep your nights and confirm your stay right away/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  const hours = (Date.parse(await cardBy(page)) - before) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(48)
  expect(hours).toBeLessThan(48.2)
  await page.getByRole('link', { name: 'Pay by card' }).click()
  await expect(page.getByRole('radio', { name: /^Bank account/ })).toBeDisabled()
  await page.getByLabel('Name on card').fill('Greta Marchetti')
  await card(page).fill('4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
  expect(stripe.faults).toEqual([])
})
