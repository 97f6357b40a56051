import { expect, test } from '@playwright/test'
import { logIn as ownerIn, ownHomes } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('staff create a repair, assign a vendor, and record the work; the owner sees it on a phone', {
  tag: '@release',
}, async ({ page, browser }) => {
  const office = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await ownerIn(office)
  const [home] = await ownHomes(office)
  if (!home) throw new Error('the demo owner keeps no home')
  const title = `Shutter hangs (${Date.now()})`

  await logIn(page, people.staff, `/staff/jobs?home=${home.id}`)
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Send job' }).click()
  await expect(page.getByText('Assign someone first.', { exact: true })).toBeVisible()
  await page.getByLabel('Assigned to').selectOption({ label: 'Tidewater Plumbing, Plumber' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Assignment saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send job' }).click()
  await expect(page.getByText(/^Notified /)).toBeVisible()
  await page.getByLabel('Findings').fill('One screw was loose.')
  await page.getByLabel('New checklist item').fill('Shutter shuts')
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('checkbox', { name: 'Shutter shuts' }).check()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Assignment saved', { exact: true }).last()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Job updated', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()

  await office.goto('/owners/maintenance/jobs?done=true')
  await ready(office)
  expect(await faults(office)).toEqual([])
  await office.getByRole('link', { name: title }).click()
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(office.getByText('One screw was loose.')).toBeVisible()
  await expect(office.getByText('Tidewater Plumbing')).toBeVisible()
  expect(await faults(office)).toEqual([])
  const width = await office.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('R73 an owner stay creates a turnover that is removed with it', { tag: '@release' }, async ({ page }) => {
  await ownerIn(page)
  const homes = await ownHomes(page)
  const home = homes.at(-1)
  if (!home) throw new Error('the demo owner keeps no home')
  const call = caller(page.request)
  await call('GET', 'web-data')
  const year = new Date().getUTCFullYear() + 2
  // Nights far in the future that no other journey books; each retry uses its own.
  const from = `${year}-02-${String((Date.now() % 24) + 1).padStart(2, '0')}`
  const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString().slice(0, 10)
  const { block } = await call<{ block: { id: number } }>('POST', `owners/properties/${home.id}/blocks`, {
    from,
    to,
    kind: 'owner_stay',
    reason: 'Us',
  })
  const days = async () =>
    (await call<{ jobs: { day: string; home: { id: number } }[] }>('GET', 'owners/jobs')).jobs
      .filter((job) => job.home.id === home.id)
      .map(({ day }) => day)
  await expect.poll(days).toContain(to)
  await page.goto('/owners/maintenance')
  await ready(page)
  expect(await faults(page)).toEqual([])
  await call('DELETE', `owners/properties/${home.id}/blocks/${block.id}`)
  await expect.poll(days).not.toContain(to)
})

test('staff add a vendor, and the owner of a home it serves sees it', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  const office = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await ownerIn(office)
  const [home] = await ownHomes(office)
  if (!home) throw new Error('the demo owner keeps no home')
  const name = `Dune Gardens ${Date.now()}`
  await logIn(page, people.staff, '/staff/vendors')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Trade', { exact: true }).fill('Gardens')
  await page.getByRole('button', { name: 'Add a home' }).click()
  await page.getByRole('searchbox', { name: 'Home name' }).fill(home.name)
  await page.getByRole('option', { name: home.name }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Vendor saved', { exact: true })).toBeVisible()
  await office.goto('/owners/vendors')
  await ready(office)
  expect(await faults(office)).toEqual([])
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(office.getByRole('listitem').filter({ hasText: home.name })).toBeVisible()
  expect(await faults(office)).toEqual([])

  await page.getByRole('button', { name: `Archive ${name}` }).click()
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeVisible()
})

test('staff enter and charge a vendor bill with its PDF; the owner opens it from the statement', async ({
  page,
  browser,
}) => {
  const office = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await ownerIn(office)
  const [home] = await ownHomes(office)
  if (!home) throw new Error('the demo owner keeps no home')
  const tried = Date.now()
  const title = `Lock (${tried})`
  await logIn(page, people.staff, `/staff/jobs?home=${home.id}`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await ready(page)
  await page.getByLabel('Assigned to').selectOption({ label: 'Beacon Electric, Electrician' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Assignment saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start job' }).click()
  await expect(page.getByText('Job updated', { exact: true }).first()).toBeVisible()
  const bills = page.locator('#bills')
  await bills.getByRole('button', { name: 'Save bill' }).click()
  await expect(bills.getByText('This field is required').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await bills.getByLabel('Vendor').selectOption({ label: 'Beacon Electric' })
  await bills.getByLabel('Bill number').fill(`BE-${tried}`)
  await bills.getByLabel('Bill amount').fill('100')
  await bills
    .getByLabel('Bill (PDF or photo)')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(bills.getByText('bill.pdf')).toBeVisible()
  await expect(bills.getByText('The file is still uploading.')).toHaveCount(0)
  await bills.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByText('Bill saved', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  // Bills that one person both enters and charges add up within a day, so a colleague charges this one.
  const colleague = await browser.newPage()
  await logIn(colleague, people.admin, new URL(page.url()).pathname)
  await colleague.getByRole('button', { name: `Charge owner: BE-${tried}` }).click()
  await expect(colleague.getByText('Charged to the owner', { exact: true })).toBeVisible()
  await colleague.context().close()

  const now = new Date()
  const quarter = Math.ceil((now.getMonth() + 1) / 3)
  await office.goto(`/owners/accounting/statements/${now.getFullYear()}/${quarter}`)
  await ready(office)
  const line = office.locator('details').filter({ hasText: `${title}: Beacon Electric` })
  await line.locator('summary').click()
  await line.getByRole('link', { name: 'View bill' }).click()
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const link = office.getByRole('link', { name: `View bill BE-${tried}` })
  await expect(link).toBeVisible()
  expect((await office.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  expect(await faults(office)).toEqual([])
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
