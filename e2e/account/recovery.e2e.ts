import { expect, test } from '@playwright/test'
import { codeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { newEmail, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { notices, openGate, signUp, typeLogin } from './people.ts'

const fresh = 'leave the porch light on'

test('login-signup-switcher.1 login-signup-switcher.2 login-signup-switcher.3 login-signup-switcher.4 password-visibility.1 password-visibility.2 C567 C571 C572 C573 C574 C575 C580 C581 C582 C583 the login form, its fields, and its exits', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page, '/travelers')
  await expect(page.getByText('In order to access this page, you need to login or create a new account.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create a New Account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await openGate(page, '/travelers')
  await page.getByRole('button', { name: 'Login to Your Account' }).press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Login to Your Account' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create a New Account' })).toHaveCount(0)

  await openGate(page)
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  for (const name of ['Login', 'Forgot Password?', 'Create an Account'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('shown or not')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Have an Account? Login' }).click()
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})

test('login-form.10 C596 C597 C598 C611 C615 C616 C619 the forms require their fields, and failures say Error', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(notices(page)).toContainText('Required Fields')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('@nobody')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(notices(page)).toContainText('Error')
  await page.getByRole('button', { name: 'Return to Login Form' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody')
  await typeLogin(page, newEmail(), 'not it')
  await expect(notices(page)).toContainText('The email address or password is incorrect.')
})

test('login-form.1 login-form.2 login-form.3 login-form.4 login-form.5 login-form.8 login-form.9 C568 C570 C576 C577 C578 C584 C585 C586 C587 C590 C601 C614 C618 by keyboard: resets a forgotten password', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  const other = await (await browser.newContext()).newPage()
  await openGate(other)
  await other.getByRole('button', { name: 'Forgot Password?' }).press('Enter')
  await expect(other.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible()
  await other.getByRole('button', { name: 'Return to Login Form' }).press('Enter')
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await other.getByRole('button', { name: 'Forgot Password?' }).press('Enter')
  await other.getByLabel('Email').pressSequentially(email)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(other.getByText(`If ${email} belongs to an account`)).toBeVisible()
  await codeFor(other, email, 1)

  await other.getByRole('button', { name: 'Request a New Code' }).press('Enter')
  await expect(other.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible()
  await other.getByRole('button', { name: 'Submit' }).press('Enter')
  await codeFor(other, email, 2)
  await other.getByRole('button', { name: 'Return to Login Screen' }).press('Enter')
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await other.getByRole('button', { name: 'Forgot Password?' }).press('Enter')
  await other.getByRole('button', { name: 'Submit' }).press('Enter')

  const code = other.getByRole('textbox', { name: 'Code' })
  await code.fill('12345')
  await other.getByLabel('New password').fill('sunshine')
  await other.getByLabel('Confirm password').fill('sunshine2')
  await other.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(other.getByText('Enter all 6 characters of the code')).toBeVisible()
  await expect(other.getByText('Password and Confirmation must match')).toBeVisible()
  await expect(code).toBeFocused()
  await other.getByLabel('New password').fill('aabbccaa')
  await expect(other.getByText('combination of letters and numbers and special characters.')).toBeVisible()
  await other.getByLabel('New password').fill(fresh)
  await other.getByLabel('Confirm password').fill(fresh)
  await code.fill('abcdef')
  await other.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(notices(other)).toContainText('Error')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(other.getByLabel('New password')).toHaveValue(fresh)

  await code.fill(await codeFor(other, email, 3))
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible()

  // The session of the first browser has ended, and the old password no longer works.
  expect((await page.goto('/account'))?.status()).toBe(401)
  await ready(page)
  await typeLogin(page, email, secret)
  await expect(notices(page)).toContainText('Error')
  await typeLogin(page, email, fresh)
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('axe finds no problems in the modes of the login form', { tag: '@release' }, async ({ page }) => {
  await openGate(page)
  const look = async () => expect(await faults(page)).toEqual([])
  await look()
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await look()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await look()
})
