import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Booking, Split } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { clockedSite } from '../support/clocked-site.ts'
import { faults } from '../support/faults.ts'
import { openMessages } from '../support/messages.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { enter, join, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { endedStay } from '../traveler/ended-stay.ts'
import {
  type FreeStay,
  freeStay,
  holdNights,
  ownersStay,
  payButton,
  signAgreement,
  signUpInCheckout,
  typeCard,
} from './stay.ts'

const minute = 60_000
const hour = 60 * minute

let site: Awaited<ReturnType<typeof clockedSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await clockedSite()
})
test.afterAll(() => site.close())

const pass = (time: number, ...jobs: string[]) => site.turnTo(site.now() + time, ...jobs)

/** A browser whose clock follows the site's. */
const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.url })
  await context.clock.install({ time: site.now() })
  return context.newPage()
}

// Runs before the clock is moved: the stay ended a few days ago.
test('R75 an owner reviews a guest on a phone; both reviews publish once both are written', {
  tag: '@release',
}, async ({ browser }) => {
  const trip = await browser.newPage({ baseURL: site.url })
  const id = await endedStay(trip)
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  await logIn(page, people.owner, `/owners/bookings/${id}`)
  await expect(page.getByText(/^Reviews publish once you’ve both written one\./)).toBeVisible()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const whole = page.getByRole('group', { name: 'Overall experience with your guest' })
  await whole.getByRole('radio', { name: '5 stars out of 5' }).check({ force: true })
  await page.getByLabel('What was your guest like?').fill('Left the home as if nobody had been in it.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText(/^Published once the other review is in/)).toBeVisible()

  await trip.goto(`/travelers/bookings/${id}/review`)
  await expect(trip.getByText('The owner has already written a review.')).toBeVisible()
  expect(await trip.content()).not.toContain('as if nobody had been in it')
  const { call } = await enter(trip.context(), people.guest)
  await call('POST', `bookings/${id}/reviews`, { rating: 4, text: 'The stairs creak, and the light is lovely.' })
  await trip.reload()
  await expect(trip.getByText('Left the home as if nobody had been in it.')).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(page.getByText('The stairs creak, and the light is lovely.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await onAPhone(page)
})

test('an expired price is quoted again, and typed text stays', async ({ browser }) => {
  const page = await newPage(browser)
  await page.goto((await freeStay(page.request, 0)).bookAt)
  await signUpInCheckout(page, 'Ilse')
  await page.getByLabel('Message to the owner').fill('Two of us, and a cello.')
  await pass(31 * minute)
  await page.getByRole('button', { name: 'Hold these nights for 15 minutes' }).click()
  const over = page.getByRole('status').filter({ hasText: 'This price has expired' })
  await expect(over.getByText(/^It’s still \$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await over.getByRole('button', { name: /^Continue with \$/ }).click()
  await expect(over).toHaveCount(0)
  await expect(page.getByLabel('Message to the owner')).toHaveValue('Two of us, and a cello.')
  await holdNights(page)
})

test('a hold that expires while a guest types ends automatically; the guest holds the nights again with the typed text', {
  tag: '@release',
}, async ({ browser }) => {
  const page = await newPage(browser)
  await page.goto((await freeStay(page.request, 1)).bookAt)
  await signUpInCheckout(page, 'Jutta')
  await holdNights(page)
  await signAgreement(page, 'Jutta Marchetti')
  await typeCard(page, '4242 4242 4242 4242')
  await pass(15 * minute, 'bookings.move-on')
  await page.clock.fastForward(15 * minute)
  await expect(page.getByText('Your hold has expired')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Hold the nights again for \$/ })).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: /^Hold the nights again for \$/ }).click()
  await expect(page.getByLabel('Type your full name to sign')).toHaveValue('Jutta Marchetti')
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await signAgreement(page, 'Jutta Marchetti')
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
})

test('a request without an answer expires after a day, and the home becomes available again', {
  tag: '@release',
}, async ({ browser }) => {
  const page = await newPage(browser)
  await page.goto((await freeStay(page.request, 0, false)).bookAt)
  await signUpInCheckout(page, 'Klara')
  await page.getByRole('button', { name: /^Request to book/ }).click()
  await expect(page.getByText('Request sent to the owner')).toBeVisible()
  await pass(24 * hour + minute, 'bookings.move-on')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your time to book .+ has expired$/)
  await expect(page.getByText('The request expired. The nights are available again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View home' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

type SharedPayment = { stay: FreeStay; token: string; backstop: Split['backstop']; parts: readonly number[] }

/** A guest has paid a share and asked each friend for a percentage of the price; returns the friends' links. */
const shared = async (context: BrowserContext, { stay, token, backstop, parts }: SharedPayment) => {
  const { call } = await join(context, { firstName: 'Nora', lastName: 'Marchetti' })
  const query = new URL(stay.bookAt, site.url).searchParams
  const quote = { quoteId: Number(query.get('quote')), quoteHash: query.get('hash') }
  const { booking } = await call<{ booking: Booking }>('POST', 'bookings', quote)
  const signed = { agreementVersion: booking.agreement.version, signedName: 'Nora Marchetti', accepted: true }
  await call('POST', `bookings/${booking.id}/agreement`, signed)
  const shares = parts.map((part, at) => ({
    id: null,
    name: `Friend ${at + 1}`,
    email: null,
    amount: Math.floor((booking.total.amount * part) / 100),
  }))
  await call('PUT', `bookings/${booking.id}/split`, { backstop, shares })
  await call('POST', `bookings/${booking.id}/split/payments`, { token })
  const { split } = await call<{ split: Split }>('GET', `bookings/${booking.id}/split`)
  return { id: booking.id, links: split.shares.map(({ path }) => path ?? '') }
}

test('when friends miss the deadline and the stored card is declined, the organizer pays with another card and the stay is booked', {
  tag: '@release',
}, async ({ browser }) => {
  const page = await newPage(browser)
  const split = { token: 'sandbox_declined_later', backstop: 'charge', parts: [60] } as const
  const { id } = await shared(page.context(), { ...split, stay: await freeStay(page.request, 2) })
  await pass(48 * hour + minute, 'splits.backstop')
  await page.goto(`/travelers/bookings/${id}/split`)
  await ready(page)
  await expect(page.getByText(/The others’ deadline has passed\. Pay the rest by /)).toBeVisible()
  await expect(page.getByText('Today,')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay the rest yourself' }).click()
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
})

test('when too little is paid and no backstop is set, the nights are released and everyone is refunded', {
  tag: '@release',
}, async ({ browser }) => {
  const page = await newPage(browser)
  const split = { token: 'sandbox_visa', backstop: 'release', parts: [10, 60] } as const
  const { id, links } = await shared(page.context(), { ...split, stay: await freeStay(page.request, 3) })
  const [paid = '', unpaid = ''] = links
  const friend = await newPage(browser)
  const callOf = caller(friend.request)
  await callOf('GET', 'web-data')
  await callOf('POST', `shares/${paid.split('/').at(-1)}/payments`, { token: 'sandbox_visa' })
  await pass(49 * hour + minute, 'bookings.move-on')
  await friend.goto(paid)
  await expect(friend.getByText('Your share was refunded to your card')).toBeVisible()
  expect(await faults(friend)).toEqual([])
  await friend.goto(unpaid)
  await expect(friend.getByText('Nothing is due')).toBeVisible()

  await page.goto(`/travelers/bookings/${id}/split`)
  await expect(page.getByText('This split payment is closed')).toBeVisible()
  await page.getByRole('link', { name: 'View your stay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your time to book .+ has expired$/)
  const money = page.getByRole('region', { name: 'Payment' })
  await expect(money).toContainText(/of \$[\d,.]+ paid is refunded or on its way to the cards used/)
  await ready(page)
  expect(await faults(page)).toEqual([])
})

test('people with a matching saved search are notified of a home that becomes available, with a link to it', {
  tag: '@release',
}, async ({ browser }) => {
  const owner = await newPage(browser)
  const office = (await enter(owner.context(), people.owner)).call
  const { home, arrive, depart } = await ownersStay(owner, 1, 7, 20)
  const blocks = `owners/properties/${home.id}/blocks`
  const repair = { from: arrive, to: depart, kind: 'repair', reason: 'Painting' }
  const { block } = await office<{ block: { id: number } }>('POST', blocks, repair)
  const query = `arrive=${arrive}&depart=${depart}&adults=2`
  const found = async () =>
    (await office<{ homes: { id: number }[] }>('GET', `properties/search?${query}&perPage=100`)).homes.map(
      ({ id }) => id,
    )
  await expect.poll(found).not.toContain(home.id)

  const page = await newPage(browser)
  const { call } = await join(page.context())
  await call('POST', 'saved-searches', { query, name: 'Our week' })
  await office('DELETE', `${blocks}/${block.id}`)
  await expect.poll(found).toContain(home.id)
  await pass(24 * hour, 'search.alerts')
  const subjects = async () =>
    (await call<{ messages: { subject: string }[] }>('GET', 'notifications/menu')).messages.map(
      ({ subject }) => subject,
    )
  await expect.poll(subjects).toContain(`${home.name} now matches “Our week”`)
  await page.goto('/travelers')
  await ready(page)
  const menu = await openMessages(page)
  await menu.getByRole('link', { name: `${home.name} now matches “Our week”` }).click()
  await expect(page).toHaveURL(new RegExp(`arrive=${arrive}&depart=${depart}`))
  await ready(page)
  await expect(page.getByRole('link', { name: new RegExp(`^${home.name}`) }).first()).toBeVisible()
  expect(await faults(page)).toEqual([])
})
