import { expect, test } from '@playwright/test'
import { codeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { notices, openGate, signUp, typeLogin } from './people.ts'
import { asStaff, idOf } from './staff.ts'

const fresh = 'leave the porch light on'
const reason = { reason: 'asked for on the phone' }

test('password-change.1 password-change.2 password-change.3 password-change.4 C735 C737 C738 C739 C740 C744 C745 C746 C747 C748 C750 C751 C753 by keyboard: changes a password', async ({
  page,
}) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Change password' }).press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(modal).toHaveCount(0)
  await page.getByRole('button', { name: 'Change password' }).press('Enter')
  const field = (label: string) => modal.getByLabel(label, { exact: true })
  for (const label of ['Current password', 'New password', 'Confirm password']) {
    await modal.getByRole('button', { name: `Show ${label}` }).click()
    await expect(field(label)).toHaveAttribute('type', 'text')
    await modal.getByRole('button', { name: `Hide ${label}` }).click()
  }
  expect(await faults(page)).toEqual([])
  await field('New password').fill('sun')
  await expect(field('New password')).not.toHaveAttribute('aria-invalid', 'true')
  await modal.getByRole('button', { name: 'Change Password' }).press('Enter')
  await expect(notices(page)).toContainText('Required Fields')
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(modal).toContainText('combination of letters and numbers and special characters.')
  await expect(modal).toContainText('Password and Confirmation must match')
  await field('Current password').fill('not the one')
  await field('New password').fill(fresh)
  await field('Confirm password').fill(fresh)
  await expect(field('New password')).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('The current password is incorrect.')
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true')
  await field('Current password').fill(secret)
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  await expect(notices(page)).toContainText('Your password was changed.')
})

test("temporary-password-modal.1 temporary-password-modal.2 C61 C368 C369 C736 C741 C743 C752 C405 a temporary password asks for a new one and can't be dismissed", {
  tag: '@release',
}, async ({ page }) => {
  const email = await signUp(page)
  const desk = await asStaff(page)
  await desk.call('POST', `staff/accounts/${await idOf(page)}/temporary-password`, reason)
  await desk.close()
  const temporary = await codeFor(page, email, 1, /^[a-z\d-]{12,}$/)
  await openGate(page)
  await typeLogin(page, email, temporary)
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Password Expired' })).toBeVisible()
  await expect(page.getByText('Choose your own password to open this page')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'My Account' })).toHaveCount(0)
  await expect(modal.getByLabel('Current password')).toHaveCount(0)
  await expect(modal.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal).toBeVisible()
  await modal.getByLabel('New password', { exact: true }).fill(fresh)
  await modal.getByLabel('Confirm password', { exact: true }).fill(fresh)
  await modal.getByRole('button', { name: 'Change Password' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('password-expiry.1 password-expiry.2 password-expiry.3 login-form.6 login-form.7 logged-in-banner.1 C569 C579 C588 C591 C398 an expired password opens its own mode, with the banner', {
  tag: '@release',
}, async ({ page }) => {
  const email = await signUp(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  const modal = page.getByRole('dialog')
  for (const [label, typed] of [
    ['Current password', secret],
    ['New password', fresh],
    ['Confirm password', fresh],
  ] as const)
    await modal.getByLabel(label, { exact: true }).fill(typed)
  const desk = await asStaff(page)
  await desk.call('POST', `staff/accounts/${await idOf(page)}/expire-password`, reason)
  await desk.close()
  // A call answered with 459 turns the open page into the form: this call does, unless one of the page's own came
  // before.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Your password has expired. Please reset it.')).toBeVisible()
  expect((await page.goto('/account'))?.status()).toBe(403)
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Password Expired' })).toBeVisible()
  await expect(page.getByText('Your password has expired. Please reset it.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, email))
  await page.getByLabel('New password').fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})
