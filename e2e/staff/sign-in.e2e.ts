import { expect, test } from '@playwright/test'
import { demoSecret } from '../../apps/server/src/demo/staff-secret.ts'
import { enrollSecondFactor } from '../account/enroll.ts'
import { openGate, signUp, typeLogin } from '../account/people.ts'
import { idOf } from '../account/staff.ts'
import { totp } from '../account/totp.ts'
import { codeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { enter, password, people } from '../support/people.ts'

test('staff sign in with an authenticator code; the password alone opens nothing', async ({ page, browser }) => {
  // Journeys that log in at the same time have used their code and need no other.
  await enter(await browser.newContext(), people.books)
  await openGate(page, '/staff/trust')
  await typeLogin(page, people.books, password)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Code from your authenticator app')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trust account' })).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Code from your authenticator app').fill('000000')
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog.getByText('Please enter the 6 digits verification code')).toBeVisible()
  expect((await page.request.get('/app-portal/v1.1/staff/approvals')).status()).toBe(469)
  // The next code: the current one may have been used.
  await dialog.getByLabel('Code from your authenticator app').fill(totp(demoSecret(people.books), 1))
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page).toHaveURL(/\/staff\/trust/)
  await expect(page.getByRole('heading', { level: 1, name: 'Trust account' })).toBeVisible()
  expect((await page.request.get('/app-portal/v1.1/staff/approvals')).status()).toBe(200)
})

test('a new staff member adds a second factor before the console opens', async ({ page, browser }) => {
  const email = await signUp(page)
  const id = await idOf(page)
  const { call } = await enter(await browser.newContext(), people.admin)
  await call('PUT', `staff/accounts/${id}/roles`, { roles: ['traveler', 'staff'], reason: 'Joins the team on Monday' })
  await call('PUT', `staff/accounts/${id}/permissions`, { permissions: ['content'], reason: 'Looks after the reviews' })

  // The earlier session needs an emailed code, then a second factor.
  await openGate(page, '/staff/reviews')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request Code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeFor(page, email))
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Add a second factor first' })).toBeVisible()
  await expect(dialog.getByText('Staff accounts need a second factor.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await enrollSecondFactor(page)
  await expect(page.getByRole('heading', { name: 'Add a second factor first' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
})
