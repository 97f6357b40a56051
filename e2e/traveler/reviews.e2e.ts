import { expect, type Page, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const text = 'The lamp was on when we came, and nobody ever asked us for anything.'
const changed = `${text} Twice.`

/** The demo guest's stay that ended a few days ago. */
const openStay = async (page: Page): Promise<string> => {
  await logIn(page, people.guest, '/travelers/feedback/bookings')
  const href = await page
    .getByRole('link', { name: /^Review / })
    .first()
    .getAttribute('href')
  return href ?? ''
}

test('C265 C274 C275 a guest reviews a stay by keyboard, sees what is missing, edits the review, and waits for the owner', async ({
  page,
}) => {
  await page.goto(await openStay(page))
  await expect(page.getByText(/Reviews publish once you’ve both written one/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible()

  const whole = page.getByRole('group', { name: 'Overall stay' })
  await whole.getByRole('radio', { name: '1 star out of 5' }).focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
  await expect(whole.getByRole('radio', { name: '4 stars out of 5' })).toBeChecked()
  await page
    .getByRole('group', { name: 'Cleanliness' })
    .getByRole('radio', { name: '5 stars out of 5' })
    .check({ force: true })
  await page.getByLabel('What should future guests know?').fill('Short')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Write at least 20 characters.')).toBeVisible()
  await page.getByLabel('What should future guests know?').fill(text)
  await page.getByRole('button', { name: 'Submit review' }).click()

  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await expect(page.getByText(/Published once the other review is in/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit review' }).click()
  await page.getByLabel('What should future guests know?').fill(changed)
  await page.getByRole('button', { name: 'Submit changes' }).click()
  await expect(page.getByText(changed)).toBeVisible()
  expect(await faults(page)).toEqual([])
})

type Stays = { stays: { data: { bookingId: number; review: { state: string; written: boolean } }[] } }

/** The page of the demo guest's review; writes one if there is none. */
const reviewed = async (page: Page): Promise<string> => {
  await logIn(page, people.guest)
  const call = caller(page.request)
  await call('GET', 'web-data')
  const { stays } = await call<Stays>('GET', 'reviews/stays')
  const one = stays.data.find(({ review }) => review.state === 'open')
  if (one && !one.review.written) await call('POST', `bookings/${one.bookingId}/reviews`, { rating: 2, text: changed })
  return `/travelers/bookings/${one?.bookingId}/review`
}

test('the team hides a review with a reason its author can read, and restores it', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage()
  const its = await reviewed(guest)
  await logIn(page, people.staff, '/staff/reviews')
  await ready(page)
  const card = page.getByRole('article').filter({ hasText: changed })
  expect(await faults(page)).toEqual([])
  await card.getByRole('button', { name: /^Hide review by / }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hide review' }).press('Enter')
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('It names a neighbor.')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Hidden: It names a neighbor.')
  await page.getByRole('link', { name: 'Hidden', exact: true }).click()
  await expect(card).toBeVisible()

  await guest.goto(its)
  await expect(guest.getByText(/It names a neighbor\./)).toBeVisible()
  await card.getByRole('button', { name: /^Restore review by / }).press('Enter')
  await expect(page.getByText('No hidden reviews')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(changed)).toBeVisible()
  await expect(guest.getByText(/It names a neighbor\./)).toHaveCount(0)
  await guest.context().close()
})

test('C275 a guest sends private feedback on a phone', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.guest, '/travelers/feedback/bookings')
  await page
    .getByRole('link', { name: /^Give private feedback on / })
    .last()
    .click()
  await page.getByRole('checkbox', { name: 'Furnishings and equipment' }).check()
  await page.getByLabel('Your feedback').fill('The kettle leaks.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText(/Sent on/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
})

test('C273 a visitor without an account sends feedback and is thanked', { tag: '@release' }, async ({ page }) => {
  await page.goto('/feedback')
  await expect(page).toHaveURL(/\/travelers\/feedback$/)
  await ready(page)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Enter your feedback.')).toBeVisible()
  await page.getByLabel('Your feedback').fill('The map is lovely.')
  await page.getByLabel('Email, if you’d like a reply').fill('nobody')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Enter a valid email address.').first()).toBeVisible()
  await page.getByLabel('Email, if you’d like a reply').fill('ines@demo.porchlight.test')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Our team has your feedback and reads it within a day.')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
