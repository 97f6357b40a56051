import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('staff find a booking by number and read its guests, payments, and history', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff/bookings')
  await ready(page)
  const number =
    (await page
      .getByText(/^PL-\d+$/)
      .first()
      .textContent()) ?? ''
  expect(await faults(page)).toEqual([])
  const search = page.getByRole('textbox', { name: 'Booking number, guest, or home' })
  await search.fill(number.toLowerCase())
  await search.press('Enter')
  await expect(page).toHaveURL(/[?&]q=pl-/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').last().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/staff\/bookings\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/staff/bookings?q=nobody-is-called-like-this')
  await ready(page)
  await expect(page.getByText('No matching bookings')).toBeVisible()
  await expect(search).toHaveValue('nobody-is-called-like-this')
  expect(await faults(page)).toEqual([])
})

test('staff tag several selected bookings at once, find them by the tag, and see in the history who did it', async ({
  page,
}) => {
  const tag = `Crew ${Date.now()}`
  await logIn(page, people.staff, '/staff/bookings')
  await ready(page)
  const choices = page.getByRole('checkbox', { name: /^Select PL-/ })
  await choices.nth(0).check()
  await choices.nth(1).check()
  const field = page.getByRole('textbox', { name: 'Add tags' })
  await field.fill(tag)
  await field.press('Enter')
  await expect(page.getByText('2 bookings tagged.')).toBeVisible()

  await page.goto(`/staff/bookings?columns=home.stay.tags&tag=${encodeURIComponent(tag.toLowerCase())}`)
  await ready(page)
  await expect(page.getByRole('cell', { name: tag, exact: true })).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\n')
  expect(lines.filter((line) => line.includes(tag))).toHaveLength(2)

  // A booking's number is as good as its address.
  const number =
    (await page
      .getByText(/^PL-\d+$/)
      .last()
      .textContent()) ?? ''
  await page.goto(`/staff/bookings/${number.toLowerCase()}`)
  await expect(page).toHaveURL(/\/staff\/bookings\/\d+$/)
  await ready(page)
  await expect(page.getByText(`Tags added: ${tag}.`)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${tag}` }).click()
  await page.getByRole('button', { name: 'Save tags' }).click()
  await expect(page.getByText(`Tags removed: ${tag}.`)).toBeVisible()
  expect(await faults(page)).toEqual([])
})
