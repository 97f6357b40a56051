import { expect, type Page, test } from '@playwright/test'
import { addDays, type Night } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeRun, ownHomes } from './owner.ts'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A night the way the page writes it: "Fri, Nov 20, 2026". */
const nightName = (date: string): string => {
  const parts = new Map(day.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]))
  return `${parts.get('weekday')}, ${parts.get('month')} ${parts.get('day')}, ${parts.get('year')}`
}

const panel = (page: Page) => page.getByRole('dialog')
const cell = (page: Page, night: string) => page.getByRole('gridcell', { name: `${nightName(night)}: ` })

/** A price no earlier run has set. */
const anAmount = (): number => 400 + Math.floor(Math.random() * 500)
const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/** Public price of a night, in minor units. */
const priceOf = async (page: Page, homeId: number, night: string): Promise<number> => {
  const path = `properties/${homeId}/calendar?from=${night}&to=${addDays(night, 1)}`
  const { nights } = await caller(page.request)<{ nights: Night[] }>('GET', path)
  return nights[0]?.price?.amount ?? 0
}

test('an owner sees the price breakdown of a night, previews a new price, saves it, and undoes it', async ({
  page,
}) => {
  await logIn(page, people.owner, '/owners/pricing')
  const home = (await ownHomes(page)).at(-2)
  if (!home) throw new Error('the owner has no such home')
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: home.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.name)

  const night = await freeRun(page, home.id, 3, 12)
  await cell(page, night).click()
  const about = page.getByRole('complementary', { name: nightName(night) })
  await expect(about.getByRole('list', { name: 'Price breakdown' })).toContainText('Base price')
  await cell(page, night).press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, night)).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await faults(page)).toEqual([])

  const amount = anAmount()
  await about.getByRole('button', { name: 'Set price' }).click()
  await panel(page).getByLabel('Price per night').fill(String(amount))
  await panel(page).getByRole('button', { name: 'Preview changes' }).click()
  await expect(panel(page).getByRole('status')).toContainText('1 available night changes price')
  await expect(panel(page).getByRole('status')).toContainText(/stays? from the last 52 weeks/)
  await expect(cell(page, night)).not.toHaveAccessibleName(new RegExp(amount.toLocaleString('en-US')))
  expect(await faults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Prices saved')).toBeVisible()
  await expect(about).toContainText(inDollars(amount))
  await expect(about).toContainText('Price override')

  const changes = page.getByRole('region', { name: 'Price history' })
  await expect(changes.getByText(`to ${inDollars(amount)}`).first()).toBeVisible()
  await changes.getByRole('button', { name: /^Undo the change from/ }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(about).not.toContainText(inDollars(amount))
})

test('on a phone an owner adds a season by touch, guests see its price, and the owner undoes it', {
  tag: '@release',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, people.owner, '/owners/properties')
  const home = (await ownHomes(page)).at(-3)
  if (!home) throw new Error('the owner has no such home')
  const night = await freeRun(page, home.id, 3, 14)
  const before = await priceOf(page, home.id, night)
  await page.goto(`/owners/pricing/${home.id}`)
  await ready(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit seasons' }).tap()
  await panel(page).getByRole('button', { name: 'Add season' }).tap()
  const season = panel(page).getByRole('group', { name: 'Add season' })
  const name = `Regatta ${anAmount()}`
  await season.getByLabel('First night').fill(night)
  await season.getByLabel('Last night').fill(night)
  await season.getByLabel('Percent change (use minus to lower prices)').fill('50')
  await season.getByLabel('Name').fill(name)
  await panel(page).getByRole('button', { name: 'Preview changes' }).tap()
  await expect(panel(page).getByRole('status')).toContainText('1 night goes up.')
  expect(await faults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Save prices' }).tap()
  await expect(page.getByText('Prices saved')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Seasons' })).toContainText(name)
  expect(await priceOf(page, home.id, night)).toBeGreaterThan(before)
  await cell(page, night).tap()
  const about = page.getByRole('complementary', { name: nightName(night) })
  await expect(about.getByRole('list', { name: 'Price breakdown' })).toContainText('+50%')
  await page.getByRole('button', { name: /^Undo the change from/ }).tap()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Seasons' })).not.toContainText(name)
  expect(await priceOf(page, home.id, night)).toBe(before)
  await context.close()
})

test('an owner adds a last-minute minimum stay and a length-of-stay discount, and undoes both', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  const home = (await ownHomes(page)).at(-4)
  if (!home) throw new Error('the owner has no such home')
  await page.goto(`/owners/pricing/${home.id}`)
  await ready(page)
  const rules = page.getByRole('table', { name: 'Stay rules' })
  await expect(rules).not.toContainText('Check-in within 5 days')
  await page.getByRole('button', { name: 'Edit stay rules' }).click()
  await panel(page).getByRole('switch', { name: 'Last-minute minimum stay' }).click()
  await panel(page).getByLabel('Check-in within (days)').fill('5')
  await panel(page).getByRole('button', { name: 'Preview changes' }).click()
  await expect(panel(page).getByRole('status')).toContainText('Existing bookings don’t change.')
  expect(await faults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Save rules' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(rules).toContainText('Check-in within 5 days')
  const undo = page.getByRole('button', { name: /^Undo the change from/ })
  await undo.click()
  await expect(rules).not.toContainText('Check-in within 5 days')

  const off = page.getByRole('table', { name: 'Discounts' })
  await page.getByRole('button', { name: 'Edit discounts' }).click()
  const longer = panel(page).getByRole('group', { name: 'Length-of-stay discount' })
  await longer.getByRole('button', { name: 'Add tier' }).click()
  await longer.getByLabel('Nights or more').last().fill('14')
  await longer.getByLabel('Percent off').last().fill('11')
  await panel(page).getByRole('button', { name: 'Preview changes' }).click()
  await expect(panel(page).getByRole('status')).toContainText('14 nights from')
  expect(await faults(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Save prices' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(off).toContainText('14 nights or more')
  await undo.click()
  await expect(off).not.toContainText('14 nights or more')
})
