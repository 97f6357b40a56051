import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { cents, leaveOn } from './change-stay.ts'
import { bookAndPay, freeStay, payButton, sameStay, typeCard } from './stay.ts'

const day = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change this stay' })

test('a guest adds a night and later removes one: the price difference is shown first, then applied', async ({
  page,
  request,
}) => {
  const free = await freeStay(request, 9, true, 14, 8)
  const depart = day(free.depart, -1)
  await bookAndPay(page, { ...free, bookAt: await sameStay(request, { ...free, depart }) }, 'Dora')
  const money = page.getByRole('region', { name: 'Payment' })
  const open = page.getByRole('button', { name: 'Change stay' })
  await page.getByRole('button', { name: /^Extend to/ }).press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Check-out' })).toHaveValue(
    new RegExp(free.depart.slice(0, 4)),
  )
  await page.keyboard.press('Escape')
  await open.press('Enter')
  await leaveOn(page, dialog(page), free.depart)
  const more = await dialog(page)
    .getByText(/more than before$/)
    .textContent()
  const sum = dialog(page)
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
  const [before, after] = [cents(await sum.first().textContent()), cents(await sum.last().textContent())]
  expect(after - before).toBe(cents(more))
  expect(await faults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Change stay' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Your stay has been changed.', { exact: false }).first()).toBeVisible()
  await expect(open).toBeFocused()
  await money.getByText('Price details').click()
  await expect(money.getByText('8 nights', { exact: true })).toBeVisible()
  expect(cents(await money.getByText(/^paid of/).textContent())).toBe(after)

  await open.press('Enter')
  await leaveOn(page, dialog(page), depart)
  expect(
    cents(
      await dialog(page)
        .getByText(/less than before$/)
        .textContent(),
    ),
  ).toBe(after - before)
  await dialog(page).getByRole('button', { name: 'Change stay' }).press('Enter')
  // The installments are dropped: the balance is due now. The guest pays it, unless the stored card was charged first.
  const payNow = page.getByRole('link', { name: 'Pay now' })
  const inFull = money.getByText('paid in full')
  const trip = page.url()
  await expect(payNow.or(inFull)).toBeVisible()
  await expect(async () => {
    await page.goto(trip)
    await ready(page)
    if ((await payNow.count()) > 0) {
      await payNow.click({ timeout: 5_000 })
      await typeCard(page, '4242 4242 4242 4242')
      await payButton(page).click({ timeout: 5_000 })
    }
    await expect(inFull).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  expect(cents(await money.getByText(/^\$/).first().textContent())).toBe(before)
})

test('unavailable nights are rejected with the reason, and nothing is lost', { tag: '@release' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const free = await freeStay(request, 10)
  await bookAndPay(page, free, 'Dario')
  await page.getByRole('button', { name: 'Change stay' }).click()
  await leaveOn(page, dialog(page), day(free.arrive, 400))
  await expect(dialog(page).getByRole('alert')).not.toBeEmpty()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
