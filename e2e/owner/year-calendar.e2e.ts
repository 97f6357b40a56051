import { expect, type Page, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { dayName, freeRun, logIn, type OwnHome, ownHomes, today } from './owner.ts'

/** A column header: the year follows the day, which distinguishes March 1 from March 15. */
const headOf = (date: string) => `${dayName(date)},`

const grid = (page: Page) => page.getByRole('grid', { name: 'Availability of your homes' })
const row = (page: Page, home: OwnHome) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `${home.name}:` }) })
const night = (page: Page, home: OwnHome, date: string) =>
  row(page, home).getByRole('gridcell', { name: new RegExp(`^${dayName(date)}, available`) })
const panelOf = (page: Page, home: OwnHome) =>
  page.getByRole('complementary', { name: `${home.name}: availability and calendars` })

/** Scrolls the calendar ahead by a number of days. */
const scrollOn = (page: Page, days: number) =>
  grid(page).evaluate((element, on) => {
    const box = element.parentElement as HTMLElement
    const day = element.querySelector('.ui-homes-day')?.getBoundingClientRect().width ?? 39
    box.scrollLeft += on * day
  }, days)

const shownFrom = (page: Page): string => new URL(page.url()).searchParams.get('from') ?? ''

test('scrolling a year ahead loads the nights, and the URL remembers the day', async ({ page }) => {
  await logIn(page)
  const home = (await ownHomes(page))[4] as OwnHome
  const from = await freeRun(page, home.id, 3, 49)
  const reason = `Next year’s regatta ${Date.now()}`
  await page.goto('/owners/calendar')
  await ready(page)
  await expect(grid(page)).toHaveAttribute('aria-colcount', /^8\d\d$/)
  const start = Date.parse(shownFrom(page) || today())
  await scrollOn(page, Math.round((Date.parse(from) - start) / 86_400_000) - 3)
  await expect(night(page, home, from)).toBeVisible()
  await expect.poll(() => shownFrom(page) > addDays(today(), 290)).toBe(true)

  await night(page, home, from).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panelOf(page, home)).toBeFocused()
  await panelOf(page, home).getByRole('textbox', { name: 'Reason' }).fill(reason)
  await panelOf(page, home).getByRole('button', { name: 'Block nights' }).click()
  await expect(page.getByText(`Blocked: ${home.name}`)).toBeVisible()
  const bar = row(page, home).getByRole('button', { name: reason })
  await expect(bar).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(bar).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
  await expect(grid(page).getByRole('columnheader', { name: headOf(today()) })).toBeInViewport()
})

test("the year view links to a month, to one home's month sheet, and to its weeks", { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page)
  const home = (await ownHomes(page))[5] as OwnHome
  const year = String(new Date().getUTCFullYear() + 1)
  await page.goto('/owners/calendar')
  await ready(page)
  const looks = page.getByRole('navigation', { name: 'Calendar view' })
  await looks.getByRole('link', { name: 'Year' }).click()
  await page.getByRole('link', { name: 'Next year' }).click()
  const table = page.getByRole('table', { name: `Year ${year}` })
  await expect(table.getByRole('rowheader')).toHaveCount((await ownHomes(page)).length)
  expect(await faults(page)).toEqual([])

  await table.getByRole('link', { name: `${home.name}: ${year}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: home.name })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: new RegExp(`^March ${year} \\d+ of 31 nights booked`) }).click()
  const sheet = page.getByRole('table', { name: `March ${year}` })
  await expect(sheet.getByRole('link')).toHaveCount(31)
  expect(await faults(page)).toEqual([])

  await sheet.getByRole('link', { name: dayName(`${year}-03-17`) }).click()
  await expect(grid(page).getByRole('columnheader', { name: headOf(`${year}-03-17`) })).toBeInViewport()
  await expect(panelOf(page, home)).toBeVisible()
  await looks.getByRole('link', { name: 'Month' }).click()
  await page.getByRole('link', { name: 'All homes' }).click()
  await expect(grid(page)).toHaveAttribute('aria-colcount', '32')
  await expect(grid(page).getByRole('columnheader', { name: headOf(`${year}-03-01`) })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a night far ahead can be reached by swiping and selected by tapping', { tag: '@release' }, async ({ page }) => {
    await logIn(page)
    const home = (await ownHomes(page))[6] as OwnHome
    const from = await freeRun(page, home.id, 2, 30)
    await page.goto('/owners/calendar')
    await ready(page)
    await scrollOn(page, Math.round((Date.parse(from) - Date.parse(today())) / 86_400_000))
    await night(page, home, from).scrollIntoViewIfNeeded()
    const box = await night(page, home, from).boundingBox()
    if (!box) throw new Error('the night is not in view')
    // The first tap selects where the nights start, the second where they end.
    for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(box.x + box.width - 3, box.y + 18)
    await expect(panelOf(page, home)).toContainText('1 night, all available.')
    expect(await faults(page)).toEqual([])
  })
})

test('without JavaScript the calendar shows some weeks with links to the previous and next weeks', {
  tag: '@release',
}, async ({ browser }) => {
  const scout = await browser.newContext()
  const page = await scout.newPage()
  await logIn(page)
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await scout.storageState() })
  const still = await plain.newPage()
  await still.goto('/owners/calendar')
  await expect(
    grid(still)
      .getByRole('gridcell', { name: dayName(addDays(today(), 7)) })
      .first(),
  ).toBeVisible()
  await still.getByRole('link', { name: 'Next week' }).click()
  await expect(still).toHaveURL(/from=/)
  await expect(
    grid(still)
      .getByRole('gridcell', { name: dayName(addDays(today(), 14)) })
      .first(),
  ).toBeVisible()
  await plain.close()
  await scout.close()
})
