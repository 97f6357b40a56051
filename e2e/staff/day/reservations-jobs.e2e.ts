import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { addDays, type Booking, type BookingCard, type CancellationPreview } from '@porchlight/contract'
import { bookedBy, freeStay } from '../../guest/stay.ts'
import { faults } from '../../support/faults.ts'
import { enter, join, logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { command } from './command.ts'
import { stepsOn } from './steps.ts'

/** A new guest's stay in a home of this journey, as read by staff. */
const newStay = async (page: Page, guest: BrowserContext, nth: number, name: string) => {
  const stay = await freeStay(guest.request, nth, true, 24, 6)
  const id = await bookedBy(guest, name, stay)
  const { call } = await enter(page.context(), people.staff)
  const { booking } = await call<{ booking: Booking }>('GET', `bookings/${id}`)
  return { ...stay, id, number: booking.number }
}

test('jobs 7, 8, 9, 37: staff change dates, move the stay to another home, cancel it under its terms, and see who did what', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  const stay = await newStay(page, guest, 20, 'Odile')
  const other = await freeStay(guest.request, 21, true, 24, 5)
  await page.goto('/staff')
  await ready(page)

  const change = stepsOn(page)
  await command(page, change, `change ${stay.number}`, new RegExp(`^Change ${stay.number}`))
  const dialog = page.getByRole('dialog', { name: 'Change this stay' })
  await dialog.getByRole('textbox', { name: 'Check-out' }).fill(addDays(stay.depart, -1))
  await page.keyboard.press('Tab')
  await change.click(dialog.getByRole('button', { name: 'Show price' }))
  await expect(dialog.getByText(/less than before$/)).toBeVisible()
  await change.click(dialog.getByRole('button', { name: 'Change stay' }))
  await expect(page.getByText(/^The booking was changed\. Before: /)).toBeVisible()
  change.within(4)

  const move = stepsOn(page)
  await command(page, move, `move ${stay.number} to ${other.home.name}`, new RegExp(`^Move ${stay.number} to`))
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The boiler of the booked home is out of service')
  expect(await faults(page)).toEqual([])
  await move.click(dialog.getByRole('button', { name: /^(Move stay|Request approval)/ }))
  await expect(dialog).toHaveCount(0)
  move.within(4)

  const cancel = stepsOn(page)
  await command(page, cancel, `cancel ${stay.number}`, new RegExp(`^Cancel ${stay.number}`))
  const question = page.getByRole('alertdialog')
  await question.getByLabel(/^Reason/).fill('The guest called: the trip is off')
  await expect(question.getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await cancel.click(question.getByRole('button', { name: /^(Cancel and refund|Request approval)/ }))
  await expect(question).toHaveCount(0)
  cancel.within(4)

  const history = stepsOn(page)
  await command(page, history, `history ${stay.number}`, new RegExp(`^Who changed ${stay.number}`))
  await expect(page.getByText(/The booking was changed\. Before: /).first()).toBeVisible()
  history.within(2)
})

/** A demo stay whose policy retains more of the price than one person may refund, and that amount in dollars. */
const strictStay = async (page: Page): Promise<{ booking: BookingCard; beyond: number }> => {
  const { call } = await enter(page.context(), people.staff)
  const { bookings } = await call<{ bookings: { data: BookingCard[] } }>(
    'GET',
    'staff/bookings?when=upcoming&status=confirmed&perPage=100',
  )
  // The last one belongs to another journey.
  for (const booking of bookings.data.slice(0, -1).toReversed()) {
    const { cancellation } = await call<{ cancellation: CancellationPreview }>(
      'GET',
      `bookings/${booking.id}/cancellation?whose=guest&goodwill=0`,
    )
    const beyond = Math.floor((booking.paid.amount - cancellation.refund.amount) / 100)
    if (beyond > 1_000 && booking.onItsWay === null) return { booking, beyond }
  }
  throw new Error('every policy of the demo world refunds nearly everything')
}

test('job 9: a goodwill refund above the limit waits for a second person, who approves it', async ({
  page,
  browser,
}) => {
  const { booking, beyond } = await strictStay(page)
  await page.goto('/staff')
  await ready(page)
  const cancel = stepsOn(page)
  await command(page, cancel, `cancel ${booking.number}`, new RegExp(`^Cancel ${booking.number}`))
  const question = page.getByRole('alertdialog')
  await question.getByLabel(/^Goodwill refund beyond the policy/).fill(String(beyond))
  await cancel.click(question.getByRole('radio', { name: 'Company only' }))
  await question.getByLabel(/^Reason/).fill('Her mother is in the hospital; she has come every year')
  await expect(question.getByText(/^This is above the one-person limit/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await cancel.click(question.getByRole('button', { name: /^Request approval to refund \$/ }))
  await expect(question).toHaveCount(0)
  cancel.within(4)

  await expect(page.getByText(/^Sent for approval\./)).toBeVisible()

  // The second person sees the request and its reason, and approves it from their first page.
  const context = await browser.newContext()
  await enter(context, people.admin)
  const second = await context.newPage()
  await second.goto('/staff')
  await ready(second)
  const approval = stepsOn(second)
  await approval.click(second.getByRole('link', { name: new RegExp(`^Review: Refund.*${booking.home.name}`) }))
  const decision = second.getByRole('dialog', { name: 'Approve this request?' })
  await expect(decision).toContainText(booking.number)
  await expect(decision).toContainText('Her mother is in the hospital')
  expect(await faults(second)).toEqual([])
  await approval.click(decision.getByRole('button', { name: 'Approve', exact: true }))
  await expect(second.getByText('Approved.', { exact: true })).toBeVisible()
  approval.within(2)
  await context.close()
  await page.reload()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
})

test('job 12: staff answer a request from the first page, with its deadline and message visible', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  const { bookAt } = await freeStay(guest.request, 1, false, 34)
  const quote = new URL(bookAt, 'https://any.example').searchParams
  const { call } = await join(guest, { firstName: 'Bettina', lastName: 'Aarons' })
  await call('POST', 'bookings', {
    quoteId: Number(quote.get('quote')),
    quoteHash: quote.get('hash'),
    message: 'Is there room for a grand piano?',
  })
  await logIn(page, people.staff, '/staff')
  const answer = stepsOn(page)
  await answer.click(page.getByRole('link', { name: /^Review: Booking request.*Bettina Aarons/ }))
  await expect(page.getByText('Is there room for a grand piano?').first()).toBeVisible()
  await expect(page.getByText(/^Due /).first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await answer.click(page.getByRole('button', { name: 'Accept request' }))
  await expect(page.getByText(/^Accepted\. Bettina/)).toBeVisible()
  answer.within(2)
})
