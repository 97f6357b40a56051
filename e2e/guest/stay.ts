import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays, apiBase } from '@porchlight/contract'
import { today } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { signupCodeFor } from '../support/codes.ts'
import { join } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** A stay in the demo world that can be booked, with its price. */
export type FreeStay = {
  home: { id: number; slug: string; name: string; instant: boolean }
  arrive: string
  depart: string
  bookAt: string
}

type Made = { booking: { id: number; agreement: { version: number } } }
type Quoted = { quote?: { id: number; hash: string; arrive: string; depart: string } }

/**
 * Available nights in a journey's own home: `nth` separates journeys that run in parallel. `weeksAhead` is the minimum
 * number of weeks until the stay starts.
 */
export const freeStay = async (
  request: APIRequestContext,
  nth: number,
  instant = true,
  weeksAhead = 14,
  nights = 7,
): Promise<FreeStay> => {
  const call = caller(request)
  await call('GET', 'web-data')
  const { homes } = await call<{ homes: FreeStay['home'][] }>('GET', 'properties/search?perPage=100')
  const suitable = homes.filter((home) => home.instant === instant).toSorted((a, b) => a.id - b.id)
  const home = suitable[nth]
  if (!home) throw new Error(`the demo world has only ${suitable.length} such homes`)
  for (let days = weeksAhead * 7; days < 330; days++) {
    const stay = { arrive: addDays(today(), days), depart: addDays(today(), days + nights), adults: 2, children: 1 }
    const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, stay)
    if (quote) return { home, ...stay, bookAt: `/book?quote=${quote.id}&hash=${quote.hash}` }
  }
  throw new Error(`${home.slug} has no free week`)
}

/** From here on, homes are reserved for journeys that change the demo owner's prices for them. */
const ownersFrom = 19

/**
 * Available nights in a home of the demo owner; `which` separates journeys that change its terms. The page is the
 * owner's.
 */
export const ownersStay = async (page: Page, which: number, nights = 7, weeksAhead = 14): Promise<FreeStay> => {
  let seen = 0
  for (let nth = ownersFrom; ; nth++) {
    const stay = await freeStay(page.request, nth, true, weeksAhead, nights)
    const deposit = await page.request.get(`${apiBase}/owners/properties/${stay.home.id}/deposit`)
    if (deposit.ok() && seen++ === which) return stay
  }
}

/** Another price for the same nights, as a second guest would get it. */
export const sameStay = async (request: APIRequestContext, { home, arrive, depart }: FreeStay): Promise<string> => {
  const call = caller(request)
  await call('GET', 'web-data')
  const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, { arrive, depart, adults: 2 })
  if (!quote) throw new Error('the nights are gone')
  return `/book?quote=${quote.id}&hash=${quote.hash}`
}

/** A new guest books and pays for a stay without a page, by sandbox card; returns the booking. */
export const bookedBy = async (
  context: BrowserContext,
  firstName: string,
  { home, arrive, depart }: Pick<FreeStay, 'home' | 'arrive' | 'depart'>,
  token = 'sandbox_visa',
): Promise<number> => {
  const { call } = await join(context, { firstName, lastName: 'Marchetti' })
  const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, { arrive, depart, adults: 2 })
  if (!quote) throw new Error('the nights are gone')
  const { booking } = await call<Made>('POST', 'bookings', { quoteId: quote.id, quoteHash: quote.hash })
  await call('POST', `bookings/${booking.id}/agreement`, {
    agreementVersion: booking.agreement.version,
    signedName: `${firstName} Marchetti`,
    accepted: true,
  })
  await call('POST', `bookings/${booking.id}/payments`, { token })
  return booking.id
}

/** The fields a visitor fills in to become a guest while booking. */
export const fillQuickSignUp = async (page: Page, firstName: string, email: string): Promise<void> => {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+39 055 010 4471')
  await page.getByLabel('Password', { exact: true }).fill('harbor-lantern-7')
  await page.getByLabel('Confirm password').fill('harbor-lantern-7')
}

/** The quick sign-up at checkout; returns the new guest's email. */
export const signUpInCheckout = async (page: Page, firstName: string): Promise<string> => {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@demo.porchlight.test`
  await page.getByLabel('First name').waitFor()
  await ready(page)
  await fillQuickSignUp(page, firstName, email)
  const create = page.getByRole('button', { name: 'Create account and continue' })
  await create.click()
  await page.getByLabel('Verification code').fill(await signupCodeFor(page, email))
  await create.click()
  await expect(page.getByRole('button', { name: /^(Hold these nights|Request to book)/ })).toBeVisible()
  return email
}

export const holdNights = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Hold these nights for 15 minutes' }).click()
  await expect(page).toHaveURL(/\/book-payment\?booking=\d+/)
}

export const signAgreement = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Type your full name to sign').fill(name)
  await page.getByRole('checkbox', { name: /I’ve read the agreement/ }).check()
  await page.getByRole('button', { name: 'Sign agreement' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}

export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Name on card').fill('Elena Marchetti')
  await page.getByLabel('Expires').fill('09 / 29')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Billing ZIP').fill('11983')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

/** Goes from a priced stay to the confirmed booking's page. */
export const bookAndPay = async (
  page: Page,
  stay: FreeStay,
  firstName: string,
  card = '4242 4242 4242 4242',
): Promise<void> => {
  await page.goto(stay.bookAt)
  await signUpInCheckout(page, firstName)
  await holdNights(page)
  await signAgreement(page, `${firstName} Marchetti`)
  await typeCard(page, card)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
}
