import { expect, type Page, test } from '@playwright/test'
import { addDays, type SearchResults } from '@porchlight/contract'
import { holdScripts, openAsleep } from '../support/asleep.ts'
import { faults } from '../support/faults.ts'
import { homesFound, searchPath, week, weekQuery, whenAlive } from '../support/homes.ts'
import { quiet } from '../support/quiet.ts'

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })

test('a home is found by place, dates, and guests by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: /^Where/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Town or home' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const where = page.getByRole('button', { name: /^Where/ })
  await expect(where).not.toContainText('Anywhere')
  await expect(where).toBeFocused()
  await page.getByRole('button', { name: /^When/ }).focus()
  await page.keyboard.press('Enter')
  const dates = page.getByRole('dialog', { name: 'Choose your dates' })
  await dates.getByRole('group', { name: 'Calendar' }).waitFor()
  const today = dates.locator('[aria-current="date"]')
  await today.focus()
  for (let month = 0; month < 6; month += 1) await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  for (let day = 0; day < 7; day += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dates.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^When.*7 nights/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const party = page.getByRole('dialog', { name: 'Guests' })
  await party.getByRole('button', { name: 'More: Adults' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Who.*2 guests/ })).toBeFocused()
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/book-a-property\?.*arrive=\d{4}-.*adults=2/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/home/)
})

test('filters are in the address, and back returns to the same results', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await filters.getByRole('link', { name: /^Instant Book/ }).click()
  await expect(page).toHaveURL(/instant=1/)
  await expect(page.getByRole('button', { name: /^All filters/ })).toContainText('1')
  const filtered = await page.getByRole('heading', { level: 1 }).textContent()
  expect(filtered).not.toBe(before)
  await homesFound(page).last().scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  const name = await homesFound(page).last().getByRole('heading').textContent()
  await homesFound(page).last().click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/instant=1/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filtered ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2 - 1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
})

test('C539 the place field suggests towns and homes while typing, ignores accents, and opens a home', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`/?${weekQuery}`)
  await whenAlive(page)
  await page.getByRole('button', { name: /^Where/ }).click()
  const box = page.getByRole('searchbox', { name: 'Town or home' })
  await box.fill('ÁSHL')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Ashlock/)
  await box.fill('the')
  const home = page.getByRole('option').filter({ hasText: 'Home in' }).first()
  const name = (await home.textContent())?.split('Home in ')[0] ?? ''
  await box.fill(name)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page).toHaveURL(/\/properties\//)
})

test('new dates keep the filters', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}&instant=1&sort=price`)
  await whenAlive(page)
  await page
    .getByRole('button', { name: /^Where/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Town or home' }).getByRole('option').nth(1).click()
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(/place=/)
  await expect(page).toHaveURL(/instant=1/)
  await expect(page).toHaveURL(/sort=price/)
})

const oneMoreAdult = async (page: Page) => {
  await page.getByRole('button', { name: /^Who/ }).first().click()
  const party = page.getByRole('dialog', { name: 'Guests' })
  await party.getByRole('button', { name: 'More: Adults' }).click()
  await party.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(/adults=3/)
}

test('changing guests keeps the map area until a town is selected', { tag: ['@wide', '@release'] }, async ({
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  const map = page.getByRole('region', { name: 'Map of homes found' })
  await map.focus({ timeout: 60_000 })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/bbox=/)
  const where = page.getByRole('button', { name: /^Where/ }).first()
  await expect(where).toContainText('This part of the map')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in this map area')
  const bbox = new URL(page.url()).searchParams.get('bbox')
  await oneMoreAdult(page)
  expect(new URL(page.url()).searchParams.get('bbox')).toBe(bbox)
  await where.click()
  await page.getByRole('dialog', { name: 'Town or home' }).getByRole('option').nth(1).click()
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(/place=/)
  await expect(page).not.toHaveURL(/bbox=/)
})

test('changing guests keeps flexible dates until exact ones are selected', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${searchPath}?flex=weekend&month=${week.arrive.slice(0, 7)}&adults=2`)
  await whenAlive(page)
  const when = page.getByRole('button', { name: /^When/ }).first()
  await expect(when).toContainText('A weekend in June')
  await oneMoreAdult(page)
  await expect(page).toHaveURL(new RegExp(`flex=weekend&month=${week.arrive.slice(0, 7)}`))
  await expect(when).toContainText('A weekend in June')
})

