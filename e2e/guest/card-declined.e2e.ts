import { expect, test } from '@playwright/test'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

test('a declined card loses no typed text: the hold continues and another card pays', async ({ page, request }) => {
  const { bookAt } = await freeStay(request, 2)
  await page.goto(bookAt)
  await signUpInCheckout(page, 'Elena')
  await holdNights(page)
  await signAgreement(page, 'Elena Marchetti')

  await typeCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your bank declined this card')
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByLabel('Name on card')).toHaveValue('Elena Marchetti')
  await expect(page.getByLabel('Security code')).toHaveValue('123')
  await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Card number').fill('4000 0000 0000 9995')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Insufficient funds')
  // On a phone, the message is visible and not covered by either bar.
  const isInSight = () =>
    page.getByRole('alert').evaluate((alert) => {
      const { left, top, bottom } = alert.getBoundingClientRect()
      return [top + 4, bottom - 4].every((y) => alert.contains(document.elementFromPoint(left + 24, y)))
    })
  await expect.poll(isInSight).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByText('You’re booked')).toBeVisible()
})

test('a lost response is retried, and the card is charged once', { tag: '@release' }, async ({ page, request }) => {
  const { bookAt } = await freeStay(request, 3)
  await page.goto(bookAt)
  await signUpInCheckout(page, 'Nora')
  await holdNights(page)
  await signAgreement(page, 'Nora Marchetti')
  await typeCard(page, '4000 0000 0000 0341')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/, { timeout: 40_000 })
  await page.getByText('Payments', { exact: true }).click()
  await expect(page.getByText(/Visa •••• \d+, paid/)).toHaveCount(1)
})
