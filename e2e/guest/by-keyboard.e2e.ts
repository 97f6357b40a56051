import { expect, type Locator, type Page, test } from '@playwright/test'
import { signupCodeFor } from '../support/codes.ts'
import { newEmail, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeStay, payButton } from './stay.ts'

const mostTabs = 60

/** Presses Tab until the focus is on the target, which must then be visible. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate((element) => element === document.activeElement))) continue
    await expect(target).toBeInViewport()
    return
  }
  throw new Error(`${target} is not reached by ${mostTabs} tabs`)
}

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Digit by digit, in the order of this browser's language. */
const typeDate = async (page: Page, label: RegExp, date: string): Promise<void> => {
  const [year, month, day] = date.split('-')
  await tabTo(page, page.getByRole('complementary', { name: 'Show the price' }).getByLabel(label))
  await page.keyboard.type(`${month}${day}${year}`)
}

test('a guest books and pays with the keyboard alone, and focus never jumps to the top', async ({ page, request }) => {
  test.slow()
  const { home, arrive, depart } = await freeStay(request, 13, true, 22)
  await page.goto(`/properties/${home.slug}`)
  await ready(page)
  await typeDate(page, /^Check-in from/, arrive)
  await typeDate(page, /^Check-out by/, depart)
  await press(page, page.getByRole('link', { name: 'Book these nights' }).first())
  await expect(page).toHaveURL(/\/book\?/)
  await expect(page.getByRole('main')).toBeFocused()
  // C622 C631 C845 The quick sign-up: all twelve columns, the terms visible, no address.
  const quick = page.getByRole('form', { name: 'Guest details' })
  const [inner, outer] = await quick.evaluate((form) => [form.clientWidth, form.parentElement?.clientWidth])
  expect(inner).toBe(outer)
  await expect(quick).toContainText('By creating an account you agree to the Terms')
  await expect(quick.getByLabel('Street address')).toHaveCount(0)

  await type(page, 'First name', 'Keya')
  await type(page, 'Last name', 'Marchetti')
  const email = newEmail()
  await type(page, 'Email', email)
  await type(page, 'Phone', '+1 631 555 0188')
  await type(page, 'Password', secret)
  await type(page, 'Confirm password', secret)
  await press(page, page.getByRole('button', { name: 'Create account and continue' }))
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await signupCodeFor(page, email))
  await page.keyboard.press('Enter')
  const hold = page.getByRole('button', { name: 'Hold these nights for 15 minutes' })
  await expect(hold).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/book-payment\?booking=\d+/)
  await expect(page.getByRole('main')).toBeFocused()

  await type(page, 'Type your full name to sign', 'Keya Marchetti')
  await tabTo(page, page.getByRole('checkbox', { name: /I’ve read the agreement/ }))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Sign agreement' }))
  await expect(page.getByRole('region', { name: 'Payment' }).locator(':focus')).toHaveCount(1)

  await type(page, 'Card number', '4242424242424242')
  await type(page, 'Name on card', 'Keya Marchetti')
  await type(page, 'Expires', '0929')
  await type(page, 'Security code', '123')
  await type(page, 'Billing ZIP', '11983')
  await press(page, payButton(page))
  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await expect(page.getByRole('main')).toBeFocused()

  const cancel = page.getByRole('button', { name: 'Cancel stay' })
  await press(page, cancel)
  await expect(
    page
      .getByRole('dialog', { name: /Cancel this stay/ })
      .or(page.getByRole('alertdialog'))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
})
