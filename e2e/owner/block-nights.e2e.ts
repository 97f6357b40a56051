import { expect, type Locator, type Page, test } from '@playwright/test'
import { addDays, type Night } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { newOwner } from '../support/new-owner.ts'
import { logIn as logInAs, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { dayName, freeRun, logIn, type OwnHome, ownHomes, today } from './owner.ts'

type Page1 = { homes: { id: number }[] }

/** Statuses of these nights on the public calendar. */
const publicNights = (page: Page, home: OwnHome, from: string, nights: number) => async () => {
  const path = `properties/${home.id}/calendar?from=${from}&to=${addDays(from, nights)}`
  const calendar = await caller(page.request)<{ nights: Night[] }>('GET', path)
  return calendar.nights.map(({ status }) => status)
}

const searchOffers = (page: Page, home: OwnHome, from: string, nights: number) => async () => {
  const path = `properties/search?arrive=${from}&depart=${addDays(from, nights)}&adults=2&perPage=100`
  const { homes } = await caller(page.request)<Page1>('GET', path)
  return homes.some(({ id }) => id === home.id)
}

/** Opens the calendar at a date and returns the row of a home. */
const rowAt = async (page: Page, home: Pick<OwnHome, 'name'>, from: string): Promise<Locator> => {
  await page.goto(`/owners/calendar?from=${addDays(from, -2)}`)
  await ready(page)
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: `${home.name}:` }) })
}

const night = (row: Locator, date: string): Locator =>
  row.getByRole('gridcell', { name: new RegExp(`^${dayName(date)}\\b`) })

/** Drags from the first night to the last; a night spans two days. */
const dragOver = async (page: Page, row: Locator, first: string, last: string): Promise<void> => {
  await night(row, first).scrollIntoViewIfNeeded()
  const [start, end] = [await night(row, first).boundingBox(), await night(row, last).boundingBox()]
  if (!start || !end) throw new Error('the nights are not in view')
  const y = start.y + start.height / 2
  await page.mouse.move(start.x + start.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width - 2, y, { steps: 8 })
  await page.mouse.up()
}

