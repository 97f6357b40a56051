import { expect, type Page, test } from '@playwright/test'
import { stripeServer } from '../../apps/server/src/modules/payments/testing/stripe/server.ts'
import { newData, type Site, startSite } from '../support/other-site.ts'
import { playStripe } from '../support/stripe-js.ts'
import { freeStay, holdNights, payButton, signUpInCheckout } from './stay.ts'

const secretKey = 'sk_test_journeys'

let stripe: Awaited<ReturnType<typeof stripeServer>>
let folder: Awaited<ReturnType<typeof newData>>
let site: Site

test.beforeAll(async () => {
  test.setTimeout(180_000)
  stripe = await stripeServer(secretKey)
  folder = await newData()
  // The demo world pays by the sandbox; the house is then opened anew with Stripe.
  if (!folder.filled) await (await startSite('porchlight', folder.data)).stop()
  site = await startSite('porchlight', folder.data, {
    PORCHLIGHT_DEMO_HOMES: '0',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
    STRIPE_WEBHOOK_SECRET: 'whsec_journeys',
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
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check()
  await page.getByRole('button', { name: 'Sign the agreement' }).click()
}
const card = (page: Page) => page.getByLabel('Credit or debit card number')

test('a card that Stripe declines keeps what was typed; another one pays', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await toThePayment(page, 0, 'Elena')
  await payButton(page).click()
  await expect(page.getByLabel('Name on the card')).toHaveAccessibleDescription(/.+/)
  await page.getByLabel('Name on the card').fill('Elena Marchetti')
  await card(page).fill('1')
  await payButton(page).click()
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  await card(page).fill('4000 0000 0000 0002')
  await payButton(page).click()
  await expect(page.getByText(/^Declined at/)).toBeVisible()
  await expect(page.getByLabel('Name on the card')).toHaveValue('Elena Marchetti')
  await card(page).fill('4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  expect([...stripe.books.intents.values()].map(({ status }) => status)).toEqual([
    'requires_payment_method',
    'succeeded',
  ])
  expect(stripe.faults).toEqual([])
})

test('the bank asks on its own page and leads back to the finished booking', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await page.route('https://hooks.stripe.test/**', async (route) => {
    const id = new URL(route.request().url()).pathname.slice(1)
    stripe.books.answerBank(id, true)
    await route.fulfill({ status: 303, headers: { location: stripe.books.intent(id).returnTo } })
  })
  await toThePayment(page, 1, 'Bruna')
  await page.getByLabel('Name on the card').fill('Bruna Marchetti')
  await card(page).fill('4000 0027 6000 3184')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('It is yours')).toBeVisible()
})
