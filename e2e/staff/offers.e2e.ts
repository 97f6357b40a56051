import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { pathsFound, week } from '../support/homes.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** Dates no other journey uses. */
const days = { arrive: addDays(week.arrive, 98), depart: addDays(week.arrive, 105) }

/** A date as typed: Sep 18 2027. */
const typed = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })
    .format(Date.parse(date))
    .replace(',', '')

/** Guests of the home can add firewood. */
const offerExtras = async (page: Page, path: string) => {
  const call = caller(page.request)
  await call('GET', 'web-data')
  const slug = path.split(/[/?]/)[2] ?? ''
  const { home } = await call<{ home: { id: number } }>('GET', `properties/${slug}`)
  const firewood = { kind: 'extra', label: 'Firewood for the week', note: '', per: 'stay', amount: 9_000 }
  await call('PUT', `owners/properties/${home.id}/add-ons`, { addOns: [firewood] })
}

/** Selects a home by name and offers a week there at 10% off. */
const offer = async (page: Page, home: string) => {
  // The previous address for new offers.
  await page.goto('/staff/offers/new')
  await expect(page).toHaveURL(/\/staff\/bookings\/new$/)
  await ready(page)
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Ostrander')
  await page.getByRole('textbox', { name: 'Email' }).fill(`vera-${Date.now()}@guests.example`)
  await page.getByLabel('Check-in').fill(typed(days.arrive))
  await page.getByLabel('Check-out').fill(typed(days.depart))
  await page.getByRole('button', { name: 'Choose a home' }).click()
  await page.getByRole('searchbox', { name: 'Home name' }).fill(home)
  await page
    .getByRole('option', { name: new RegExp(home, 'i') })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Firewood for the week' }).check()
  await page.getByRole('button', { name: 'Change price' }).click()
  await page.getByLabel('Percent off nights').fill('10')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Their birthday is that week')
  await page.getByLabel('Message to the guest').fill('For your birthday.')
  // Both offers are for the same nights.
  await page.getByRole('switch', { name: 'Hold these nights until the offer expires' }).uncheck()
  await page.getByRole('radio', { name: 'Link only' }).check()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page).toHaveURL(/\/staff\/offers/)
}

test('staff make offers, compare them on one link for a guest, and withdraw one', async ({ page, browser }) => {
  await logIn(page, people.staff, '/staff/offers')
  const [path = ''] = await pathsFound(page, `arrive=${days.arrive}&depart=${days.depart}&adults=2`)
  const home = path.split(/[/-]/).slice(2, 4).join(' ')
  await offerExtras(page, path)
  for (const _ of ['one', 'other']) await offer(page, home)
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select the offer for ${home}`, 'i') })
  // Owners may create offers at the same time.
  const made = page.getByRole('row').filter({ hasText: new RegExp(home, 'i') })
  await expect(page.getByText(/Select 2 to 6 open offers/)).toBeVisible()
  for (const at of [0, 1]) await boxes.nth(at).check()
  await page.getByLabel('Message to the guest').fill('Which of them?')
  await page.getByRole('button', { name: 'Combine 2 offers' }).click()
  const link = await page.getByLabel('Link to combined offers').inputValue()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(new URL(link).pathname)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your offers')
  await expect(guest.getByText('2 stays to choose from.')).toBeVisible()
  await expect(guest.getByText('Which of them?')).toBeVisible()
  await expect(guest.getByText(/^You save /)).toHaveCount(2)
  await expect(guest.getByText('with Firewood for the week')).toHaveCount(2)
  await expect(guest.getByText(/total, with taxes$/)).toHaveCount(2)
  await expect(guest.getByText(/^This price is yours until /)).toHaveCount(2)
  expect(await faults(guest)).toEqual([])
  await made.first().getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(made.first()).toContainText('Withdrawn')
  await guest.reload()
  await expect(guest.getByText('This offer was withdrawn')).toHaveCount(1)
  await expect(guest.getByText(/^This price is yours until /)).toHaveCount(1)
  await guest.getByText('View this offer').click()
  await expect(guest.getByRole('link', { name: 'Book this stay' })).toBeVisible()
  await expect(guest.getByText('For your birthday.')).toBeVisible()
  await guest.context().close()
})
