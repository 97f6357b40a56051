import { expect, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('an owner creates an offer, sees the payout if booked, and withdraws the offer', async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/bookings')
  await page.getByRole('link', { name: 'Inquiries and offers' }).press('Enter')
  await expect(page).toHaveURL('/owners/inquiries')
  await ready(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'New offer' }).click()
  await page.getByRole('button', { name: 'Create offer' }).click()
  await expect(page.getByText('Please complete the highlighted fields').first()).toBeVisible()
  const message = `For old times ${Date.now()}`
  await page.getByLabel('Check-in').fill('Feb 7 2028')
  await page.getByLabel('Check-out').fill('Feb 14 2028')
  await page.getByLabel('Message to the guest').fill(message)
  const figures = page.getByRole('dialog').locator('dl')
  await expect(figures).toContainText(/Guest pays, taxes included\$[\d,.]+Your payout\$[\d,.]+/)
  const regular = await figures.textContent()
  await page.getByText('Percent off', { exact: true }).click()
  await page.getByLabel('Percent off nights').fill('5')
  await expect(figures).toContainText('instead of')
  expect(await figures.textContent()).not.toBe(regular)
  const made = page.waitForResponse(
    (response) => /\/offers$/.test(response.url()) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Create offer' }).click()
  const { results } = (await (await made).json()) as { results: { offer: { id: number; hash: string } } }
  await expect(page.getByText('Offer created.', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/owners/inquiries/${results.offer.id}`)
  await ready(page)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your payout if booked' }).getByText('Nights')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn')).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(`/offer/${results.offer.id}/${results.offer.hash}`)
  await expect(visitor.getByText('This offer was withdrawn')).toBeVisible()
})

test("an owner reads a year's contract terms", { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  const call = caller(page.context().request)
  const { homes } = await call<{ homes: { id: number; status: string }[] }>('GET', 'owners/properties')
  const home = homes.find(({ status }) => status === 'live')
  await page.goto(`/owners/service-level/${home?.id}`)
  await page.getByRole('link', { name: 'Terms by year' }).press('Enter')
  await ready(page)
  await expect(page.getByRole('heading', { name: /^Service level \d{4}$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Contract terms' }).getByText(/% of/)).toBeVisible()
  expect(await faults(page)).toEqual([])
})