test('flexible dates are set in the date panel, show in the bar and as a filter, and can be removed', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  const when = page.getByRole('button', { name: /^When/ }).first()
  const dates = page.getByRole('dialog', { name: 'Choose your dates' })
  await when.click()
  await dates.getByRole('radio', { name: 'Flexible' }).check({ force: true })
  await dates.getByRole('radio', { name: 'Week', exact: true }).check({ force: true })
  await dates.getByRole('combobox', { name: 'In the month of' }).selectOption(week.arrive.slice(0, 7))
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([])
  await dates.getByRole('button', { name: 'Done' }).click()
  await expect(when).toContainText('A week in June')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`flex=week&month=${week.arrive.slice(0, 7)}`))
  await expect(homesFound(page).first()).toContainText('for 7 nights, fees included')
  await expect(when).toContainText('A week in June')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await filters.getByRole('link', { name: /^A week in June/ }).click()
  await expect(page).not.toHaveURL(/flex=/)
  await expect(when).toContainText('Add dates')
})

test('± 3 days is set next to the dates, and exact dates replace a flexible month', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  const when = page.getByRole('button', { name: /^When/ }).first()
  const dates = page.getByRole('dialog', { name: 'Choose your dates' })
  const go = async () => {
    await dates.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  }
  await when.click()
  await dates.getByRole('radio', { name: '± 3 days' }).check({ force: true })
  await go()
  await expect(page).toHaveURL(/flex=3d/)
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}`))
  await expect(when).toContainText('± 3 days')
  await expect(page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: '± 3 days' })).toBeVisible()
  await page.goto(`${searchPath}?flex=weekend&month=${week.arrive.slice(0, 7)}&adults=2`)
  await whenAlive(page)
  await when.click()
  await dates.getByRole('radio', { name: 'Exact dates' }).check({ force: true })
  await dates.locator('[aria-current="date"]').focus()
  for (let month = 0; month < 3; month += 1) await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  for (let day = 0; day < 7; day += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await go()
  await expect(page).toHaveURL(/arrive=\d{4}/)
  await expect(page).not.toHaveURL(/flex=|month=/)
})

test('invalid parameters are ignored and reported, and the rest is searched', async ({ page }) => {
  await page.goto(`${searchPath}?adults=99&min=abc&bbox=1,2&arrive=${week.depart}&depart=${week.arrive}&instant=1`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\d+ homes?$/)
  await expect(page.getByText(/We ignored part of this link/)).toContainText('check-out must come after check-in')
  await expect(page).toHaveURL(/instant=1/)
  expect(await faults(page, { within: 'main' })).toEqual([])
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Instant Book' }).click()
  await expect(page.getByText(/We ignored part of this link/)).toHaveCount(0)
})

test('a maximum price below the minimum shows an error', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${searchPath}?min=900000&max=10000`)
  await whenAlive(page)
  await page.getByRole('button', { name: /^All filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'All filters' })
  await expect(panel.getByRole('spinbutton', { name: 'Up to' })).toHaveAccessibleDescription(
    /more than the lowest price/,
  )
})

test('filters apply immediately, and the button shows the count', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  await page.getByRole('button', { name: /^All filters/ }).click()
  const panel = page.getByRole('dialog', { name: 'All filters' })
  await panel.getByRole('button', { name: 'More: Bedrooms' }).click()
  await expect(page).toHaveURL(/bedrooms=1/)
  await panel.getByRole('button', { name: 'More: Bedrooms' }).click()
  const answered = page.waitForResponse(/bedrooms=3/)
  await panel.getByRole('button', { name: 'More: Bedrooms' }).click()
  await expect(page).toHaveURL(/bedrooms=3/)
  // The address changes a moment before its page does.
  await answered
  await expect(loading(page)).toHaveCount(0)
  await expect(panel.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('3')
  const show = panel.getByRole('button', { name: /^Show \d+ homes?$/ })
  const count = (await show.textContent())?.match(/\d+/)?.[0] ?? ''
  await show.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} home`)
})

test('flexible dates show the best dates for each home', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${searchPath}?flex=weekend&month=${addDays(week.arrive, -30).slice(0, 7)}&adults=2`)
  await expect(page.getByText('Prices are for the best dates found')).toBeVisible()
  await expect(homesFound(page).first()).toContainText('for 2 nights, fees included')
  await page.goto(`${searchPath}?${weekQuery}&flex=3d`)
  await expect(homesFound(page).first()).toContainText(/– .*\d+\s*for 7 nights/s)
})

test('without results, filters to remove are suggested, and removing one works', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}&max=100`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No homes match')
  const way = page.getByRole('listitem').filter({ hasText: 'Remove highest price' })
  const see = way.getByRole('link', { name: /^See \d+ homes?$/ })
  const count = (await see.textContent())?.match(/\d+/)?.[0] ?? ''
  await see.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${count} home`)
  await expect(page).not.toHaveURL(/max=/)
})

