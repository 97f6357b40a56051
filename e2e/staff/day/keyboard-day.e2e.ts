import { expect, test } from '@playwright/test'
import type { Booking } from '@porchlight/contract'
import { demoSecret } from '../../../apps/server/src/demo/staff-secret.ts'
import { openGate } from '../../account/people.ts'
import { totp } from '../../account/totp.ts'
import { bookedBy, freeStay } from '../../guest/stay.ts'
import { enter, join, password, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { keyboardOn } from './keyboard.ts'

test('a day at work by keyboard alone, from signing in to signing out', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  test.slow()
  // Journeys that log in at the same time have used their code and need no other.
  const { call: ofStaff } = await enter(await browser.newContext(), people.staff)
  const guest = await browser.newContext()
  const stay = await freeStay(guest.request, 22, true, 26, 5)
  const { booking } = await ofStaff<{ booking: Booking }>('GET', `bookings/${await bookedBy(guest, 'Isolde', stay)}`)
  const writer = await browser.newContext()
  const question = `Is there a crib? ${Date.now()}`
  const { call } = await join(writer, { firstName: 'Perpetua', lastName: 'Lindqvist' })
  await call('POST', 'conversations/team', { text: question })
  const { walkTo, press, open, type, find } = keyboardOn(page)
  const main = page.getByRole('main')

  await test.step('sign in', async () => {
    await openGate(page, '/staff')
    await open(page.getByRole('button', { name: 'Login to Your Account' }))
    await type(page.getByLabel('Email'), people.staff, 5)
    await type(page.getByLabel('Password', { exact: true }), password, 3)
    await press('Enter')
    const code = page.getByRole('dialog').getByLabel('Code from your authenticator app')
    await expect(code).toBeVisible()
    await type(code, totp(demoSecret(people.staff), 1), 5)
    await press('Enter')
    await expect(page.getByRole('heading', { name: /^Arrivals/ })).toBeVisible()
    await ready(page)
  })

  await test.step('open an arrival from Today', async () => {
    const arrivals = page.locator('#arrivals')
    await open(arrivals.getByRole('row').nth(1).getByRole('link').first(), 60)
    await expect(page).toHaveURL(/\/staff\/(bookings|homes)\/\d+/)
  })

  await test.step('read, answer, assign, snooze, and finish a conversation', async () => {
    await find('inbox', /^Inbox/)
    await expect(page).toHaveURL(/\/staff\/inbox\?.*open=/)
    const row = page.locator('.inbox-row').filter({ hasText: question })
    for (let presses = 0; presses < 60 && !(await row.evaluate((one) => one === document.activeElement)); presses++)
      await press('j')
    await expect(row).toBeFocused()
    await press('Enter')
    await expect(main.getByRole('heading', { name: 'Perpetua Lindqvist' })).toBeVisible()
    await press('a')
    await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
    await press('r')
    await expect(page.getByLabel('Your message')).toBeFocused()
    await page.keyboard.type('Yes, in the closet of the second bedroom.')
    await open(page.getByRole('button', { name: 'Send', exact: true }), 2)
    await expect(page.getByRole('listitem').filter({ hasText: 'Yes, in the closet' }).first()).toBeVisible()
    await call('POST', 'conversations/team', { text: 'And a high chair?' })
    await expect(main.getByText('And a high chair?').first()).toBeVisible()
    await open(page.getByRole('button', { name: 'Snooze', exact: true }), 12)
    await expect(page.getByRole('button', { name: '3 hours' })).toBeFocused()
    await press('ArrowDown')
    await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeFocused()
    await press('Enter')
    await expect(main.getByRole('heading', { name: 'Perpetua Lindqvist' })).toHaveCount(0)
    await expect(page.locator('.inbox-row[aria-current]')).toBeVisible()
    await open(page.getByRole('link', { name: /^Snoozed/ }), 40, 'Shift+Tab')
    await expect(main.getByRole('heading', { name: 'Perpetua Lindqvist' })).toBeVisible()
    await press('j')
    await press('e')
    await expect(page.getByText('Marked as done').first()).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('find a booking by its digits, refund part of it, and cancel it', async () => {
    await find(booking.number.replace('PL-', ''), new RegExp(booking.number))
    const refundButton = page.getByRole('button', { name: 'Refund', exact: true })
    await open(refundButton, 30)
    const panel = page.getByRole('dialog', { name: 'Refund' })
    await type(panel.getByLabel('Refund of Nights'), '25', 12)
    await type(panel.getByRole('textbox', { name: 'Reason' }), 'The pool heater was out of service', 20)
    await expect(panel.getByText(/^The guest gets \$/)).toBeVisible()
    await press('Escape')
    await expect(panel).toHaveCount(0)
    // When closed, the panel returns the focus.
    await expect(refundButton).toBeFocused()
    const cancelButton = page.getByRole('button', { name: 'Cancel booking' })
    await open(cancelButton, 3)
    const cancel = page.getByRole('alertdialog')
    await type(cancel.getByLabel(/^Reason/), 'The guest called: the trip is off', 20)
    await open(cancel.getByRole('button', { name: /^(Cancel and refund|Request approval)/ }), 8)
    await expect(cancel).toHaveCount(0)
  })

  await test.step('block a day of a home in the calendar', async () => {
    await find('calendar', /^Calendar/)
    await expect(page).toHaveURL(/\/staff\/calendar/)
    await walkTo(page.getByRole('grid').locator('[role="gridcell"][tabindex="0"]'), 60)
    await press('ArrowDown')
    // Nights no other journey uses.
    for (let times = 0; times < 11; times++) await press('PageDown')
    const here = page.locator('[role="gridcell"]:focus')
    const isFree = async () => (await here.getAttribute('data-free')) !== null
    await expect(here).not.toHaveAttribute('data-waits')
    for (let days = 0; days < 40 && !(await isFree()); days++) await press('ArrowRight')
    await press('Shift+ArrowRight')
    await press('Enter')
    const panel = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('button', { name: 'Block nights', exact: true }) })
    await expect(panel).toBeFocused()
    await open(panel.getByRole('button', { name: 'Block nights', exact: true }), 20)
    await expect(page.getByText(/^Blocked: /).first()).toBeVisible()
  })

  await test.step('assign a cleaning', async () => {
    await find('day board', /^Day board/)
    await expect(page).toHaveURL(/\/staff\/operations/)
    const assign = page.getByRole('combobox', { name: /^Assign / }).first()
    await walkTo(assign, 30)
    const before = await page.getByRole('combobox', { name: /^Assign / }).count()
    // Typing a cleaner's first letter selects them.
    const cleaner = await assign.locator('option:not([disabled])').nth(1).textContent()
    await press(cleaner?.slice(0, 1) ?? '')
    await expect(page.getByRole('combobox', { name: /^Assign / })).toHaveCount(before - 1)
  })

  await test.step('sign out', async () => {
    await open(page.locator('.console-who'), 60)
    await walkTo(page.getByRole('button', { name: 'Logout' }), 12, 'ArrowDown')
    await press('Enter')
    await expect(page.getByRole('navigation', { name: 'Staff menu' })).toHaveCount(0)
  })
})
