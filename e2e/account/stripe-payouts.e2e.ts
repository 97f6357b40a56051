import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { enrollSecondFactor } from './enroll.ts'
import { signUp } from './people.ts'

/** Enters the password where requested, until the sandbox standing in for Stripe asks its own question. */
const reachSandbox = async (page: Page) => {
  const confirmation = page.getByRole('heading', { name: 'Confirm it’s you' })
  const question = page.getByRole('heading', { name: 'Sandbox: where are you paid?' })
  await expect(confirmation.or(question)).toBeVisible()
  if (await confirmation.isVisible()) {
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(secret)
    await page.keyboard.press('Enter')
  }
  await expect(question).toBeVisible()
}

for (const [where, width] of [
  ['at a desk', 1440],
  ['on a phone', 390],
] as const)
  test(`R56 someone sets up payouts through Stripe with a bank account that waits three days, ${where}`, {
    tag: where === 'at a desk' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signUp(page)
    await page.goto('/travelers/accounting/accounts')
    await ready(page)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Set up Stripe payouts' }).press('Enter')
    await enrollSecondFactor(page)
    await reachSandbox(page)
    await page.goto('/travelers/accounting/accounts')
    await ready(page)
    await expect(page.getByText('Finish your setup at Stripe.')).toBeVisible()
    await expect(page.getByText('an ID document')).toBeVisible()
    expect(await faults(page)).toEqual([])

    await page.getByRole('button', { name: 'Continue at Stripe' }).press('Enter')
    await reachSandbox(page)
    await page.getByRole('button', { name: 'Account ••6789 takes every payout' }).press('Enter')
    await expect(page.getByText('Stripe is set up. Payouts go there after three days.')).toBeVisible()
    await expect(page).toHaveURL(/\/accounting\/accounts$/)
    const row = page.getByRole('listitem').filter({ hasText: 'Stripe, account ending in 6789' })
    await expect(row).toContainText('Pending')
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
