import { expect, type Page, test } from '@playwright/test'
import { addDays, type BookingCard } from '@porchlight/contract'
import { bookAndPay, freeStay } from '../guest/stay.ts'
import { today } from '../owner/owner.ts'
import { faults } from '../support/faults.ts'
import { enter, join, logIn, people } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { ready } from '../support/ready.ts'
import { endedStay } from '../traveler/ended-stay.ts'

const bookingOf = (address: string): string => /bookings\/(\d+)/.exec(address)?.[1] ?? ''
const sum = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('row', { name: /^Total/ })

test('R41 staff change a booking for a guest, then cancel it under its policy at the guest’s request', async ({
  page,
  browser,
  request,
}) => {
  const free = await freeStay(request, 6, true, 30, 8)
  const guest = await browser.newPage()
  await bookAndPay(guest, free, 'Tessa')
  const id = bookingOf(guest.url())
  await logIn(page, people.staff, `/staff/bookings/${id}`)
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Change this stay' })
  await change.getByRole('textbox', { name: 'Check-out' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(addDays(free.depart, -1))
  await page.keyboard.press('Tab')
  await change.getByRole('button', { name: 'Show price' }).press('Enter')
  await expect(change.getByText(/less than before$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await change.getByRole('button', { name: 'Change stay' }).press('Enter')
  await expect(page.getByText('Your stay has been changed.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(/^The booking was changed\. Before: /)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const cancel = page.getByRole('alertdialog')
  await expect(cancel.getByRole('radio', { name: /^The guest/ })).toBeChecked()
  await expect(sum(page)).toBeVisible()
  await cancel.getByText('The company or the owner').click()
  await expect(cancel.getByRole('radio', { name: /^The company or the owner/ })).toBeChecked()
  await expect(sum(page).getByText('$0', { exact: true })).toHaveCount(1)
  expect(await faults(page)).toEqual([])
  await cancel.getByText('The booking’s cancellation policy applies.').click()
  await cancel.getByLabel('Reason (optional)').fill('Wrote to us')
  await cancel.getByRole('button', { name: /^Cancel and refund/ }).click()
  await expect(page.getByText('The booking was canceled at the guest’s request: “Wrote to us”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('canceled')
})

test('staff answer a booking request for the owner', { tag: '@release' }, async ({ page, browser, request }) => {
  const { bookAt } = await freeStay(request, 0, false, 30)
  const quote = new URL(bookAt, 'https://any.example').searchParams
  const context = await browser.newContext()
  const { call } = await join(context, { firstName: 'Ngozi', lastName: 'Okafor' })
  const body = { quoteId: Number(quote.get('quote')), quoteHash: quote.get('hash'), message: 'May we bring the dog?' }
  const { booking } = await call<{ booking: { id: number } }>('POST', 'bookings', body)
  await logIn(page, people.staff, `/staff/bookings/${booking.id}`)
  await page.getByRole('button', { name: 'Accept Ngozi Okafor’s request' }).click()
  const box = page.getByRole('region', { name: 'Accept request' })
  await expect(box.getByText(/has 24 hours to sign and pay\. The nights stay on hold/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await box.getByRole('button', { name: 'Accept request' }).click()
  await expect(page.getByText('Request accepted.')).toBeVisible()
})

test('staff file a damage claim on the booking page, then drop it', { tag: '@release' }, async ({ page, browser }) => {
  const id = await endedStay(await browser.newPage())
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.staff, `/staff/bookings/${id}?tab=home`)
  const thing = `A window pane (${Date.now()})`
  await page.getByLabel('Damaged or missing item').fill(thing)
  await page.getByLabel('Cost').fill('80')
  await page.getByRole('textbox', { name: 'What happened' }).fill('A ball went through it.')
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page.getByText('Add an after photo.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('After photos').setInputFiles(await photo('pane.jpg', '#7a8b99'))
  await expect(page.getByText('pane.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Submit claim' }).click()
  const claimed = page.getByRole('article').filter({ hasText: thing })
  await expect(claimed.getByText('Waiting for the guest')).toBeVisible()
  await ready(page)
  await claimed.getByRole('button', { name: 'Withdraw claim' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw claim' }).click()
  await expect(claimed.getByText(/withdrew the claim$/)).toBeVisible()
})

test('R37 staff mark a booking as a no-show under its policy', { tag: '@release' }, async ({ page }) => {
  const { call } = await enter(page.context(), people.staff)
  const { bookings } = await call<{ bookings: { data: BookingCard[] } }>(
    'GET',
    'staff/bookings?when=upcoming&perPage=100',
  )
  const stay = bookings.data.findLast(({ arrive, depart }) => arrive < today() && depart > today())
  if (!stay) throw new Error('nobody stays anywhere in the demo world')
  await page.goto(`/staff/bookings/${stay.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Cancel booking' }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: /^The company or the owner/ }).press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Nobody: the guest is a no-show/ })).toBeChecked()
  await expect(sum(page)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Reason (optional)').fill('The keys are still in the box')
  await dialog.getByRole('button', { name: /^Mark as no-show/ }).press('Enter')
  await expect(page.getByText('Marked as a no-show: “The keys are still in the box”')).toBeVisible()
  await expect(page.getByText('No-show').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})
