import { expect, type Page, test } from '@playwright/test'
import { caller } from '../../support/caller.ts'
import { faults } from '../../support/faults.ts'
import { join, logIn, newEmail, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { command, find } from './command.ts'
import { stepsOn } from './steps.ts'

type HomeRow = { id: number; name: string; status: string }

/** The live home with the fewest upcoming stays; the stays aren't changed. */
const quietHome = async (page: Page): Promise<HomeRow> => {
  const call = caller(page.request)
  const { homes } = await call<{ homes: { data: HomeRow[] } }>('GET', 'staff/properties?status=live&perPage=100')
  const ahead = await Promise.all(
    homes.data.map(async (home) => {
      const { stays } = await call<{ stays: number }>('GET', `staff/properties/${home.id}/stays-ahead`)
      return { home, stays }
    }),
  )
  const [quietest] = ahead.toSorted((one, other) => one.stays - other.stays || other.home.id - one.home.id)
  if (!quietest) throw new Error('no home is live')
  return quietest.home
}

test('jobs 35, 36, 37: a manager adds a colleague, grants and revokes a role, sees what a guest sees, and sees who changed what', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  const { email: guestEmail } = await join(guest, { firstName: 'Perpetua', lastName: 'Lindqvist' })
  await logIn(page, people.admin, '/staff')
  const add = stepsOn(page)
  await command(page, add, 'new colleague', /^New colleague/)
  await page.getByLabel('First name').fill('Anselm')
  await page.getByLabel('Last name').fill('Whitgift')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await expect(page.getByRole('checkbox', { name: 'Staff' })).toBeChecked()
  await add.choose(page.getByLabel('Bookings and claims'), 'act')
  expect(await faults(page)).toEqual([])
  await add.click(page.getByRole('button', { name: 'Add and invite' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Anselm Whitgift' })).toBeVisible()
  add.within(4)
  const remove = stepsOn(page)
  await remove.click(page.getByRole('checkbox', { name: 'Staff' }))
  await page.getByRole('textbox', { name: 'Reason' }).fill('Left before the first day')
  await remove.click(page.getByRole('button', { name: 'Save access' }))
  await expect(page.getByRole('button', { name: 'Save access' })).toHaveCount(0)
  // From the first page, finding it by name takes two more steps.
  remove.within(4 - 2)

  const take = stepsOn(page)
  await command(page, take, guestEmail, /Perpetua Lindqvist/)
  await expect(page.getByRole('heading', { level: 1, name: 'Perpetua Lindqvist' })).toBeVisible()
  await take.click(page.getByRole('checkbox', { name: 'Owner' }))
  await page.getByRole('textbox', { name: 'Reason' }).fill('Signed a management agreement')
  await take.click(page.getByRole('button', { name: 'Save access' }))
  await expect(page.getByRole('button', { name: 'Save access' })).toHaveCount(0)
  take.within(4)

  const changes = stepsOn(page)
  await command(page, changes, `history ${guestEmail}`, /^What happened to the account of Perpetua/)
  await expect(page.getByText('Signed a management agreement').first()).toBeVisible()
  changes.within(2)

  const view = stepsOn(page)
  await command(page, view, `view as ${guestEmail}`, /^View as Perpetua Lindqvist/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The guest cannot find the invoice')
  await view.click(dialog.getByRole('button', { name: 'View as this person' }))
  await page.waitForURL(/\/account/)
  await ready(page)
  view.within(3)
})

test("jobs 19, 20, 37: staff reach a home's details, photos, guide, and access, start a new home, and see who agreed to its contract", async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  await ready(page)
  for (const [part, path] of [
    ['Listing', 'property-details'],
    ['Photos', 'photos'],
    ['Access & guide', 'guide'],
  ] as const) {
    await page.goto('/staff')
    await ready(page)
    const edit = stepsOn(page)
    await find(page, edit, 'Ferry Hill')
    await edit.click(page.getByRole('list', { name: /^Ferry Hill/ }).getByRole('link', { name: part }))
    await expect(page).toHaveURL(new RegExp(`/staff/homes/\\d+/${path}$`))
    edit.within(2)
  }
  const contract = stepsOn(page)
  await command(page, contract, 'contract Ferry Hill', /^Who changed the contract of Ferry Hill/)
  await expect(page).toHaveURL(/\/staff\/homes\/\d+\/ownership/)
  expect(await faults(page)).toEqual([])
  contract.within(2)

  const begin = stepsOn(page)
  await command(page, begin, 'new home', /^New home/)
  await expect(page.getByLabel('Owner’s email', { exact: false })).toBeVisible()
  begin.within(2)
})

test('job 21: staff vet a submitted home and publish it', async ({ page }) => {
  await logIn(page, people.staff, '/staff')
  const call = caller(page.request)
  await call('GET', 'web-data')
  const home = await quietHome(page)
  // The state in which an owner leaves a home that is set up and submitted.
  const reason = 'The owner sets it up again'
  for (const to of ['retired', 'draft', 'submitted'])
    await call('POST', `staff/properties/${home.id}/status`, { to, note: reason })
  await page.goto('/staff')
  await ready(page)
  const vet = stepsOn(page)
  await command(page, vet, `publish ${home.name}`, new RegExp(`^Vet and publish ${home.name}`))
  await vet.click(page.getByRole('button', { name: 'Start review' }))
  expect(await faults(page)).toEqual([])
  await vet.click(page.getByRole('button', { name: 'Publish home' }))
  await expect(page.getByRole('button', { name: 'Take off the market' })).toBeVisible()
  vet.within(4)
})

test('job 39: a manager adds a fee, a tax, a cancellation policy, and a template', async ({ page }) => {
  await logIn(page, people.admin, '/staff')
  const fee = stepsOn(page)
  await command(page, fee, 'new fee', /^New fee/)
  await page.getByLabel('Guest-facing name').fill('Pier fee')
  await page.getByLabel('Amount').fill('12')
  await fee.click(page.getByRole('button', { name: 'Review change' }))
  const effect = page.getByRole('region', { name: 'Impact' })
  await effect.getByLabel('Reason').fill('The pier is ours to repair')
  await fee.click(effect.getByRole('button', { name: 'Save change' }))
  await expect(page.getByRole('row', { name: /Pier fee/ }).first()).toBeVisible()
  fee.within(4)

  const tax = stepsOn(page)
  await command(page, tax, 'new tax', /^New tax/)
  await page.getByLabel('Authority').fill('Town of Averil Harbor')
  await page.getByLabel('Guest-facing name').fill('Jetty tax')
  await page.getByLabel('Area').selectOption({ label: 'Destination: Averil Harbor' })
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('1')
  await tax.click(page.getByRole('button', { name: 'Review change' }))
  const impact = page.getByRole('region', { name: 'Impact' })
  await impact.getByLabel('Reason').fill('The town voted for the jetty')
  await tax.click(impact.getByRole('button', { name: 'Save change' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Jetty tax' })).toBeVisible()
  tax.within(4)

  const policy = stepsOn(page)
  await command(page, policy, 'new cancellation policy', /^New cancellation policy/)
  await policy.click(page.getByRole('button', { name: 'Add policy' }))
  await page.getByLabel('Name', { exact: true }).fill(`Flexible ${Date.now()}`)
  await policy.click(page.getByRole('button', { name: /^(Save|Add) policy$/ }).last())
  await expect(page.getByText(/^Policy added/)).toBeVisible()
  policy.within(4)

  const template = stepsOn(page)
  await command(page, template, 'new message template', /^New message template/)
  await template.click(page.getByText('New template', { exact: true }))
  const open = page.locator('details[open]')
  await open.getByLabel('Name', { exact: true }).fill(`Parking ${Date.now()}`)
  await open.getByRole('textbox').nth(1).fill('Park beside the boathouse.')
  await template.click(open.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  template.within(4)
})
