import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
/** The names of the homes from top to bottom. */
const homes = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.split(/[\t\n]/)[0])
const phone = { width: 390, height: 800 }

test('C781 a header sorts ascending, then descending, and says so', async ({ page }) => {
  await story(page, 'display-data-table--homes')
  const head = page.getByRole('columnheader', { name: 'Earned 2027' })
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect((await homes(page)).slice(0, 2)).toEqual(['Gull House', 'Tern House'])
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect((await homes(page))[0]).toBe('Orchard Hall')
})

test('C781 a text field and a select filter the rows, with the keyboard alone', async ({ page }) => {
  await story(page, 'display-data-table--homes')
  await page.getByRole('button', { name: 'Home', exact: true }).first().press('Enter')
  const text = page.getByRole('dialog', { name: 'Filter by Home' }).getByRole('textbox', { name: 'Home contains' })
  await expect(text).toBeFocused()
  await page.keyboard.type('GULL')
  await expect(page.getByRole('status').filter({ hasText: '1 of 12 homes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Home: GULL' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')

  await page.getByRole('button', { name: 'Town' }).first().press('Enter')
  const town = page.getByRole('dialog', { name: 'Filter by Town' })
  await town.getByRole('checkbox', { name: 'Northlake 3' }).press('Space')
  await expect(rows(page).filter({ hasText: 'Northlake' })).toHaveCount(3)
  await expect(page.getByText('3 of 12 homes')).toBeVisible()
  await town.getByRole('checkbox', { name: 'Vine Hollow 3' }).press('Space')
  await expect(page.getByText('6 of 12 homes')).toBeVisible()
})

test('C781 filters without matches say so and can be cleared immediately', async ({ page }) => {
  await story(page, 'display-data-table--nothing-passes')
  await expect(page.getByText('No home passes these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('12 homes', { exact: true })).toBeVisible()
})

test('C781 columns are selectable; the file has the visible ones, and the matching rows in their order', async ({
  page,
}) => {
  await story(page, 'display-data-table--sorted-and-filtered')
  await expect(page.getByRole('columnheader', { name: 'Next arrival' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  const choice = page.getByRole('dialog', { name: 'Columns' })
  await choice.getByRole('checkbox', { name: 'Next arrival' }).press('Space')
  await choice.getByRole('checkbox', { name: 'Against 2026' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Next arrival' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Against 2026' })).toHaveCount(0)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toBe('homes.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFHome,Town,Tonight,Next arrival,"July, paid",Earned 2027')
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual((await homes(page)).slice(0, -1))
})

test('C781 rows are selected one by one, as a range with Shift, or all at once', async ({ page }) => {
  await story(page, 'display-data-table--picked')
  await expect(page.getByText('2 homes picked')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pick Linen Cove' }).press('Space')
  await page.getByRole('checkbox', { name: 'Pick Rosecliff' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('5 homes picked')).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Pick all homes in view' })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  await expect(page.getByText('12 homes picked')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('picked')).toHaveCount(0)
})

test('C781 a press anywhere on a row opens its panel, and so does Enter on its name', async ({ page }) => {
  await story(page, 'display-data-table--rows-that-open')
  await page.getByRole('cell', { name: 'East Harbor' }).first().click()
  await expect(page.getByRole('dialog', { name: 'The Long Dune' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Saltgrass' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Saltgrass' })).toBeVisible()
})

test('C781 pressing a row with a link follows the link', async ({ page }) => {
  await story(page, 'display-data-table--rows-that-lead')
  await page.getByRole('cell', { name: 'East Harbor' }).first().click()
  await expect(page).toHaveURL(/#home-3$/)
})

test('C781 header and first column stay in view while the rest scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await story(page, 'display-data-table--many-columns')
  const name = page.getByRole('link', { name: 'Gull House' })
  const before = await name.boundingBox()
  await name.hover()
  await page.mouse.wheel(600, 0)
  await expect(page.getByRole('columnheader', { name: 'Month 9' })).toBeInViewport()
  expect((await name.boundingBox())?.x).toBe(before?.x)
  const head = page.getByRole('columnheader', { name: 'Home' })
  const top = (await head.boundingBox())?.y
  await page.mouse.wheel(0, 200)
  await expect(name).not.toBeInViewport()
  expect((await head.boundingBox())?.y).toBe(top)
})

test('C781 ten thousand rows: few are rendered at any scroll position, and each states its index', async ({ page }) => {
  await story(page, 'display-data-table--ten-thousand')
  const table = page.getByRole('table', { name: 'Homes' })
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Gull House', exact: true }).hover()
  const most = await page.evaluate(async () => {
    const box = [...document.querySelectorAll('div')].find(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 9000,
    )
    const drawn: number[] = []
    for (let step = 0; step < 60; step++) {
      if (box) box.scrollTop += 700
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      drawn.push(document.querySelectorAll('tbody tr').length)
    }
    return Math.max(...drawn)
  })
  expect(most).toBeLessThan(60)
  const row = rows(page)
    .filter({ has: page.getByRole('button') })
    .nth(20)
  const [number, name] = [await row.getAttribute('aria-rowindex'), await row.getByRole('button').textContent()]
  expect(Number(number)).toBeGreaterThan(700)
  expect(name).toContain(String(Math.floor((Number(number) - 2) / 12) + 1))
})

test('C781 the focused row keeps the focus when it is scrolled out of view', async ({ page }) => {
  await story(page, 'display-data-table--ten-thousand')
  const name = page.getByRole('button', { name: 'Saltgrass', exact: true })
  await expect.poll(() => rows(page).count()).toBeLessThan(60)
  await name.focus()
  await name.hover()
  await page.mouse.wheel(0, 40_000)
  await expect(name).not.toBeInViewport()
  await expect(name).toBeFocused()
})

test('C781 placeholders stand in for rows while they load; a failure is announced and old rows stay', async ({
  page,
}) => {
  await story(page, 'display-data-table--loading')
  await expect(page.getByRole('table', { name: 'Homes' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await story(page, 'display-data-table--failed-with-old-rows')
  await expect(page.getByRole('alert')).toContainText('could not be read again')
  await expect(page.getByText('Saltgrass')).toBeVisible()
  await story(page, 'display-data-table--empty')
  await expect(page.getByText('No home is in your name yet.')).toBeVisible()
})

test('C781 on a phone, rows are cards with the columns meant for it, and can still be sorted and filtered', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await story(page, 'display-data-table--homes')
  await expect(rows(page).first().getByText('Next arrival')).toBeHidden()
  await expect(rows(page).first().getByText('Earned 2027')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Earned 2027, highest first')
  await expect(rows(page).first()).toContainText('Orchard Hall')
  await page.getByRole('button', { name: 'Tonight' }).first().click()
  await page
    .getByRole('dialog', { name: 'Filter by Tonight' })
    .getByRole('checkbox', { name: /Repair open/ })
    .check()
  await expect(page.getByText('2 of 12 homes')).toBeVisible()
})

finger('C781 cards are filtered by taps, and a tap on one opens it', async ({ page }) => {
  await story(page, 'display-data-table--homes')
  const filter = page.getByRole('button', { name: 'Tonight' }).first()
  expect(await reach(filter)).toBeGreaterThanOrEqual(44)
  await filter.tap()
  const panel = page.getByRole('dialog', { name: 'Filter by Tonight' })
  await panel.getByRole('checkbox', { name: /Repair open/ }).tap()
  await expect(page.getByText('2 of 12 homes')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).tap()
  await expect(panel).toBeHidden()
  await story(page, 'display-data-table--rows-that-open')
  await rows(page).filter({ hasText: 'Saltgrass' }).tap()
  await expect(page.getByRole('dialog', { name: 'Saltgrass' })).toBeVisible()
})
