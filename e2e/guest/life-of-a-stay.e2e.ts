import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { addDays, type Booking, instantAt, type StayPrepared } from '@porchlight/contract'
import { clockedSite } from '../support/clocked-site.ts'
import { faults } from '../support/faults.ts'
import { openMessages } from '../support/messages.ts'
import { enter, logIn, people, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { showDocument } from '../traveler/submit-id.ts'
import { bookedBy, ownersStay, payButton, typeCard } from './stay.ts'

const doorCode = '4711 lamp'
const review = 'Nobody asked for anything, and the lamp was on when we came.'
/** Installments due are charged just after midnight at the home. */
const dueTime = '00:05'

let site: Awaited<ReturnType<typeof clockedSite>>
let page: Page
let owner: Page
let stay: Booking

/** The demo owner’s home has three installments, a security deposit, ID verification, and a door code. */
const prepareHome = async (owner: Page) => {
  const { call } = await enter(owner.context(), people.owner)
  // Not too far away: the world's other stays are charged meanwhile, two hundred installments at a time.
  const free = await ownersStay(owner, 0, 7, 10)
  const of = `owners/properties/${free.home.id}`
  // R28 What is retained from sixty days before the stay must be collected by then: the rest becomes a third payment.
  await call('PUT', `${of}/terms`, { policy: 'strict', schedule: { atBooking: 10, daysBefore: 30 } })
  await call('PUT', `${of}/deposit`, { amount: 75_500 })
  await call('PUT', `${of}/identity`, { asks: true })
  const { guide } = await call<{ guide: object }>('GET', `${of}/guide`)
  await call('PUT', `${of}/guide`, { guide, doorCode, wifiKey: 'moth-light' })
  return free
}

/** A session doesn't last for weeks: people who return log in again. */
const comeBack = async (context: BrowserContext) => {
  await site.setClock(context)
  return (await enter(context, stay.guest?.email ?? '', secret)).call
}

const at = (date: string, time: string) => instantAt(stay.home.timeZone, date, time).getTime()

const openTrip = async () => {
  await page.goto(`/travelers/bookings/${stay.id}`)
  await ready(page)
}

// One stay from its first payment to the last day for damage claims.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  site = await clockedSite()
  const owner = await browser.newPage({ baseURL: site.url })
  const free = await prepareHome(owner)
  await owner.context().close()
  const context = await browser.newContext({ baseURL: site.url })
  page = await context.newPage()
  const id = await bookedBy(context, 'Sidonie', free, 'sandbox_declined_later')
  const answer = await context.request.get(`/app-portal/v1.1/bookings/${id}`)
  const { booking } = (await answer.json()).results as { booking: Booking }
  stay = booking
})
test.afterAll(() => site.close())

const money = () => page.getByRole('region', { name: 'Payment' })
const keys = () => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Access', exact: true }) })

const ownerOpensStay = async () => {
  await site.setClock(owner.context())
  await logIn(owner, people.owner, `/owners/bookings/${stay.id}`)
}

/** Jobs run within moments after the clock moves; a reload shows the result. */
const untilShown = (sign: () => Locator) =>
  expect(async () => {
    await openTrip()
    await expect(sign()).toBeVisible({ timeout: 1_500 })
  }).toPass()

test('R29 a guest sees a declined payment and its deadline, pays with another card, and later installments use that card', {
  tag: '@release',
}, async () => {
  const [, second, third] = stay.schedule
  await site.turnTo(at(second?.dueOn ?? '', dueTime), 'payments.installments')
  const call = await comeBack(page.context())
  const subjects = async () =>
    (await call<{ messages: { subject: string }[] }>('GET', 'notifications/menu')).messages.map(
      ({ subject }) => subject,
    )
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/your payment of \$[\d,.]+ failed$/))
  await page.goto('/travelers')
  await ready(page)
  const toDo = (await openMessages(page)).getByRole('region', { name: 'To do' })
  await toDo.getByRole('link', { name: /your payment of .* failed/ }).click()
  await expect(page).toHaveURL(new RegExp(`/travelers/bookings/${stay.id}`))
  await ready(page)
  const grace = page.getByText(/^Your payment was declined\. Add another card by /)
  await expect(grace.first()).toBeVisible()
  await expect(money()).toContainText('Visa •••• 0036')
  expect(await faults(page)).toEqual([])

  await page.getByRole('link', { name: /^Pay \$[\d,.]+ now$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next payment')
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(new RegExp(`/travelers/bookings/${stay.id}$`))
  await expect(money()).toContainText('Later payments are charged to Visa •••• 4242')
  await expect(grace).toHaveCount(0)
  await ready(page)
  expect(await faults(page)).toEqual([])

  await site.turnTo(at(third?.dueOn ?? '', dueTime), 'payments.installments')
  await comeBack(page.context())
  await untilShown(() => money().getByText('paid in full'))
  await money().getByText('Payments', { exact: true }).click()
  await expect(money().getByText(/Visa •••• 4242, paid/)).toHaveCount(2)
})

