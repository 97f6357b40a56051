import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { enrollSecondFactor } from './enroll.ts'
import { notices, openAdvanced, signUp } from './people.ts'

const modal = (page: Page) => page.getByRole('dialog')

/** The subjects of the emails sent to an address. */
const emailsTo = async (page: Page, to: string): Promise<string[]> => {
  const all = (await (await page.request.get('/dev/outbox.json')).json()) as { to: string; subject: string }[]
  return all.filter((sent) => sent.to === to).map(({ subject }) => subject)
}

const profile = async (page: Page) => {
  await page.goto('/travelers/profile')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
}

/** Guests who have never been paid see no link to the page, but its address still works. */
const open = async (page: Page, path: string, heading: string) => {
  await profile(page)
  await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible()
  for (const name of [/^Payout accounts/, /^W-9/]) await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await ready(page)
}

test('R56 adds a payout account by keyboard with a second factor, holds it for three days, and withdraws it', async ({
  page,
}) => {
  const email = await signUp(page)
  await ready(page)
  await open(page, '/travelers/accounting/accounts', 'Payout accounts')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add account' }).press('Enter')
  await expect(modal(page).getByLabel('Account holder')).toHaveValue('Ada Wren')
  await modal(page).getByRole('button', { name: 'Add account' }).press('Enter')
  await expect(notices(page)).toContainText('Required Fields')
  await modal(page).getByLabel('Routing number').fill('021000022')
  await expect(modal(page).getByText('Enter a valid nine-digit routing number.')).toBeVisible()
  await modal(page).getByLabel('Routing number').fill('021000021')
  await expect(modal(page).getByText('Enter a valid nine-digit routing number.')).toHaveCount(0)
  await modal(page).getByLabel('Account number').fill('000123456789')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await enrollSecondFactor(page)
  await expect(notices(page).getByText('Account added.')).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: 'Checking account ending in 6789' })
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('Ada Wren, active from')
  await expect(page.getByText('000123456789')).toHaveCount(0)
  await expect.poll(() => emailsTo(page, email)).toContain('A new payout account was added')
  expect(await faults(page)).toEqual([])

  // Under another name, it also waits for the team.
  await page.getByRole('button', { name: 'Change payout account' }).click()
  await modal(page).getByLabel('Account holder').fill('Mallory Stone')
  await modal(page).getByRole('radio', { name: 'Another country, with an IBAN' }).check()
  await modal(page).getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
  await modal(page).getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'IBAN ending in 3000' })).toContainText('In review')
  expect(await faults(page)).toEqual([])
  await expect(page.getByText('Checking account ending in 6789')).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw account ending in 3000' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No payout account yet')).toBeVisible()
  await expect.poll(() => emailsTo(page, email)).toContain('A payout account was removed')
  await profile(page)
  for (const name of [/^Payout accounts/, /^W-9/]) await expect(page.getByRole('link', { name })).toBeVisible()

  await page.goto('/account')
  await openAdvanced(page)
  await expect(page.getByText('Payout account removed')).toBeVisible()
  await expect(page.getByText('Payout account added').first()).toBeVisible()
})

test('signs a W-9, shows it without its number, and emails its signer', { tag: '@release' }, async ({ page }) => {
  const email = await signUp(page)
  await ready(page)
  await open(page, '/travelers/accounting/w9', 'Your W-9')
  await page.getByRole('button', { name: 'Sign W-9', exact: true }).press('Enter')
  await expect(notices(page)).toContainText('Required Fields')
  await expect(page.getByLabel('Signature (your full name)')).toHaveAttribute('aria-invalid', 'true')
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Federal tax classification').selectOption('LLC, taxed as an S corporation')
  await page.getByLabel('Business name').fill('Wren Houses LLC')
  await page.getByLabel('Street address').fill('4 Lantern Lane')
  await page.getByLabel('City').fill('Averil Harbor')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByLabel('Zip Code').fill('11983')
  await page.getByLabel('Employer identification number').fill('00-3456789')
  await expect(page.getByText('Enter a valid nine-digit number.')).toBeVisible()
  await page.getByLabel('Employer identification number').fill('12-3456789')
  await page.getByRole('checkbox', { name: 'I certify this.' }).check()
  await page.getByLabel('Signature (your full name)').fill('Ada Wren')
  await page.getByRole('button', { name: 'Sign W-9', exact: true }).click()
  await enrollSecondFactor(page)
  await expect(notices(page).getByText('W-9 signed.')).toBeVisible()
  await expect(page.getByText('Employer identification number, ending in 6789')).toBeVisible()
  await expect(page.getByText('Ada Wren, Wren Houses LLC')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await expect.poll(() => emailsTo(page, email)).toContain('A new tax form was signed')
  await page.reload()
  await expect(page.getByText(/^Signed as “Ada Wren”/)).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Sign a new W-9' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Wren Houses LLC')
  await expect(page.getByLabel('Employer identification number')).toHaveValue('')
})