test('homes checked before hydration count', { tag: '@release' }, async ({ page }) => {
  const wake = await openAsleep(page, `${searchPath}?${weekQuery}`)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  // By keyboard: the page is still being laid out, and a box may move under the pointer.
  await boxes.nth(0).press(' ')
  await boxes.nth(1).press(' ')
  wake()
  await expect(page.getByRole('link', { name: 'Compare 2 homes' })).toBeVisible()
  await expect(boxes.nth(1)).toBeChecked()
})

test('Escape closes a dialog that is still loading', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  const wake = await holdScripts(page)
  await page.getByRole('button', { name: /^All filters/ }).press('Enter')
  await page.keyboard.press('Escape')
  wake()
  await quiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('homes in the results are compared for the same dates, and past dates are explained', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`, { waitUntil: 'commit' })
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await expect(page.getByText('Select one more home to compare.')).toBeVisible()
  await boxes.nth(1).check()
  await page.getByRole('link', { name: 'Compare 2 homes' }).click()
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}`))
  await expect(page.getByText(/fees included/)).toHaveCount(2)
  await page.goto(`${searchPath}?arrive=2024-07-06&depart=2024-07-13`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These dates have passed.')
})

/** The way a screen reader announces it: whose price this is. */
const pinName = /, \$[\d,]+$/

test('a pin and its row highlight each other', { tag: ['@wide', '@release'] }, async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  const map = page.getByRole('complementary', { name: 'Map of homes found' })
  const pins = map.getByRole('button', { name: pinName })
  await expect(pins.first()).toBeVisible({ timeout: 60_000 })
  await homesFound(page).first().focus()
  await expect(pins.and(page.locator('[data-lit]'))).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Where/ })
    .first()
    .focus()
  await expect(pins.and(page.locator('[data-lit]'))).toHaveCount(0)
  await pins.first().focus()
  await expect(pins.first()).toHaveAttribute('data-lit', '')
})

/** Presses a pin whose home is on another page of the list. */
const pressPinBeyondPage = async (page: Page, query: string) => {
  await page.goto(`${searchPath}?${query}`)
  const answer = await page.request.get(`/app-portal/v1.1/properties/search?${query}`)
  const { pins, homes }: SearchResults = (await answer.json()).results
  const listed = new Set(homes.map(({ id }) => id))
  const at = pins.findIndex(({ id }) => !listed.has(id))
  const map = page.getByRole('complementary', { name: 'Map of homes found' })
  const target = pins[at]
  if (!target) throw new Error('every pin is on this page')
  const { name, price, slug } = target
  const pin = map.getByRole('button', { name: `${name}, ` })
  await pin.focus({ timeout: 60_000 })
  await page.keyboard.press('Enter')
  const card = map.getByRole('link', { name })
  await expect(card).toContainText(Math.round((price?.amount ?? 0) / 100).toLocaleString('en-US'))
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/properties/${slug}`))
  return { query: new URL(page.url()).searchParams, stay: pins[at]?.stay }
}

test('a pin from another result page shows its home with the priced stay', { tag: ['@wide', '@release'] }, async ({
  page,
}) => {
  const dated = await pressPinBeyondPage(page, `${weekQuery}&page=2`)
  expect(Object.fromEntries(dated.query)).toMatchObject({ ...week, adults: '2' })
  const flexible = await pressPinBeyondPage(page, `flex=weekend&month=${week.arrive.slice(0, 7)}&adults=2&page=2`)
  expect(Object.fromEntries(flexible.query)).toMatchObject({ ...flexible.stay, adults: '2' })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the map replaces the list, a tapped pin shows its home, and the list returns', async ({ page }) => {
    await page.goto(`${searchPath}?${weekQuery}`)
    await whenAlive(page)
    const rows = homesFound(page)
    await page.getByRole('button', { name: 'Map', exact: true }).tap()
    const map = page.getByRole('complementary', { name: 'Map of homes found' })
    // A dot may be covered by another pin.
    const pin = map.getByRole('button', { name: pinName }).and(page.locator(':not([data-dot])')).first()
    await expect(pin).toBeVisible({ timeout: 60_000 })
    await expect(map.getByText(/^\d+ homes?$/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^All filters/ })).toBeInViewport()
    await expect(page.getByRole('button', { name: /^When/ })).toBeInViewport()
    expect(await faults(page)).toEqual([])
    await pin.tap()
    await expect(map.getByRole('link', { name: /for 7 nights/ })).toBeVisible()
    await map.getByRole('button', { name: 'Close' }).tap()
    await expect(map.getByRole('link', { name: /for 7 nights/ })).toHaveCount(0)
    await map.getByRole('button', { name: 'List' }).tap()
    await expect(rows.first()).toBeInViewport()
  })
})

test('all searches share a canonical address, and title and description state the result', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}&instant=1`)
  await expect(page).toHaveTitle(/^Find a home \| Porchlight$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/book-a-property$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^\d+ homes?, each visited/)
})
