import { expect, type Page, test } from '@playwright/test'
import { signupCodeFor } from '../support/codes.ts'
import { logIn, logInHere, password, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const fillSignup = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Wren')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+1 631 555 0188')
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  await page.getByLabel('Street address').fill('4 Lantern Lane')
  await page.getByLabel('City').fill('Averil Harbor')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByLabel('Zip Code').fill('11983')
}

test('a page behind the login shows the login form in place, then the page', async ({ page }) => {
  const answer = await page.goto('/account')
  expect(answer?.status()).toBe(401)
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await logInHere(page, people.guest)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(
    page
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('heading', { name: 'Please Login' }))
      .first(),
  ).toBeVisible()
  expect((await page.goto('/account'))?.status()).toBe(401)
})

test('a wrong password shows an error and keeps the typed email', { tag: '@release' }, async ({ page }) => {
  await page.goto('/account')
  await ready(page)
  await page.getByLabel('Email').fill(people.guest)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(
    page
      .getByRole('alertdialog')
      .or(page.getByRole('alert'))
      .or(page.getByRole('region', { name: /Notices/ }))
      .first(),
  ).toContainText(/Error|password/i)
  await expect(page.getByLabel('Email')).toHaveValue(people.guest)
})

test('C63 failure-feedback live-after-submit the form shows no errors until submitted, then one at each missing field', async ({
  page,
}) => {
  await page.goto('/account')
  await ready(page)
  const email = page.getByLabel('Email')
  await email.fill('ana@example.com')
  await email.fill('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const notices = page.getByRole('region', { name: /Notices/ })
  await expect(notices).toContainText('Required Fields')
  await expect(notices).toContainText('Please complete the highlighted fields')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await email.fill('ana@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('server-required fields are marked until they change', { tag: '@release' }, async ({ page }) => {
  await page.goto('/account')
  await ready(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await fillSignup(page, people.guest)
  await page.getByLabel('Password', { exact: true }).fill('sunshine')
  await page.getByLabel('Confirm password').fill('sunshine')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const secret = page.getByLabel('Password', { exact: true })
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await secret.fill('the lamp stays lit 42')
  await expect(secret).not.toHaveAttribute('aria-invalid', 'true')
})

test('signing up creates an account and logs in', async ({ page }) => {
  await page.goto('/account')
  await ready(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  const email = `ada.wren.${Date.now()}@example.com`
  await fillSignup(page, email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password and Confirmation must match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Verification code').fill(await signupCodeFor(page, email))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your account was created successfully.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('a guest has no access to the owner portal', { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.guest)
  expect((await page.goto('/owners'))?.status()).toBe(403)
  await expect(page.getByText('you do not have permissions to access this screen')).toBeVisible()
})

test('signup-logged-in a logged-in user must log out before creating an account', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, people.guest)
  await page.goto('/owners/signup')
  await expect(page.getByRole('main')).toContainText(/log ?out/i)
  await expect(page.getByLabel('First name')).toHaveCount(0)
})
