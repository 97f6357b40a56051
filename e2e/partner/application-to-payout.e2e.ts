import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { enrollSecondFactor } from '../account/enroll.ts'
import { fillAddress, fillPerson, notices, openGate, typeSignupCode } from '../account/people.ts'
import { bookedBy, freeStay } from '../guest/stay.ts'
import { clockedSite } from '../support/clocked-site.ts'
import { faults } from '../support/faults.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { logIn, newEmail, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const partners = [
  { first: 'Bruna', box: 'Real Estate Broker', label: 'Broker', source: 'Broker Property' },
  { first: 'Remy', box: 'Referral', label: 'Referral partner', source: 'Referral Property' },
  { first: 'Agnes', box: 'Travel Agent', label: 'Travel agent', source: 'Referred Guests' },
  { first: 'Alfie', box: 'Affiliate', label: 'Affiliate', source: 'Affiliate Booking' },
] as const
type Kind = (typeof partners)[number]
type Partner = Kind & { page: Page; email: string; code: string; number: string }

let site: Awaited<ReturnType<typeof clockedSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await clockedSite()
})
test.afterAll(() => site.close())

const inAYear = () => `1/15/${new Date().getUTCFullYear() + 2}`

const fillLicense = async (page: Page, { box }: Kind) => {
  if (box === 'Travel Agent') {
    await page.getByLabel('Agency', { exact: true }).fill('Agnes Marchetti Travel')
    await page.getByLabel('IATA or CLIA number').fill('1234567-5')
    await page.getByRole('textbox', { name: /expires/i }).fill(inAYear())
  }
  if (box !== 'Real Estate Broker') return
  await page.getByLabel('Brokerage').fill('Bruna Shore Realty')
  await page.getByRole('combobox', { name: 'License type' }).selectOption('Salesperson')
  await page.getByLabel('License number').fill('10401234567')
  await page.getByRole('textbox', { name: 'License expires' }).fill(inAYear())
  await page.getByRole('button', { name: /Licensed in/ }).click()
  await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('New York')
  await page.getByRole('listbox', { name: 'Licensed in' }).getByRole('option', { name: 'New York' }).click()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Licensed in' })).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Signs up as a partner on a phone, adds a W-9 and an account, and waits for the team. */
const apply = async (page: Page, kind: Kind): Promise<string> => {
  const email = newEmail()
  await openGate(page, '/partners')
  await page.getByRole('button', { name: 'Create a New Account' }).click()
  await fillPerson(page, email)
  await page.getByLabel('First name').fill(kind.first)
  await fillAddress(page)
  await page.getByRole('checkbox', { name: new RegExp(`^${kind.box}`) }).check()
  await fillLicense(page, kind)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await typeSignupCode(page, email)
  await expect(page).toHaveURL(/\/partners$/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('In review')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await onAPhone(page)
  return email
}

const addPayee = async (page: Page, { first }: Kind) => {
  const name = `${first} Wren`
  await page.goto('/partners/accounting/w9')
  await ready(page)
  await page.getByLabel('Federal tax classification').selectOption({ index: 1 })
  await fillAddress(page)
  await page.getByLabel('Social security number').fill('219-09-9999')
  await page.getByRole('checkbox', { name: 'I certify this.' }).check()
  await page.getByLabel('Signature (your full name)').fill(name)
  await page.getByRole('button', { name: 'Sign W-9', exact: true }).click()
  await enrollSecondFactor(page)
  await expect(notices(page).getByText('W-9 signed.')).toBeVisible()
  await page.goto('/partners/accounting/accounts')
  await ready(page)
  await page.getByRole('button', { name: 'Add account' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Account holder')).toHaveValue(name)
  await modal.getByLabel('Routing number').fill('021000021')
  await modal.getByLabel('Account number').fill('000123456789')
  await modal.getByRole('button', { name: 'Add account' }).click()
  await expect(notices(page).getByText('Account added.')).toBeVisible()
}

/** Staff decide about the application of an email address. */
const decide = async (
  staff: Page,
  email: string,
  decision: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) => {
  await staff.goto('/staff/partner-pipeline')
  await ready(staff)
  const row = staff.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Decide on/ }).click()
  const dialog = staff.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: decision, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const sendAgreement = async (staff: Page, email: string, code: string) => {
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
}

const signAgreement = async (page: Page, first: string) => {
  await page.goto('/partners')
  await page.getByRole('link', { name: 'Read and sign the agreement' }).click()
  await page.getByLabel('Your full name').fill(`${first} Wren`)
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await onAPhone(page)
  await page.getByRole('button', { name: 'Sign agreement' }).click()
  await expect(page.getByText(`Signed by ${first} Wren`)).toBeVisible()
}

/** A guest comes by the partner's link and books; gives nights and home. */
const bringGuest = async (guest: BrowserContext, { code }: { code: string }, nth: number) => {
  await guest.request.get(`/?via=${code}`)
  const stay = await freeStay(guest.request, nth, true, 1, 7)
  await bookedBy(guest, 'Ysolde', stay)
  return stay
}

const numberOf = async (page: Page): Promise<string> => {
  await page.goto('/partners/travel-agent/referred-guests')
  const row = page.getByRole('row').filter({ hasText: 'Ysolde M.' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Booked', { timeout: 1_000 })
  }).toPass()
  return /PL-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
}

const approve = async (staff: Page, { number, source }: Partner) => {
  await staff.goto(`/staff/commissions?number=${number}`)
  await ready(staff)
  await expect(staff.getByRole('row').filter({ hasText: number })).toContainText(source)
  await staff.getByRole('checkbox', { name: `Select ${number}` }).check({ force: true })
  await staff.getByLabel('Reason').fill('Checked against the booking')
  await staff.getByRole('button', { name: 'Approve 1 commission' }).click()
  await expect(
    notices(staff)
      .getByText(/^1 approved/)
      .first(),
  ).toBeVisible()
}

const confirmed = async (staff: Page, name: RegExp | string) => {
  await staff.getByRole('button', { name }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name }).click()
}

/** The team bills the four, sends the run, and records that the bank executed it. */
const payOut = async (staff: Page) => {
  await staff.goto('/staff/partner-payouts')
  await ready(staff)
  expect(await faults(staff)).toEqual([])
  for (const box of await staff.getByRole('row').getByRole('checkbox').all()) {
    const row = staff.getByRole('row').filter({ has: box })
    if (!/Wren/.test((await row.textContent()) ?? '')) await box.uncheck({ force: true })
  }
  await staff.getByRole('button', { name: 'Prepare run' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Partner payout run')
  await confirmed(staff, /^Send \$/)
  await expect(staff.getByText('Sent to the bank')).toBeVisible()
  await site.turnTo(site.now() + 5 * 86_400_000)
  await staff.reload()
  await ready(staff)
  await confirmed(staff, 'Bank executed it')
  await expect(staff.getByText('Settled').first()).toBeVisible()
}

const seesMoney = async ({ page, number, source }: Partner) => {
  await page.goto('/partners')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(source)
  await onAPhone(page)
  await page.goto('/partners/accounting/payouts')
  await onAPhone(page)
  await page.setViewportSize(desk)
  await expect(page.getByRole('row').filter({ hasText: '6789' })).toContainText('Paid')
  await page.getByRole('link', { name: /^[A-Z]{3}-\d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-Z]{3}-\d+/)
  await expect(page.getByText(source)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto('/partners')
  expect(await faults(page)).toEqual([])
}

test('four kinds of partners go from their application to the money in their account, on a phone and at a desk', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const staff = await browser.newPage({ baseURL: site.url, viewport: desk })
  staff.setDefaultTimeout(30_000)
  const all: Partner[] = []
  await Promise.all(
    partners.map(async (kind) => {
      const page = await browser.newPage({ baseURL: site.url, viewport: phone })
      page.setDefaultTimeout(30_000)
      const email = await apply(page, kind)
      await addPayee(page, kind)
      all.push({ ...kind, page, email, code: `${kind.first.toLowerCase()}-wren`, number: '' })
    }),
  )
  await logIn(staff, people.staff, '/staff/partner-pipeline')
  for (const { email, code } of all) await sendAgreement(staff, email, code)
  expect(await faults(staff)).toEqual([])
  await Promise.all(all.map(({ page, first }) => signAgreement(page, first)))
  for (const { email } of all) await decide(staff, email, 'Countersign and activate')

  const stays = await Promise.all(
    all.map(async (partner, nth) => bringGuest(await browser.newContext({ baseURL: site.url }), partner, nth)),
  )
  for (const partner of all) partner.number = await numberOf(partner.page)

  const arrive =
    stays
      .map((stay) => stay.arrive)
      .sort()
      .at(-1) ?? ''
  const depart =
    stays
      .map((stay) => stay.depart)
      .sort()
      .at(-1) ?? ''
  await site.turnTo(`${addDays(arrive, 1)}T18:00:00Z`, 'bookings.move-on')
  await site.turnTo(`${addDays(depart, 2)}T18:00:00Z`, 'bookings.move-on', 'payments.settle')
  await logIn(staff, people.staff, '/staff/commissions')
  for (const partner of all) await approve(staff, partner)
  expect(await faults(staff)).toEqual([])
  await payOut(staff)
  await Promise.all(all.map(seesMoney))
})
