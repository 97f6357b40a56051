import { expect, type Page, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const text = 'The neighbour, a Mr Grey, keeps bees behind the hedge and is never at home.'

type Stays = { stays: { data: { bookingId: number; review: { state: string } }[] } }

/** The demo guest reviews the stay of his that may be reviewed; gives its page. */
const reviewed = async (page: Page): Promise<string> => {
  await logIn(page, people.guest)
  const call = caller(page.request)
  await call('GET', 'web-data')
  const { stays } = await call<Stays>('GET', 'reviews/stays')
  const open = stays.data.find(({ review }) => review.state === 'open')
  await call('POST', `bookings/${open?.bookingId}/reviews`, { rating: 2, text })
  return `/travelers/bookings/${open?.bookingId}/review`
}

test('the team takes a review down with a reason, its author reads why, and it is put back', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage()
  const its = await reviewed(guest)
  await logIn(page, people.staff, '/staff/reviews')
  await ready(page)
  const card = page.getByRole('article').filter({ hasText: text })
  expect(await faults(page)).toEqual([])
  await card.getByRole('button', { name: /^Take it down: / }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take it down' }).press('Enter')
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('It names a neighbour.')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Taken down: It names a neighbour.')
  await page.getByRole('link', { name: 'Taken down', exact: true }).click()
  await expect(card).toBeVisible()

  await guest.goto(its)
  await expect(guest.getByText(/It names a neighbour\./)).toBeVisible()
  await card.getByRole('button', { name: /^Put it back: / }).press('Enter')
  await expect(page.getByText('No review is taken down')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(text)).toBeVisible()
  await expect(guest.getByText(/It names a neighbour\./)).toHaveCount(0)
  await guest.context().close()
})
