import { expect, type Page, test } from '@playwright/test'
import { codeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { notices, openGate, signUp, typeLogin } from './people.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Someone using a browser their account doesn't recognize. */
const stranger = async (page: Page): Promise<{ other: Page; email: string }> => {
  const email = await signUp(page)
  const other = await (await page.context().browser()?.newContext())?.newPage()
  if (!other) throw new Error('no browser')
  await openGate(other)
  await typeLogin(other, email)
  return { other, email }
}

test('verification.1 verification.3 verification.4 verification.5 device-verification-modal.1 device-verification-modal.2 two-factor-alert.1 two-factor-alert.2 two-factor-alert.3 logged-in-banner.2 C60 C592 C702 C703 C704 C708 C709 C710 C711 C713 C714 C716 C719 C725 C727 C728 C729 C366 C367 C405 C501 C522 C523 by keyboard: verifies a new device with a code', async ({
  page,
}) => {
  const { other, email } = await stranger(page)
  await expect(dialog(other).getByRole('heading', { name: 'Verify Device' })).toBeVisible()
  await expect(dialog(other)).toContainText(
    'Un-recognized device. Please complete the form below to verify your account.',
  )
  await expect(other.getByText('Your device requires verification. After you verify the device')).toBeAttached()
  await expect(dialog(other)).toContainText(`${email.slice(0, 2)}••`)
  await expect(dialog(other)).not.toContainText(email)
  await expect(dialog(other).getByRole('radio')).toHaveCount(0)

  await other.keyboard.press('Escape')
  await expect(dialog(other)).toHaveCount(0)
  await expect(other.getByText('Your account requires two factors authorization.')).toBeVisible()
  await other.getByRole('button', { name: 'Verify Device' }).press('Enter')
  await other.evaluate(() => {
    addEventListener('porchlight:verify', (event) => {
      document.title = `verified ${(event as CustomEvent<{ challengeId: number }>).detail.challengeId > 0}`
    })
  })
  await dialog(other).getByRole('button', { name: 'Request Code' }).press('Enter')

  const code = dialog(other).getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  const right = await codeFor(other, email)
  await code.fill('123')
  await other.keyboard.press('Enter')
  await expect(notices(other)).toContainText('Error')
  await expect(notices(other)).toContainText('Please enter the 6 digits verification code (without any spaces)')
  await code.fill(right === '000000' ? '111111' : '000000')
  await other.keyboard.press('Enter')
  await expect(notices(other)).toContainText(/Incorrect Code.*Please enter the 6 digits verification code/s)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(await faults(other)).toEqual([])

  await code.fill(right)
  await other.keyboard.press('Enter')
  await expect(dialog(other)).toHaveCount(0)
  await expect(other).toHaveTitle('verified true')
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(other.getByText('Your account requires two factors authorization.')).toHaveCount(0)

  // From now on, a password is enough here.
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await openGate(other)
  await typeLogin(other, email)
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('verification.6 verification.9 C705 C706 C715 requests a new code, and cancels without submitting one', {
  tag: '@release',
}, async ({ page }) => {
  const { other } = await stranger(page)
  await dialog(other).getByRole('button', { name: 'Request Code' }).click()
  await dialog(other).getByRole('button', { name: 'Request New Code' }).click()
  await expect(dialog(other).getByRole('button', { name: 'Request Code' })).toBeVisible()
  await dialog(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(other)).toHaveCount(0)
  await expect(other.getByText('Your account requires two factors authorization.')).toBeVisible()
})

test("verification.2 verification.7 verification.8 C726 C707 C730 codes can't be sent, or the account has no contact details", {
  tag: '@release',
}, async ({ page }) => {
  const { other } = await stranger(page)
  await expect(dialog(other).getByRole('button', { name: 'Request Code' })).toBeVisible()
  await other.context().setOffline(true)
  await dialog(other).getByRole('button', { name: 'Request Code' }).click()
  await expect(notices(other)).toContainText('Could not send the verification code. Please try again')
  await dialog(other).getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('button', { name: 'Verify Device' }).click()
  await expect(dialog(other)).toContainText('Error')
  await expect(dialog(other)).toContainText('Could not complete request')
  await other.context().setOffline(false)
  await dialog(other).getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog(other).getByRole('button', { name: 'Request Code' })).toBeVisible()
})
