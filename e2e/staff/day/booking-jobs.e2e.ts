import { expect, type Page, test } from '@playwright/test'
import { addDays, type BookingCard } from '@porchlight/contract'
import { caller } from '../../support/caller.ts'
import { faults } from '../../support/faults.ts'
import { week } from '../../support/homes.ts'
import { logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { command, find } from './command.ts'
import { stepsOn } from './steps.ts'

/** Dates no other journey uses. */
const stay = { arrive: addDays(week.arrive, 161), depart: addDays(week.arrive, 168) }

/** A paid stay that no other journey touches: the last upcoming one. */
const paidStay = async (page: Page): Promise<BookingCard> => {
  const call = caller(page.request)
  const { bookings } = await call<{ bookings: { data: BookingCard[] } }>(
    'GET',
    'staff/bookings?when=upcoming&status=confirmed&perPage=100',
  )
  const paid = bookings.data.findLast((card) => card.paid.amount > 50_000)
  if (!paid) throw new Error('nobody has paid for a stay in the demo world')
  return paid
}

test('jobs 4, 5, 6: staff book for a new guest at a custom price with a payment link, and send it again', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  await ready(page)
  const booking = stepsOn(page)
  await booking.press('n')
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Tamsin')
  await page.getByRole('textbox', { name: 'Email' }).fill(`vera-${Date.now()}@guests.example`)
  await page.getByLabel('Check-in').fill(stay.arrive)
  await page.getByLabel('Check-out').fill(stay.depart)
  const homes = page.getByRole('group', { name: 'Open homes' })
  await expect(page.getByText(/open homes, cheapest first/)).toBeVisible()
  await booking.click(homes.locator('label').first())
  await expect(page.getByText('Owner’s net')).toBeVisible()
  const price = stepsOn(page)
  await price.click(page.getByRole('button', { name: 'Change price' }))
  await page.getByLabel('Percent off nights').fill('20')
  await expect(page.getByText('A second person approves this discount', { exact: false })).toBeVisible()
  await page.getByLabel('Percent off nights').fill('10')
  await expect(page.getByText('A second person approves this discount', { exact: false })).toHaveCount(0)
  await expect(page.getByText(/^instead of /)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Comes every year in the fall')
  price.within(2)
  expect(await faults(page)).toEqual([])
  await booking.click(page.getByRole('button', { name: 'Email offer' }))
  await expect(page.getByText('Offer emailed to Vera Tamsin.')).toBeVisible()
  booking.within(5)

  const again = stepsOn(page)
  const row = page.getByRole('row').filter({ hasText: 'Vera Tamsin' }).first()
  await again.click(row.getByRole('button', { name: 'Email the offer to Vera Tamsin' }))
  await expect(page.getByText(/^Sent to vera-/)).toBeVisible()
  // The list of offers is one click away from the first page.
  again.within(1)
})

test('jobs 2, 10, 11: staff find a booking, refund part of it with a reason, and send its guest a payment request', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  await ready(page)
  const card = await paidStay(page)
  // The results alone show whose stay it is, where and when, and what is paid, before anything is opened.
  for (const words of [card.number, card.number.replace('PL-', ''), card.guestName]) {
    await page.goto('/staff')
    await ready(page)
    const search = stepsOn(page)
    await find(page, search, words)
    const found = page
      .getByRole('dialog')
      .getByRole('region', { name: 'Bookings' })
      .getByRole('link', { name: new RegExp(card.number) })
    await expect(found).toContainText(card.guestName)
    await expect(found).toContainText(card.home.name)
    await expect(found).toContainText(/Paid \$/)
    search.within(1)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/bookings\/\d+$/)
  // The address changes before the page does.
  await expect(page.getByRole('textbox', { name: 'What are you looking for?' })).toHaveCount(0)

  const refund = stepsOn(page)
  await command(page, refund, `refund ${card.number}`, new RegExp(`^Refund ${card.number}`))
  const panel = page.getByRole('dialog', { name: 'Refund' })
  await panel.getByLabel('Refund of Nights').fill('25')
  await panel.getByRole('textbox', { name: 'Reason' }).fill('The pool heater was out of service')
  await expect(panel.getByText(/^The guest gets \$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await refund.click(panel.getByRole('button', { name: /^Refund \$/ }))
  await expect(page.getByText(/is being refunded\.$/)).toBeVisible()
  await expect(page.getByText(/^Part of the price, \$.*The pool heater was out of service”$/)).toBeVisible()
  refund.within(4)

  const charge = stepsOn(page)
  await command(page, charge, `charge ${card.number}`, /^Charge the guest of/)
  const ask = page.getByRole('dialog', { name: 'Request a payment' })
  await ask.getByLabel('Amount, taxes included').fill('60')
  await ask.getByLabel('Description').fill('Late check-out')
  await charge.click(ask.getByRole('button', { name: 'Send request' }))
  await expect(page.getByText('Late check-out').first()).toBeVisible()
  charge.within(3)

  for (const tab of ['Money', 'Stay', 'Home', 'History']) {
    await page.getByRole('link', { name: tab, exact: true }).last().click()
    await expect(page.getByRole('link', { name: tab, exact: true }).last()).toHaveAttribute('aria-current', 'page')
    expect(await faults(page)).toEqual([])
  }
})

test('jobs 1, 3, 16, 23, 24, 40: staff see the day, plan tomorrow, and export lists', async ({ page }) => {
  await logIn(page, people.staff, '/staff')
  await ready(page)
  // Jobs 1 and 24: no click needed.
  await expect(page.getByRole('heading', { name: /^Arrivals/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Departures/ })).toBeVisible()
  const calendar = stepsOn(page)
  await calendar.click(page.getByRole('link', { name: 'Calendar', exact: true }).first())
  await expect(page).toHaveURL(/\/staff\/calendar/)
  calendar.within(1)
  const home = stepsOn(page)
  await home.press('/')
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('Ferry Hill')
  await home.click(page.getByRole('region', { name: 'Homes' }).getByRole('link', { name: /^Ferry Hill/ }))
  await expect(page).toHaveURL(/\/staff\/homes\/\d+$/)
  home.within(2)

  // The start page of people who run operations.
  await page.goto('/staff/operations')
  await ready(page)
  const plan = stepsOn(page)
  await plan.click(page.getByRole('link', { name: 'Tomorrow' }))
  await expect(page).toHaveURL(/date=/)
  const assign = page.getByRole('button', { name: /^Assign \d+/ })
  if (await assign.isVisible()) await plan.click(assign)
  const send = page.getByRole('button', { name: /^Send/ })
  await expect(send.or(page.getByText('No jobs', { exact: false }).first()).first()).toBeVisible()
  if ((await send.isVisible()) && (await send.isEnabled())) await plan.click(send)
  plan.within(4)

  await page.goto('/staff/bookings')
  await ready(page)
  const csv = stepsOn(page)
  const file = page.waitForEvent('download')
  await csv.click(page.getByRole('button', { name: 'Download CSV' }))
  expect((await file).suggestedFilename()).toBe('bookings.csv')
  csv.within(1)
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select PL-/ })
      .nth(at)
      .check()
  await expect(page.getByText('2 bookings selected')).toBeVisible()
  // The bar stays visible at the end of the list.
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await page
    .getByRole('checkbox', { name: /^Select PL-/ })
    .last()
    .scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await bar.getByRole('button', { name: /^Select all \d+ on this page/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Select PL-/, checked: false })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select PL-/ })
      .nth(at)
      .check()
  const chosen = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download selected' }).click()
  await chosen
  await page.getByRole('button', { name: 'Message guests' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message 2 guests' })
  await dialog.getByLabel('Message').fill('The ferry runs an hour later on Sunday.')
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send to 2 guests' }).click()
  await expect(page.getByText('Message sent to 2 guests.')).toBeVisible()
})
