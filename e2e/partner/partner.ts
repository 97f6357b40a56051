import { type Browser, expect, type Page } from '@playwright/test'
import { addPayee as signAndAddAccount } from '../account/payee.ts'
import { fillAddress, fillPerson, notices, openGate, typeSignupCode } from '../account/people.ts'
import { totp } from '../account/totp.ts'
import type { clockedSite } from '../support/clocked-site.ts'
import { faults } from '../support/faults.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { enterBy, logIn, newEmail, people, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'

type Site = Awaited<ReturnType<typeof clockedSite>>

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const desk = windows.desktop
export type Device = keyof typeof windows
export const devices: readonly Device[] = ['desktop', 'phone']

/** A partner's role at sign-up, the label of their commissions' source, their first name, and their device. */
export type Kind = {
  first: string
  box: string
  source: string
  device: Device
  license?: (page: Page) => Promise<void>
}
export type Partner = Kind & { page: Page; email: string; code: string; key?: string }

/** On a phone, that nothing is wider than it; that axe finds nothing, on both. */
export const looksRight = async ({ page, device }: Pick<Partner, 'page' | 'device'>): Promise<void> => {
  if (device === 'phone') await onAPhone(page)
  else expect(await faults(page)).toEqual([])
}

/** How many half minutes a site's clock is ahead. */
const ahead = (site: Site): number => Math.floor(site.now() / 30_000) - Math.floor(Date.now() / 30_000)

/** Reloads until the effect of an event appears, a moment later. */
const eventually = (page: Page, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload()
    await check()
  }).toPass({ intervals: [500, 1_000, 2_000] })

/** Signs up as a partner and waits for the team. */
export const apply = async (browser: Browser, url: string, kind: Kind): Promise<Partner> => {
  const page = await browser.newPage({ baseURL: url, viewport: windows[kind.device] })
  const email = newEmail()
  await openGate(page, '/partners')
  await page.getByRole('button', { name: 'Create a New Account' }).click()
  await fillPerson(page, email)
  await page.getByLabel('First name').fill(kind.first)
  await fillAddress(page)
  // Their guests have another address and phone: a shared household or phone waits for a staff decision.
  await page.getByLabel('Street address').fill(`4 ${kind.first} Court`)
  await page.getByLabel('Phone').fill('+1 631 555 0177')
  await page.getByRole('checkbox', { name: new RegExp(`^${kind.box}`) }).check()
  await kind.license?.(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await typeSignupCode(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  await eventually(page, () => expect(page.getByText('In review')).toBeVisible({ timeout: 5_000 }))
  await looksRight({ page, device: kind.device })
  return { ...kind, page, email, code: `${kind.first.toLowerCase()}-wren` }
}

/** The partner signs a W-9, sets up a second factor for it, and adds a bank account. */
export const addPayee = async (partner: Partner, site: Site): Promise<void> => {
  partner.key = await signAndAddAccount(partner.page, 'partners', `${partner.first} Wren`, ahead(site))
  await looksRight(partner)
}

/** Staff on a desktop screen. */
export const staffAt = async (browser: Browser, url: string, path: string): Promise<Page> => {
  const staff = await browser.newPage({ baseURL: url, viewport: desk })
  await logIn(staff, people.staff, path)
  return staff
}

const decide = async (
  staff: Page,
  email: string,
  decision: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> => {
  const row = staff.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^(Decide on|Manage)/ }).click()
  const dialog = staff.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: decision, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Staff verify any licenses and send the agreement with a code and a rate. */
export const sendAgreement = async (staff: Page, { email, code }: Partner): Promise<void> => {
  await decide(staff, email, 'Send agreement', async (dialog) => {
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByLabel('Commission').fill('2')
  })
  const verify = staff
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Verify license/ })
  if (await verify.isVisible()) await verify.click()
  await expect(verify).toHaveCount(0)
  expect(await faults(staff)).toEqual([])
}

export const signAgreement = async (partner: Partner): Promise<void> => {
  const { page, first } = partner
  await page.goto('/partners')
  await page.getByRole('link', { name: 'Read and sign the agreement' }).click()
  await page.getByLabel('Your full name').fill(`${first} Wren`)
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await looksRight(partner)
  await page.getByRole('button', { name: 'Sign agreement' }).click()
  await expect(page.getByText(`Signed by ${first} Wren`)).toBeVisible()
}

