import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { bookedBy, type FreeStay, ownersStay, sameStay } from './stay.ts'

/** Four weeks: no part of a stay this long is refunded just because it was booked a moment ago. */
const nights = 28

const choose = async (page: Page, policy: string, atBooking: string) => {
  await page.getByRole('radio', { name: policy }).check()
  await page.getByLabel('Due at booking').fill(atBooking)
  await page.getByRole('button', { name: 'Save terms' }).click()
  await expect(page.getByText('Terms saved. They apply to new quotes.').first()).toBeVisible()
}

const others = async (browser: Browser, name: string, stay: FreeStay, from: number, to: number) => {
  const context = await browser.newContext()
  await bookedBy(context, name, { ...stay, arrive: addDays(stay.arrive, from), depart: addDays(stay.arrive, to) })
  await context.close()
}

test('R40 an owner refunds rebooked nights; a guest cancels and sees how many nights others have rebooked', {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const stay = await ownersStay(page, 4, nights)
  await page.goto(`/owners/guide/${stay.home.id}`)
  await ready(page)
  await choose(page, 'Rebooking by night', '100')
  expect(await faults(page)).toEqual([])

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(await sameStay(guest.request, stay))
  await expect(guest.getByText(/What rebooked nights earn is refunded, .*, less \$100/).first()).toBeVisible()
  const booking = await bookedBy(context, 'Sunniva', stay)
  await guest.goto(`/travelers/bookings/${booking}`)
  await ready(guest)
  await guest.getByRole('button', { name: 'Cancel stay' }).click()
  const dialog = guest.getByRole('alertdialog')
  await dialog.getByRole('button', { name: /^Cancel (and refund|without a refund)/ }).click()
  await expect(dialog).toHaveCount(0)
  const rebooked = guest.getByRole('region', { name: 'If your nights are rebooked' })
  await expect(rebooked.getByText('0 of 28 nights rebooked')).toBeVisible()

  await others(browser, 'Torvald', stay, 0, 8)
  await guest.reload()
  await expect(rebooked.getByText('8 of 28 nights rebooked')).toBeVisible()
  await expect(rebooked.getByText(/We refund you when theirs becomes non-refundable/)).toBeVisible()
  expect(await faults(guest)).toEqual([])

  await choose(page, 'Firm', '50')
})
