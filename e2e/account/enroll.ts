import { expect, type Page } from '@playwright/test'
import { totp } from './totp.ts'

/**
 * Sets up an authenticator app when a change requires a second factor; the change then continues automatically.
 * `later` is how many half minutes the server's clock is ahead. Returns the app's key.
 */
export const enrollSecondFactor = async (page: Page, later = 0): Promise<string> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Set up app' }).press('Enter')
  await expect(dialog.getByRole('img', { name: /QR code with the key/ })).toBeVisible()
  const key = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code from your app').fill(totp(key, later))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
  return key
}