test('nights blocked by dragging disappear from the public calendar and search', async ({ page }) => {
  await logIn(page)
  const home = (await ownHomes(page))[0] as OwnHome
  const from = await freeRun(page, home.id, 5, 12)
  const reason = `New roof ${Date.now()}`
  await expect.poll(searchOffers(page, home, from, 5)).toBe(true)

  await dragOver(page, await rowAt(page, home, from), from, addDays(from, 4))
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${dayName(from)} to ${dayName(addDays(from, 5))}`)
  await expect(panel).toContainText('5 nights, all available.')
  await expect(panel).toContainText(/What this stay costs you\$[\d,.]+Rent\$[\d,.]+/)
  await panel.getByRole('radio', { name: 'Repair' }).check()
  await panel.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect.poll(publicNights(page, home, from, 5)).toEqual(Array(5).fill('blocked'))
  await expect.poll(searchOffers(page, home, from, 5)).toBe(false)
  await expect(page.getByText(`Blocked: ${home.name}`)).toBeVisible()

  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `${home.name}:` }) })
  await row.getByRole('button', { name: reason }).click()
  const card = page.getByRole('region', { name: 'Details: Repair' })
  await expect(card).toContainText(`“${reason}”`)
  await expect(card).toContainText('Created by Edith Whitcombe')
  await card.getByRole('button', { name: 'Unblock nights' }).click()
  await expect.poll(publicNights(page, home, from, 5)).toEqual(Array(5).fill('open'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(publicNights(page, home, from, 5)).toEqual(Array(5).fill('blocked'))
  await expect(row.getByRole('button', { name: reason })).toBeVisible()
})

test('nights can be blocked with the keyboard alone', async ({ page }) => {
  await logIn(page)
  const home = (await ownHomes(page))[1] as OwnHome
  const from = await freeRun(page, home.id, 3, 14)
  const row = await rowAt(page, home, from)
  await night(row, from).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(night(row, addDays(from, 2))).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('3 nights, all available.')
  for (let presses = 0; presses < 12; presses++) {
    if (
      await panel
        .getByRole('button', { name: 'Block nights', exact: true })
        .evaluate((button) => button === document.activeElement)
    )
      break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect.poll(publicNights(page, home, from, 3)).toEqual(Array(3).fill('blocked'))
  await expect.poll(searchOffers(page, home, from, 3)).toBe(false)
})

test('when someone else has blocked the nights first, the panel says who and keeps the typed reason', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page)
  const home = (await ownHomes(page))[2] as OwnHome
  const from = await freeRun(page, home.id, 3, 16)
  await dragOver(page, await rowAt(page, home, from), from, addDays(from, 2))
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Family week')
  const call = caller(page.request)
  await call('GET', 'web-data')
  const other = { from, to: addDays(from, 1), kind: 'repair', reason: 'Boiler' }
  await call('POST', `owners/properties/${home.id}/blocks`, other)
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('Some of these nights aren’t available, so nothing was blocked.')
  await expect(panel.getByRole('alert')).toContainText('Repair')
  await expect(panel.getByRole('textbox', { name: 'Reason' })).toHaveValue('Family week')
})

/** Scrolls some weeks ahead with the wheel and waits until the grid stops redrawing its nights. */
const turnWheel = async (page: Page, grid: Locator): Promise<void> => {
  const box = grid.locator('..')
  const place = () => box.evaluate(({ scrollLeft }) => scrollLeft)
  const before = await place()
  await page.mouse.wheel(1200, 0)
  await expect.poll(place).toBeGreaterThan(before)
  await box.evaluate(async (element) => {
    for (let at = Number.NaN; at !== element.scrollLeft; ) {
      at = element.scrollLeft
      for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
}

test('nights more than a year ahead can be reached by scrolling and blocked by dragging', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page)
  const home = (await ownHomes(page))[7] as OwnHome
  const from = await freeRun(page, home.id, 6, 70)
  const reason = `Family wedding ${Date.now()}`
  const row = await rowAt(page, home, today())
  const grid = page.getByRole('grid', { name: 'Availability of your homes' })
  await grid.hover()
  while ((await night(row, from).count()) === 0) await turnWheel(page, grid)
  for (const date of [addDays(from, 5), from]) {
    await night(row, date).scrollIntoViewIfNeeded()
    await expect(night(row, date)).toHaveAccessibleName(/available/)
  }
  await dragOver(page, row, from, addDays(from, 5))
  await expect(row.getByRole('gridcell', { selected: true })).toHaveCount(6)
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  await expect(panel).toContainText('6 nights, all available.')
  await panel.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect.poll(publicNights(page, home, from, 6)).toEqual(Array(6).fill('blocked'))
  await expect(row.getByRole('button', { name: reason })).toBeVisible()
})

test('a secret link lets other calendars import the home', { tag: '@release' }, async ({ page, request }) => {
  await logIn(page)
  const home = (await ownHomes(page))[3] as OwnHome
  await page.goto(`/owners/calendar/${home.id}`)
  await ready(page)
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = page.getByRole('textbox', { name: 'Calendar link, shown only once' })
  await expect(address).toHaveValue(/\/calendar\/[\w-]+\.ics$/)
  const file = await request.get(new URL(await address.inputValue()).pathname)
  expect(await file.text()).toContain('BEGIN:VCALENDAR')
})

test('an owner sees which contract rule an owner stay breaks', { tag: '@release' }, async ({ page, browser }) => {
  const home = await newOwner(page.context())
  const team = await browser.newPage()
  await logInAs(team, people.staff, `/staff/homes/${home.id}/ownership`)
  await team.getByLabel('Nights per year, all owners').fill('2')
  await team.getByLabel('Notice (days)').fill('7')
  await team.getByRole('button', { name: 'Add dates' }).click()
  await team.getByRole('button', { name: 'Remove dates' }).click()
  await team.getByRole('button', { name: 'Save limits' }).click()
  await expect(team.getByText('Limits saved.')).toBeVisible()
  expect(await faults(team)).toEqual([])

  const from = `${new Date().getUTCFullYear() + 1}-03-08`
  await dragOver(page, await rowAt(page, home, from), from, addDays(from, 4))
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  const year = from.slice(0, 4)
  await expect(panel).toContainText(`Owner nights in ${year}: 0 of 2`)
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('Your contract for this home doesn’t allow this block')
  await expect(panel).toContainText(`Owners have already used 0 of 2 owner nights in ${year}. This block adds 5.`)
  expect(await faults(page)).toEqual([])
})
