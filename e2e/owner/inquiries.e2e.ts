import { expect, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('an owner offers a guest some nights of his house, sees what would be his, and takes the offer back', async ({
  page,
  browser,
}) => {
  await logIn(page, people.owner, '/owners/bookings')
  await page.getByRole('link', { name: 'Inquiries and offers' }).press('Enter')
  await expect(page).toHaveURL('/owners/inquiries')
  await ready(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the offer' }).click()
  await expect(page.getByText('Please complete the highlighted fields').first()).toBeVisible()
  const message = `For old times ${Date.now()}`
  await page.getByLabel('Arrives').fill('Feb 7 2028')
  await page.getByLabel('Leaves').fill('Feb 14 2028')
  await page.getByLabel('What you write to the guest').fill(message)
  const made = page.waitForResponse(
    (response) => /\/offers$/.test(response.url()) && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Make the offer' }).click()
  const { results } = (await (await made).json()) as { results: { offer: { id: number; hash: string } } }
  await expect(page.getByText('The offer is made.', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/owners/inquiries/${results.offer.id}`)
  await ready(page)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What would be yours' }).getByText('Nights')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(`/offer/${results.offer.id}/${results.offer.hash}`)
  await expect(visitor.getByText('This offer was withdrawn')).toBeVisible()
})

test('an owner reads what was agreed for a house in a year', async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  const call = caller(page.context().request)
  const { homes } = await call<{ homes: { id: number; status: string }[] }>('GET', 'owners/properties')
  const home = homes.find(({ status }) => status === 'live')
  await page.goto(`/owners/service-level/${home?.id}`)
  await page.getByRole('link', { name: 'What was agreed year by year' }).press('Enter')
  await ready(page)
  await expect(page.getByRole('heading', { name: /^Service level \d{4}$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What was agreed' }).getByText(/% of/)).toBeVisible()
  expect(await faults(page)).toEqual([])
})
