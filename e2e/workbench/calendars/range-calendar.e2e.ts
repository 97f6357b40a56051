import type { Page } from '@playwright/test'
import { alone, expect, finger, story, test } from '../workbench.ts'

const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`, ${name}, 2027`) })
const chosen = (page: Page) => page.getByRole('gridcell', { selected: true })

test('C770 C792 C793 C795 three presses: a start, an end, a new start', async ({ page }) => {
  await story(page, 'calendars-range-calendar--empty')
  await expect(page.getByText('Choose the first day')).toBeVisible()
  await day(page, 'June 22').click()
  await expect(page.getByText('Now the last day')).toBeVisible()
  await day(page, 'June 25').click()
  await expect(page.getByText('Jun 22nd 2027 – Jun 25th 2027')).toBeVisible()
  await expect(chosen(page)).toHaveCount(4)
  await day(page, 'July 2').click()
  await expect(page.getByText('Now the last day')).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
})

test('C794 calendar-swap two days picked in reverse are put in order', async ({ page }) => {
  await story(page, 'calendars-range-calendar--empty')
  await day(page, 'July 9').click()
  await day(page, 'July 4').click()
  await expect(page.getByText('Jul 4th 2027 – Jul 9th 2027')).toBeVisible()
})

test('C796 hovering previews the range', async ({ page }) => {
  await story(page, 'calendars-range-calendar--begun')
  await day(page, 'June 25').hover()
  await expect(chosen(page)).toHaveCount(4)
  await day(page, 'June 23').hover()
  await expect(chosen(page)).toHaveCount(2)
})

alone('C797 C840 the hover preview pauses for a second after the end is picked', async ({ page }) => {
  await page.clock.install({ time: '2027-06-20T10:00:00Z' })
  await story(page, 'calendars-range-calendar--begun')
  await page.clock.pauseAt('2027-06-20T11:00:00Z')
  await day(page, 'June 25').click()
  await day(page, 'July 4').click()
  await day(page, 'July 8').hover()
  await page.clock.runFor(900)
  await expect(chosen(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(chosen(page)).toHaveCount(5)
})

test('C798 Clear empties the range', async ({ page }) => {
  await story(page, 'calendars-range-calendar--whole')
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByText('Choose the first day')).toBeVisible()
})

test('C792 C793 C796 works with the keyboard alone, across months', async ({ page }) => {
  await story(page, 'calendars-range-calendar--empty')
  await day(page, 'June 20').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageDown')
  await expect(day(page, 'July 20')).toBeFocused()
  await expect(chosen(page)).toHaveCount(31)
  await page.keyboard.press('PageDown')
  await expect(day(page, 'August 20')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Jun 20th 2027 – Aug 20th 2027')).toBeVisible()
})

test('C811 C812 calendar-pick blocked and out-of-range days say why and stay unselected', async ({ page }) => {
  await story(page, 'calendars-range-calendar--limited')
  await day(page, 'June 27').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('This date cannot be selected')
  await expect(chosen(page)).toHaveCount(0)
  await expect(day(page, 'June 19')).toBeDisabled()
})

test('a range across unavailable days is rejected next to the day, with a nearby one that works', async ({ page }) => {
  await story(page, 'calendars-range-calendar--limited')
  await day(page, 'June 24').click()
  await day(page, 'July 2').hover()
  const hint = page.getByRole('tooltip')
  await expect(hint).toContainText('Some of these days are taken.')
  await hint.getByRole('button', { name: 'Jun 29th to Jul 3rd' }).click()
  await expect(page.getByText('Jun 29th 2027 – Jul 3rd 2027')).toBeVisible()
})

test('an unavailable day can end a range of nights', async ({ page }) => {
  await story(page, 'calendars-range-calendar--of-nights')
  await day(page, 'June 23').click()
  await day(page, 'June 26').click()
  await expect(page.getByText('Jun 23rd 2027 – Jun 26th 2027')).toBeVisible()
})

test('nights show their prices', async ({ page }) => {
  await story(page, 'calendars-range-calendar--with-prices')
  await expect(day(page, 'July 1')).toHaveAccessibleName('Thursday, July 1, 2027, 1,450')
})

for (const [id, width, months] of [
  ['C837 one month on a phone', 390, 1],
  ['C838 two months on a tablet', 900, 2],
  ['as many as wanted on a wide screen', 1440, 3],
] as const)
  test(id, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await story(page, 'calendars-range-calendar--three-months')
    await expect(page.getByRole('grid')).toHaveCount(months)
  })

test.describe('by touch', () => {
  finger('C792 C793 a range is tapped, and a refusal is said below', async ({ page }) => {
    await story(page, 'calendars-range-calendar--limited')
    await day(page, 'June 27').tap({ force: true })
    await expect(page.getByRole('status')).toContainText('This date cannot be selected')
    await day(page, 'June 21').tap()
    await day(page, 'June 24').tap()
    await expect(page.getByText('Jun 21st 2027 – Jun 24th 2027')).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(1)
  })
})