export const countersign = async (staff: Page, { email }: Partner): Promise<void> => {
  await staff.reload()
  await ready(staff)
  await decide(staff, email, 'Countersign and activate')
}

/** The row of a guest the partner referred, once the commission has followed the booking; returns its number. */
export const bookedNumber = async (partner: Partner): Promise<string> => {
  const { page, source } = partner
  await page.goto('/partners/travel-agent/referred-guests')
  const row = page.getByRole('row').filter({ hasText: 'Ysolde M.' })
  await eventually(page, () => expect(row).toContainText('Booked', { timeout: 5_000 }))
  await expect(row).toContainText(source)
  await looksRight(partner)
  return /PL-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
}

/** Staff approve the commission of a completed stay. */
export const approve = async (staff: Page, number: string, source: string): Promise<void> => {
  await staff.goto(`/staff/commissions?number=${number}`)
  await ready(staff)
  await expect(staff.getByRole('row').filter({ hasText: number })).toContainText(source)
  await staff.getByRole('checkbox', { name: `Select ${number}` }).check({ force: true })
  await staff.getByRole('region', { name: 'All commissions' }).getByLabel('Reason').fill('Checked against the booking')
  expect(await faults(staff)).toEqual([])
  await staff.getByRole('button', { name: 'Approve 1 commission' }).click()
  await expect(
    notices(staff)
      .getByText(/^1 approved/)
      .first(),
  ).toBeVisible()
}

const confirmed = async (staff: Page, name: RegExp | string): Promise<void> => {
  await staff.getByRole('button', { name }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name }).click()
}

/** Staff pay one partner in a separate run, and record that the bank executed it once the days have passed. */
export const payOut = async (staff: Page, name: string, daysPass: () => Promise<void>): Promise<void> => {
  await staff.goto('/staff/partner-payouts')
  await ready(staff)
  expect(await faults(staff)).toEqual([])
  const others = staff
    .getByRole('row')
    .filter({ has: staff.getByRole('checkbox') })
    .filter({ hasNotText: name })
  for (const row of await others.all()) await row.getByRole('checkbox').first().uncheck({ force: true })
  await staff.getByRole('button', { name: 'Prepare run' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Partner payout run')
  await confirmed(staff, /^Send \$/)
  await expect(staff.getByText('Sent to the bank')).toBeVisible()
  await daysPass()
  await staff.reload()
  await ready(staff)
  await confirmed(staff, 'Mark as settled')
  await expect(staff.getByText('Settled').first()).toBeVisible()
}

/** Staff view what the partner earned and was paid in these months, and open the commissions behind it. */
export const reported = async (
  staff: Page,
  name: string,
  number: string,
  months: { from: string; through: string },
) => {
  await staff.goto(`/staff/partner-report?${new URLSearchParams(months)}`)
  await ready(staff)
  expect(await faults(staff)).toEqual([])
  await staff.getByRole('link', { name: new RegExp(`^Commission paid of ${name}: [1-9]`) }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Commissions' })).toBeVisible()
  await expect(staff.getByRole('row').filter({ hasText: number })).toContainText('Paid')
  await expect(staff.getByRole('combobox', { name: 'Date of' })).toHaveValue('paid')
}

/** Sessions expire within the weeks of a stay. */
const logInAgain = async ({ page, email, key = '' }: Partner, site: Site): Promise<void> => {
  const { call } = await enterBy(page.request, email, secret)
  const { user } = await call('POST', 'challenge/authenticator', { code: totp(key, ahead(site)) })
  expect(user).toBeTruthy()
}

/** The partner finds the payment by the booking's number and by its invoice. */
export const seesMoney = async (partner: Partner, number: string, site: Site): Promise<void> => {
  const { page, source } = partner
  await logInAgain(partner, site)
  await page.goto('/partners')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(source)
  await looksRight(partner)
  await page.goto('/partners/accounting/payouts')
  await looksRight(partner)
  await expect(page.getByRole('row').filter({ hasText: '6789' })).toContainText('Paid')
  await page.getByRole('link', { name: /^[A-Z]{3}-\d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z]{3}-\d+/)
  await expect(page.getByText(source)).toBeVisible()
  await looksRight(partner)
}
