import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { cents, leaveOn } from './change-stay.ts'
import { roomyStayUnderWay } from './checked-in-stay.ts'
import { payButton, typeCard } from './stay.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Extend your stay' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Extend your stay' })

test('a checked-in guest sees how many more nights are available, adds one at the price shown, and pays', {
  tag: '@release',
}, async ({ page, browser }) => {
  test.slow()
  const { id, email, later } = await roomyStayUnderWay(await browser.newContext())
  await logIn(page, email, `/travelers/bookings/${id}`)
  await expect(panel(page).getByRole('heading', { name: 'Extend your stay' })).toBeVisible()
  await expect(panel(page)).toContainText(/more nights? (is|are) available/)
  expect(await faults(page)).toEqual([])

  await panel(page).getByRole('button', { name: 'Add nights' }).press('Enter')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(1)
  await expect(dialog(page).getByRole('spinbutton')).toHaveCount(0)
  await leaveOn(page, dialog(page), later(400))
  await expect(dialog(page).getByRole('alert')).not.toBeEmpty()
  expect(await faults(page)).toEqual([])
  await leaveOn(page, dialog(page), later(1))
  const more = await dialog(page)
    .getByText(/more than before$/)
    .textContent()
  const due = await dialog(page)
    .getByText(/is due now/)
    .textContent()
  expect(cents(due)).toBe(cents(more))
  expect(await faults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Add nights' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Your stay has been changed.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(/The booking was changed\. Before: .* Now: /)).toBeVisible()

  // The stored card may have been charged first.
  const money = page.getByRole('region', { name: 'Payment' })
  const inFull = money.getByText('paid in full')
  const payNow = page.getByRole('link', { name: 'Pay now' })
  await expect(async () => {
    await page.goto(`/travelers/bookings/${id}`)
    await ready(page)
    if ((await payNow.count()) > 0) {
      await payNow.first().click({ timeout: 5_000 })
      await typeCard(page, '4242 4242 4242 4242')
      await payButton(page).click({ timeout: 5_000 })
    }
    await expect(inFull).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})
