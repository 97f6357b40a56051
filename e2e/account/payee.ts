import { expect, type Page } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { enrollSecondFactor } from './enroll.ts'
import { fillAddress, notices } from './people.ts'

type Portal = 'owners' | 'partners' | 'travelers'

/** Opens a page of a portal's accounting. */
const open = async (page: Page, portal: Portal, path: string, heading: string): Promise<void> => {
  await page.goto(`/${portal}/accounting/${path}`)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])
}

/**
 * Signs a W-9 as an individual, then adds a bank account in the United States that ends in 6789, by a person without a
 * second factor. `later` is how many half minutes the server's clock is ahead. Returns the key of the app they set up.
 */
export const addPayee = async (page: Page, portal: Portal, name: string, later = 0): Promise<string> => {
  await open(page, portal, 'initial-w9', 'Your W-9')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await fillAddress(page)
  await page.getByLabel('Number', { exact: true }).fill('219-09-9999')
  await page.getByRole('checkbox', { name: 'I certify this.' }).check()
  await page.getByLabel('Signature (your full name)').fill(name)
  await page.getByRole('button', { name: 'Sign W-9', exact: true }).click()
  const key = await enrollSecondFactor(page, later)
  await expect(notices(page).getByText('W-9 signed.')).toBeVisible()
  await expect(page.getByText('Social security number, ending in 9999')).toBeVisible()
  await open(page, portal, 'accounts', 'Payout accounts')
  await page.getByRole('button', { name: 'Add account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Routing number').fill('021000021')
  await dialog.getByLabel('Account number').fill('000123456789')
  await dialog.getByRole('button', { name: 'Add account' }).click()
  await expect(notices(page).getByText('Account added.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Checking account ending in 6789' })
  await expect(row).toContainText(`${name}, active from`)
  return key
}
