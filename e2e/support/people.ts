import type { BrowserContext, Page } from '@playwright/test'
import { caller } from './caller.ts'
import { ready } from './ready.ts'

export const people = {
  guest: 'guest@demo.porchlight.test',
  owner: 'owner@demo.porchlight.test',
  staff: 'staff@demo.porchlight.test',
}
export const password = 'Porch-light-2026'

/** Logs somebody in without a page; his calls and his id. */
export const enter = async (context: BrowserContext, email: string) => {
  const call = caller(context.request)
  await call('GET', 'web-data')
  const { user } = await call<{ user: { id: number } }>('POST', 'login', { email, password })
  return { call, userId: String(user.id) }
}

/** Opens a page as somebody who is logged in already. */
export const logIn = async (page: Page, email: string, path = '/account') => {
  await enter(page.context(), email)
  await page.goto(path)
  await ready(page)
}

/** Fills in the login that stands in place of a page and waits until the page itself is there. */
export const logInHere = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'Please Login' }).waitFor({ state: 'detached' })
}
