import { expect, type Page, test } from '@playwright/test'
import { codeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { newEmail, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { notices, openAdvanced, openGate, signUp, typeLogin } from './people.ts'
import { totp } from './totp.ts'

const modal = (page: Page) => page.getByRole('dialog')

/** A virtual authenticator that approves every request. */
const withPasskeys = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('verifies a phone number, changes an email, and shows both', { tag: '@release' }, async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Verify number' }).click()
  await expect(modal(page).getByRole('heading', { name: 'Verify Account' })).toBeVisible()
  await modal(page).getByRole('radio', { name: 'Phone Call' }).check()
  await modal(page).getByRole('button', { name: 'Request Code' }).click()
  await modal(page).getByRole('button', { name: 'Yes, send code' }).click()
  await modal(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeFor(page, '+16315550188'))
  await modal(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('+1 631 555 0188 · Verified')).toBeVisible()

  const next = newEmail()
  await page.getByRole('button', { name: 'Change email' }).click()
  await modal(page).getByLabel('New email').fill(next)
  await modal(page).getByRole('button', { name: 'Send code' }).click()
  await modal(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeFor(page, next))
  await modal(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByText(next).first()).toBeVisible()
})

test('C734 C701 lists, renames, and ends sessions and devices', { tag: '@release' }, async ({ page, browser }) => {
  const email = await signUp(page)
  const other = await (await browser.newContext()).newPage()
  await openGate(other)
  await typeLogin(other, email)
  await modal(other).getByRole('button', { name: 'Request Code' }).click()
  await modal(other)
    .getByRole('textbox', { name: 'Code' })
    .fill(await codeFor(other, email))
  await modal(other).getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible()

  await page.reload()
  await ready(page)
  await openAdvanced(page)
  await page
    .getByRole('button', { name: /^Rename / })
    .first()
    .click()
  await modal(page).getByLabel('Device name').fill('Kitchen tablet')
  await modal(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kitchen tablet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Log out of all other sessions' }).click()
  await expect(notices(page)).toContainText('1 other session was logged out.')
  expect((await other.goto('/account'))?.status()).toBe(401)
  expect(await faults(page)).toEqual([])
})

test('adds a passkey that verifies the person on a new device', { tag: '@release' }, async ({ page, baseURL }) => {
  const local = baseURL?.replace('127.0.0.1', 'localhost') ?? ''
  await page.goto(local)
  await withPasskeys(page)
  const email = newEmail()
  await page.goto(`${local}/account`)
  await ready(page)
  const { fillAddress, fillPerson, typeSignupCode } = await import('./people.ts')
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await fillPerson(page, email)
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await typeSignupCode(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await modal(page).getByLabel('Name').fill('This laptop')
  await modal(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This laptop')).toBeVisible()
  await openAdvanced(page)
  const forget = page.getByRole('region', { name: 'Trusted devices' }).getByRole('button', { name: /^Remove / })
  await forget.click()
  await expect(forget).toHaveCount(0)
  await page.goto(`${local}/account`)
  await ready(page)
  await typeLogin(page, email, secret)
  await expect(modal(page).getByRole('heading', { name: 'Verify Device' })).toBeVisible()
  await modal(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove This laptop' }).click()
  await expect(page.getByText('This laptop')).toHaveCount(0)
})

test('an authenticator app verifies the person on a new device, and a recovery code replaces it', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  await page.getByRole('button', { name: 'Set up app' }).press('Enter')
  await expect(modal(page).getByRole('img', { name: /QR code with the key/ })).toBeVisible()
  const key = ((await modal(page).getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  expect(await faults(page)).toEqual([])
  const typed = modal(page).getByLabel('Code from your app')
  await typed.fill('12 34')
  await page.keyboard.press('Enter')
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await typed.fill(totp(key))
  await page.keyboard.press('Enter')
  await expect(modal(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await modal(page).getByRole('code').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await faults(page)).toEqual([])
  await modal(page).getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 left')).toBeVisible()

  const elsewhere = async () => {
    const other = await (await browser.newContext()).newPage()
    await openGate(other)
    await typeLogin(other, email)
    await expect(modal(other).getByRole('heading', { name: 'Verify Device' })).toBeVisible()
    return other
  }
  const withApp = await elsewhere()
  // The code that added the app is used up, so this is the next one.
  await modal(withApp).getByLabel('Code from your authenticator app').fill(totp(key, 1))
  await withApp.keyboard.press('Enter')
  await expect(withApp.getByRole('heading', { name: 'My Account' })).toBeVisible()

  const withoutApp = await elsewhere()
  await modal(withoutApp).getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = modal(withoutApp).getByLabel('Recovery code', { exact: true })
  await recovery.fill('aaaaa-bbbbb-ccccc')
  await withoutApp.keyboard.press('Enter')
  await expect(recovery).toHaveAttribute('aria-invalid', 'true')
  await recovery.fill(codes[0] ?? '')
  await withoutApp.keyboard.press('Enter')
  await expect(withoutApp.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(withoutApp.getByText('9 left')).toBeVisible()

  await page.getByRole('button', { name: 'Remove app' }).click()
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible()
  await expect(page.getByText('Recovery codes')).toHaveCount(0)
})

test('shows an API key once, downloads data, and closes the account', async ({ page }) => {
  const email = await signUp(page)
  await openAdvanced(page)
  await page.getByRole('button', { name: 'Create API key' }).click()
  await modal(page).getByLabel('Key name').fill('Channel manager')
  await modal(page).getByRole('checkbox', { name: 'Read bookings' }).check()
  await modal(page).getByRole('button', { name: 'Create API key' }).click()
  await expect(modal(page).getByText(/^plk_/)).toBeVisible()
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Channel manager', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  expect((await download).suggestedFilename()).toBe('account.json')

  await page.getByRole('button', { name: 'Close account', exact: true }).click()
  await page.getByRole('alertdialog').getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account permanently' }).click()
  await expect(page).toHaveURL(/\/$/)
  await openGate(page)
  await typeLogin(page, email, secret)
  await expect(notices(page)).toContainText('The email address or password is incorrect.')
})
