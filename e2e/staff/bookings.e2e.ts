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
