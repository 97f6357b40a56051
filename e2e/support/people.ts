import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { caller } from './caller.ts'
import { signupCodeFor } from './codes.ts'
import { ready } from './ready.ts'
import { proveSecondFactor } from './staff-factor.ts'

export const people = {
  guest: 'guest@demo.porchlight.test',
  owner: 'owner@demo.porchlight.test',
  agent: 'agent@demo.porchlight.test',
  broker: 'broker@demo.porchlight.test',
  affiliate: 'affiliate@demo.porchlight.test',
  staff: 'staff@demo.porchlight.test',
  books: 'books@demo.porchlight.test',
  admin: 'admin@demo.porchlight.test',
}
export const password = 'Porch-light-2026'

/** They log in with a second factor. */
export const staff = [people.staff, people.books, people.admin]

/** Logs a person in without a page, staff with their second factor; returns their API calls and id. */
export const enterBy = async (request: APIRequestContext, email: string, by = password) => {
  const call = caller(request)
  const { site } = await call<{ site: { publicUrl: string } }>('GET', 'web-data')
  const { user } = await call<{ user: { id: number } }>('POST', 'login', { email, password: by })
  if (staff.includes(email)) await proveSecondFactor(call, { email, origin: site.publicUrl })
  return { call, userId: String(user.id) }
}

export const enter = (context: BrowserContext, email: string, by = password) => enterBy(context.request, email, by)

export const newEmail = (): string => `ada.${randomUUID()}@example.com`
/** The password of everyone who signs up in a journey. */
export const secret = 'the lamp stays lit 42'

/** Signs up and logs in a new traveler without a page; returns their API calls and email. */
export const join = async (context: BrowserContext, name = { firstName: 'Ada', lastName: 'Wren' }) => {
  const email = newEmail()
  const call = caller(context.request)
  await call('GET', 'web-data')
  await call('POST', 'signup/code', { email })
  await call('POST', 'signup', {
    ...name,
    code: await signupCodeFor(context, email),
    email,
    phone: '+1 631 555 0188',
    line1: '4 Lantern Lane',
    city: 'Averil Harbor',
    state: 'NY',
    zip: '11983',
    password: secret,
    confirmPassword: secret,
    isTraveler: true,
  })
  return { call, email }
}

/** Opens a page as someone who is already logged in. */
export const logIn = async (page: Page, email: string, path = '/account') => {
  await enter(page.context(), email)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBeLessThan(500)
  await ready(page)
}

/** Continues from the choice between login and sign-up shown in place of a page; "Log in" leads to the form itself. */
export const toLoginForm = async (page: Page) => {
  await page.getByRole('heading', { name: 'Please Login' }).waitFor()
  const choice = page.getByRole('button', { name: 'Login to Your Account' })
  if (await choice.isVisible()) await choice.click()
}

/** Fills in the login shown in place of a page and waits until the page itself appears. */
export const logInHere = async (page: Page, email: string) => {
  await toLoginForm(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'Please Login' }).waitFor({ state: 'detached' })
}
