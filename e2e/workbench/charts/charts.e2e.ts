import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const place = (page: Page, name: string) => page.getByRole('img', { name })

test('arrows move through the bars of a chart; each shows both years', async ({ page }) => {
  await story(page, 'charts-bar-chart--two-years')
  await page.keyboard.press('Tab')
  await expect(place(page, 'January 2027: 2027 $2,100, 2026 $1,900')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 'February 2027: 2027 $2,600, 2026 $2,200')).toBeFocused()
  await page.keyboard.press('End')
  await expect(place(page, 'December 2027: 2027 not yet, 2026 $7,900')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 'December 2027: 2027 not yet, 2026 $7,900')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(place(page, 'December 2027: 2027 not yet, 2026 $7,900')).toBeFocused()
})

test('arrows move through the points of a line too, and the current one shows its values', async ({ page }) => {
  await story(page, 'charts-line-chart--pace')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 'February 2027: this year 590, a year ago 500')).toBeFocused()
  await expect(page.getByText('590').filter({ visible: true })).toBeVisible()
})

test('from right to left, the arrows of a chart are mirrored', async ({ page }) => {
  await story(page, 'charts-bar-chart--two-years', { dir: 'rtl' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 'February 2027: 2027 $2,600, 2026 $2,200')).toBeFocused()
})

test("a bar's height is proportional to its value: twice the value, twice the height", async ({ page }) => {
  await story(page, 'charts-bar-chart--two-years')
  const heights = await page
    .getByRole('figure', { name: 'Earned by month' })
    .evaluate((figure) =>
      [...figure.querySelectorAll('rect[data-series="now"]')].map((bar) => bar.getBoundingClientRect().height),
    )
  expect((heights[7] ?? 0) / (heights[4] ?? 1)).toBeCloseTo(41_900 / 9_800, 1)
})

test('hovering a point of a chart shows its values', async ({ page }) => {
  await story(page, 'charts-line-chart--pace')
  await expect(page.getByText('590')).toHaveCount(1)
  await place(page, 'February 2027: this year 590, a year ago 500').hover()
  await expect(page.getByText('590').filter({ visible: true })).toBeVisible()
  await page.mouse.move(2, 600)
  await expect(page.getByText('590').filter({ visible: true })).toHaveCount(0)
})

test('the table behind a chart has every value and the total; the file has plain numbers', async ({ page }) => {
  await story(page, 'charts-bar-chart--two-years')
  await expect(page.getByRole('table', { name: 'Earned by month' })).toBeHidden()
  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table', { name: 'Earned by month' })
  await expect(table.getByRole('row', { name: 'July 2027 $38,900 $31,500' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Together $145,600 $140,600' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toBe('earned.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['\uFEFFMonth,2027,2026', 'January 2027,2100,1900'])
  expect(lines[10]).toBe('October 2027,,8900')
})

test('a year of nights is navigated like a calendar, and Enter selects a night', async ({ page }) => {
  await story(page, 'charts-heat-calendar--year-of-nights')
  const grid = page.getByRole('grid', { name: 'Price of every night' })
  await page.keyboard.press('Tab')
  const taken = grid.getByRole('gridcell', { name: /^Saturday, July 17, 2027: \$1,480, at the cap/ })
  await expect(taken).toBeFocused()
  await expect(taken).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const next = grid.getByRole('gridcell', { name: /^Wednesday, August 18, 2027/ })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(next).toHaveAttribute('aria-selected', 'true')
  await expect(taken).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('End')
  await expect(grid.getByRole('gridcell', { name: /August 31/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(grid.getByRole('gridcell', { name: /September 30/ })).toBeFocused()
})

test('marks and steps of a heat calendar are labeled, and its file has a row for each cell', async ({ page }) => {
  await story(page, 'charts-heat-calendar--year-of-nights')
  for (const name of ['$420 to $1,480', 'booked', 'at the floor', 'at the cap', 'your own price'])
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await page.getByText('Table', { exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const lines = (await readFile(await (await coming).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFMonth,Night,Price,booked,at the floor,at the cap,your own price')
  expect(lines).toHaveLength(1 + 366 + 1)
})

test.describe('with touch', () => {
  finger('a tap on a night takes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await story(page, 'charts-heat-calendar--year-of-nights')
    const night = page.getByRole('gridcell', { name: /^Sunday, October 10/ })
    await night.tap()
    await expect(night).toHaveAttribute('aria-selected', 'true')
  })
  finger('a tap on a bar, or on a place of a line, shows its values', async ({ page }) => {
    await story(page, 'charts-bar-chart--two-years')
    await place(page, 'July 2027: 2027 $38,900, 2026 $31,500').tap()
    await expect(page.getByText('$31,500').filter({ visible: true })).toBeVisible()
    await story(page, 'charts-line-chart--pace')
    await place(page, 'February 2027: this year 590, a year ago 500').tap()
    await expect(page.getByText('590').filter({ visible: true })).toBeVisible()
  })
})

test('a sparkline describes in words what it shows', async ({ page }) => {
  await story(page, 'charts-sparkline--in-words')
  await expect(place(page, 'Nights booked by month: from 12 up to 44')).toBeVisible()
})
