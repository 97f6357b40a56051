import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, join, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeStay, payButton, signAgreement, typeCard } from './stay.ts'

type Call = Awaited<ReturnType<typeof join>>['call']
type Menu = { messages: { subject: string; to: string }[] }

/** A new guest has requested nights in a home on request. */
const ask = async (context: BrowserContext, firstName: string) => {
  const { bookAt, home } = await freeStay(context.request, 0, false, 40)
  const quote = new URL(bookAt, 'https://any.example').searchParams
  const { call } = await join(context, { firstName, lastName: 'Marchetti' })
  const body = { quoteId: Number(quote.get('quote')), quoteHash: quote.get('hash') }
  const { booking } = await call<{ booking: { id: number } }>('POST', 'bookings', body)
  return { call, home, id: booking.id }
}

const answer = async (browser: Browser, id: number, said: { accept: boolean; note?: string }) => {
  const context = await browser.newContext()
  const { call } = await enter(context, people.staff)
  await call('POST', `bookings/${id}/answer`, said)
  await context.close()
}

/** Opens the link in a message once it has arrived. */
const follow = async (page: Page, call: Call, subject: RegExp) => {
  const found = async () =>
    (await call<Menu>('GET', 'notifications/menu')).messages.find((message) => subject.test(message.subject))
  await expect.poll(found).toBeDefined()
  await page.goto((await found())?.to ?? '')
  await ready(page)
}

test('an accepted request is signed, paid, and confirmed', async ({ page, browser }) => {
  const { call, home, id } = await ask(page.context(), 'Mirjam')
  await answer(browser, id, { accept: true })
  await follow(page, call, /your request was accepted$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${home.name} is on hold for you`)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Read and sign' }).click()
  await expect(page.getByText(/^Held until /)).toBeVisible()
  await signAgreement(page, 'Mirjam Marchetti')
  await typeCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked', { exact: true })).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])
})

test('a declined request shows the guest the reason and links back to the home', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  const { call, home, id } = await ask(page.context(), 'Noemi')
  await answer(browser, id, { accept: false, note: 'We paint that week.' })
  await follow(page, call, /your request was declined$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${home.name} isn’t available`)
  // At the top of the trip, and in its timeline.
  await expect(page.getByText(/We paint that week\./)).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'View home' }).click()
  await expect(page).toHaveURL(new RegExp(`/properties/${home.slug}`))
})
