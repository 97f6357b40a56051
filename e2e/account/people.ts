import type { Page } from '@playwright/test'
import { signupCodeFor } from '../support/codes.ts'
import { join, secret, toLoginForm } from '../support/people.ts'
import { countRequests, quiet } from '../support/quiet.ts'
import { ready } from '../support/ready.ts'

export const notices = (page: Page) => page.getByRole('region', { name: /Notices/ })

/** Opens a page that needs a login, with the form ready for input. */
export const openGate = async (page: Page, path = '/account') => {
  await page.goto(path)
  await ready(page)
}

/** Opens what few people need on the account page: sessions, devices, keys, activity, offline data. */
export const openAdvanced = (page: Page) => page.locator('summary', { hasText: 'Advanced' }).click()

export const fillAddress = async (page: Page, at = 0) => {
  await page.getByLabel('Street address').nth(at).fill('4 Lantern Lane')
  await page.getByLabel('City').nth(at).fill('Averil Harbor')
  await page.getByLabel('State', { exact: true }).nth(at).selectOption('NY')
  await page.getByLabel('Zip Code').nth(at).fill('11983')
}

export const fillPerson = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Wren')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+1 631 555 0188')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
}

/** Types the code emailed to the address that is signing up, and creates the account. */
export const typeSignupCode = async (page: Page, email: string) => {
  await page.getByLabel('Verification code').fill(await signupCodeFor(page, email))
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Signs up a new renter and opens the account page; returns the email address. */
export const signUp = async (page: Page): Promise<string> => {
  const { email } = await join(page.context())
  countRequests(page)
  await openGate(page)
  await quiet(page)
  return email
}

export const typeLogin = async (page: Page, email: string, password = secret) => {
  await toLoginForm(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
