import type { Page } from '@playwright/test'

export const people = {
  guest: 'guest@demo.porchlight.test',
  owner: 'owner@demo.porchlight.test',
}
export const password = 'Porch-light-2026'

/** Fills in the login that stands in place of a page and waits until the page itself is there. */
export const logIn = async (page: Page, email: string, path = '/account') => {
  await page.goto(path)
  await logInHere(page, email)
}

export const logInHere = async (page: Page, email: string) => {
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'Please Login' }).waitFor({ state: 'detached' })
}
