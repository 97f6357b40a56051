import type { Locator, Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const row = (page: Page, home: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: home, exact: true }) })
const night = (line: Locator, date: string) => line.getByRole('gridcell', { name: new RegExp(`^${date}\\b`) })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** From the middle of the first night to the middle of the last; a night spans two days. */
const dragOver = async (page: Page, first: Locator, last: Locator) => {
  const [start, end] = [await first.boundingBox(), await last.boundingBox()]
  if (!start || !end) throw new Error('the nights are not in view')
  const y = start.y + start.height / 2
  await page.mouse.move(start.x + start.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width - 2, y, { steps: 8 })
  await page.mouse.up()
}

/** The first consecutive open nights of a home. */
const freeRun = async (line: Locator, length: number): Promise<string[]> => {
  const names = (await line.getByRole('gridcell').allTextContents()).map((text) =>
    text.split(',').slice(0, 2).join(','),
  )
  for (let at = 0; at + length <= names.length; at++) {
    const run = names.slice(at, at + length)
    if (run.every((name) => name.endsWith(' free'))) return run.map((name) => name.split(',')[0] ?? '')
  }
  throw new Error('no free nights')
}

test('nights are selected by dragging, and released with Escape', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks')
  const line = row(page, 'Windrow')
  const run = await freeRun(line, 3)
  await dragOver(page, night(line, run[0] ?? ''), night(line, run[2] ?? ''))
  await expect(said(page, `Opened: ${run[0]} to`)).toContainText('home 2')
  await expect(night(line, run[1] ?? '')).toHaveAttribute('aria-selected', 'true')
  await night(line, run[0] ?? '').focus()
  await page.keyboard.press('Escape')
  await expect(said(page, 'Opened')).toHaveCount(0)
})

test("dragging stops at a night that isn't available", async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks')
  const line = row(page, 'Windrow')
  const [first = ''] = await freeRun(line, 1)
  await dragOver(page, night(line, first), line.getByRole('gridcell').last())
  await expect(line.getByRole('gridcell', { selected: true })).not.toHaveCount(0)
  for (const cell of await line.getByRole('gridcell', { selected: true }).all())
    await expect(cell).toContainText('free')
})

test('nights are selected by keyboard alone', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks')
  const line = row(page, 'Saltgrass')
  const run = await freeRun(line, 2)
  await night(line, run[0] ?? '').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said(page, `Picked: ${run[0]} to`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(said(page, 'Opened')).toContainText('home 1')
})

test('arrows move between nights and homes; only one night is in the tab order', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks')
  await night(row(page, 'Gull House'), 'Thu 8 Jul').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(night(row(page, 'Saltgrass'), 'Fri 9 Jul')).toBeFocused()
  await page.keyboard.press('End')
  await expect(night(row(page, 'Saltgrass'), 'Sun 25 Jul')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(night(row(page, 'Saltgrass'), 'Mon 5 Jul')).toBeFocused()
})

test('from right to left, the arrows and dragging are mirrored', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks', { dir: 'rtl' })
  const line = row(page, 'Saltgrass')
  const run = await freeRun(line, 2)
  await night(line, run[0] ?? '').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(night(line, run[1] ?? '')).toBeFocused()
  const box = await night(line, run[0] ?? '').boundingBox()
  if (!box) throw new Error('not in view')
  await page.mouse.click(box.x + 2, box.y + 20)
  await expect(said(page, `Opened: ${run[0]} to ${run[1]}`)).toBeVisible()
})

test('a bar shows details on hover, and stays open when pressed or opened with Enter', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--three-weeks')
  const bar = row(page, 'Windrow')
    .getByRole('link', { name: /Nakamura|Farrow|Okafor|Bergström/ })
    .first()
  const name = ((await bar.textContent()) ?? '').replace(/\d+ nights$/, '')
  await page.mouse.move(5, 690)
  await bar.hover()
  await expect(page.getByRole('region', { name: `About ${name}` })).toBeVisible()
  await page.mouse.move(5, 690)
  await expect(page.getByRole('region', { name: `About ${name}` })).toHaveCount(0)
  await bar.click()
  await page.mouse.move(5, 690)
  await page
    .getByRole('region', { name: `About ${name}` })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('region', { name: `About ${name}` })).toHaveCount(0)

  const taken = row(page, 'Gull House')
    .getByRole('gridcell', { name: /Booked/ })
    .first()
  await taken.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^About/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: /^About/ })).toHaveCount(0)
  await expect(taken).toBeFocused()
})

test('two years of forty homes: few cells are rendered, and header and names stay in view', async ({ page }) => {
  await story(page, 'calendars-homes-calendar--two-years-of-forty-homes')
  const grid = page.getByRole('grid', { name: 'Nights of your homes' })
  await expect(grid).toHaveAttribute('aria-colcount', '731')
  await expect(grid).toHaveAttribute('aria-rowcount', '45')
  await grid.evaluate((element) => {
    const box = element.parentElement as HTMLElement
    box.scrollLeft += 5400
    box.scrollTop += 900
  })
  await expect(page.getByText('December 2027')).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: '40 homes' })).toBeInViewport()
  await expect.poll(() => grid.getByRole('gridcell').count()).toBeLessThan(2000)
})

test("scrolling within a week doesn't re-render", async ({ page }) => {
  await story(page, 'calendars-homes-calendar--two-years-of-forty-homes')
  const changes = await page.getByRole('grid').evaluate(async (element) => {
    const box = element.parentElement as HTMLElement
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    box.scrollLeft = 39 * 7 * 20
    for (let wait = 0; wait < 10; wait++) await frame()
    let seen = 0
    const watch = new MutationObserver((records) => {
      seen += records.length
    })
    watch.observe(element, { childList: true, subtree: true, attributes: true })
    for (let step = 0; step < 12; step++) {
      box.scrollLeft += 10
      await frame()
    }
    watch.disconnect()
    return seen
  })
  expect(changes).toBe(0)
})

test("in two years of forty homes, keys reach what isn't rendered yet", async ({ page }) => {
  await story(page, 'calendars-homes-calendar--two-years-of-forty-homes')
  await night(row(page, 'Gull House'), 'Thu 8 Jul').first().focus()
  await page.keyboard.press('End')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('aria-colindex', '731')
  await expect(focused).toBeInViewport()
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowDown')
  await expect(focused).toBeInViewport()
  await expect(page.getByRole('row').filter({ has: focused })).toHaveAttribute('aria-rowindex', /3\d/)
})

test.describe('with touch', () => {
  finger('a tap on the first night and one on the last take the nights between', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await story(page, 'calendars-homes-calendar--two-years-of-forty-homes')
    const line = row(page, 'Saltgrass').first()
    const free = line.getByRole('gridcell', { name: /^(Thu 8|Fri 9|Sat 10|Sun 11|Mon 12) Jul, free/ }).first()
    const box = await free.boundingBox()
    if (!box) throw new Error('not in view')
    const at = { x: box.x + box.width - 3, y: box.y + 18 }
    await page.touchscreen.tap(at.x, at.y)
    await expect(line.getByRole('gridcell', { selected: true })).toHaveCount(1)
    await expect(said(page, 'Opened')).toBeHidden()
    await page.touchscreen.tap(at.x, at.y)
    await expect(said(page, 'Opened')).toBeVisible()
  })
})