test('access details show two days before arrival, once the required ID is accepted', { tag: '@release' }, async ({
  browser,
}) => {
  const call = await comeBack(page.context())
  const { keys: access } = (await call<{ stay: StayPrepared }>('GET', `bookings/${stay.id}/stay`)).stay
  expect(Date.parse(access.from)).toBe(at(addDays(stay.arrive, -2), stay.home.checkInTime))
  await site.turnTo(Date.parse(access.from) - 60_000)
  await site.setClock(page.context())
  await openTrip()
  await expect(keys().getByText(/^Your access details appear here from /)).toBeVisible()
  await site.turnTo(access.from)
  await openTrip()
  expect(await page.content()).not.toContain(doorCode)
  await keys().getByRole('link', { name: 'Verify ID' }).click()
  await ready(page)
  await showDocument(page, '#a08060')
  await page.getByRole('button', { name: 'Submit ID' }).click()
  await expect(page.getByText('Thank you. We’re reviewing your ID')).toBeVisible()

  const team = await browser.newContext({ baseURL: site.url })
  const desk = (await enter(team, people.staff)).call
  await desk('POST', `staff/identities/${stay.id}`, { tries: 1, accept: true })
  await team.close()
  await openTrip()
  await expect(keys().getByText(doorCode)).toBeVisible()
  await expect(keys().getByText('moth-light')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('R31 R75 the security deposit is on hold from the day before; reviews stay hidden until both are in', {
  tag: '@release',
}, async ({ browser }) => {
  const { arrive, depart, home } = stay
  await site.turnTo(at(addDays(arrive, -1), home.checkInTime), 'deposits.follow')
  await untilShown(() => money().getByText(/^On hold on Visa •••• 4242 since .* You aren’t charged\.$/))
  expect(await faults(page)).toEqual([])

  await site.turnTo(at(arrive, home.checkInTime), 'bookings.move-on')
  for (let day = addDays(arrive, 4); day < depart; day = addDays(day, 4))
    await site.turnTo(at(day, '12:00'), 'deposits.follow')
  await site.turnTo(at(depart, home.checkOutTime), 'bookings.move-on', 'deposits.follow')
  const call = await comeBack(page.context())
  await call('POST', `bookings/${stay.id}/reviews`, { rating: 5, text: review })
  await untilShown(() => money().getByText(/Not charged, and released by .* unless there’s a damage claim/))

  owner = await browser.newPage({ baseURL: site.url })
  await ownerOpensStay()
  await expect(owner.getByText('Your guest has already written a review.')).toBeVisible()
  expect(await owner.content()).not.toContain(review)
})

test("R31 R75 two weeks later the deposit is released, and the owner, who wrote no review, responds to the guest's", {
  tag: '@release',
}, async () => {
  const { depart } = stay
  for (let day = 4; day < 15; day += 5) await site.turnTo(at(addDays(depart, day), '12:00'), 'deposits.follow')
  await site.turnTo(at(addDays(depart, 15), '12:00'), 'deposits.follow', 'reviews.publish')
  await comeBack(page.context())
  await untilShown(() => money().getByText(/^Released on /))
  expect(await faults(page)).toEqual([])

  await ownerOpensStay()
  await expect(owner.getByText(review)).toBeVisible()
  await owner.getByRole('textbox', { name: 'Your reply' }).fill('The lamp is on for the next guest.')
  await owner.getByRole('button', { name: 'Publish reply' }).click()
  await expect(owner.getByText('Your reply is published below the review.').first()).toBeVisible()
  expect(await faults(owner)).toEqual([])
  await page.goto(`/properties/${stay.home.slug}`)
  await expect(page.getByText(review)).toBeVisible()
  await expect(page.getByText('The lamp is on for the next guest.')).toBeVisible()
})
