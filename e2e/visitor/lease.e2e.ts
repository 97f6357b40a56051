import { expect, test } from '@playwright/test'
import { holdNights, signUpInCheckout } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

test("a partner's lease link leads to a home for whole months, and the booking is attributed", async ({
  page,
  browser,
}) => {
  const code = 'alvarez-homes'
  await page.goto(`/lease/${code}`)
  await expect(page.getByRole('heading', { name: 'A home for the season', level: 1 })).toBeVisible()
  expect(await faults(page)).toEqual([])
  const starts = page.getByRole('navigation', { name: 'Homes available by month' })
  const free = starts.getByRole('link', { name: /: [1-9]\d* homes?$/ })
  await free.last().click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d&months=1&adults=2/)
  await expect(page.getByRole('status').filter({ hasText: /available from/ })).toContainText(/^[1-9]/)
  const homes = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /sleeps/ })
  const name = (await homes.last().getByRole('heading').textContent()) ?? ''
  await homes.last().click()
  await expect(page).toHaveURL(
    new RegExp(`/properties/[^/]+/${code}\\?arrive=\\d{4}-\\d\\d-01&depart=\\d{4}-\\d\\d-01`),
  )
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: /^(Book these nights|Request to book)/ })
    .first()
    .click()
  const surname = await signUpInCheckout(page, 'Lena')
  expect(surname).toContain('lena-')
  const instant = await page.getByRole('button', { name: 'Hold these nights for 15 minutes' }).isVisible()
  if (instant) await holdNights(page)
  else {
    await page.getByRole('button', { name: /^Request to book/ }).click()
    await expect(page).not.toHaveURL(/\/book\?/)
  }
  const staff = await browser.newPage()
  await logIn(staff, people.staff, '/staff/partners')
  await expect(
    staff
      .getByRole('row', { name: /Lena Marchetti/ })
      .filter({ hasText: code })
      .first(),
  ).toContainText(name)
  await staff.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('months are selected in plain fields', async ({ page }) => {
    await page.goto('/lease/nobody-known')
    await page.getByLabel('How long').selectOption({ label: '2 months' })
    await page.getByLabel('Adults').fill('4')
    await page.getByRole('button', { name: 'Show homes' }).click()
    await expect(page).toHaveURL(/\/lease\/nobody-known\?month=\d{4}-\d\d&months=2&adults=4/)
    await expect(page.getByLabel('How long')).toHaveValue('2')
  })
})
