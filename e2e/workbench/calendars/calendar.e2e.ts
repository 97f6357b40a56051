import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C778 a day is picked from a month with the keyboard alone', async ({ page }) => {
  await story(page, 'calendars-calendar--chosen')
  await page.getByRole('button', { name: 'Thursday, June 24, 2027' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Thursday, July 1, 2027' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2027-07')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen: 2027-07-03')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1)
})

test('C836 the years go three years either side of today', async ({ page }) => {
  await story(page, 'calendars-calendar--empty')
  const year = page.getByRole('combobox', { name: 'Year' })
  await expect(year.getByRole('option')).toHaveText(['2024', '2025', '2026', '2027', '2028', '2029', '2030'])
  await year.selectOption('2030')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('December')
  await expect(page.getByRole('button', { name: 'Tuesday, December 31, 2030' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later month' })).toBeDisabled()
})

test("C811 calendar-pick a day outside the limits can't be picked", async ({ page }) => {
  await story(page, 'calendars-calendar--with-limits')
  const before = page.getByRole('button', { name: 'Saturday, June 19, 2027' })
  await expect(before).toBeDisabled()
  await before.click({ force: true })
  await expect(page.getByText('Chosen: 2027-06-24')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Earlier month' })).toBeDisabled()
})

test("C812 calendar-pick a blocked day can't be picked", async ({ page }) => {
  await story(page, 'calendars-calendar--with-blocked-days')
  await page.getByRole('button', { name: 'Wednesday, June 23, 2027' }).click({ force: true })
  await expect(page.getByText('Chosen: nothing')).toBeVisible()
  await page.getByRole('button', { name: 'Friday, June 25, 2027' }).click()
  await expect(page.getByText('Chosen: 2027-06-25')).toBeVisible()
})

test('arrows follow the writing direction from right to left', async ({ page }) => {
  await story(page, 'calendars-calendar--chosen', { dir: 'rtl' })
  await page.getByRole('button', { name: 'Thursday, June 24, 2027' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Friday, June 25, 2027' })).toBeFocused()
})

finger('C778 a day and another month are tapped', async ({ page }) => {
  await story(page, 'calendars-calendar--chosen')
  const later = page.getByRole('button', { name: 'Later month' })
  expect(await reach(later)).toBeGreaterThanOrEqual(44)
  await later.tap()
  const day = page.getByRole('button', { name: 'Saturday, July 17, 2027' })
  expect(await reach(day)).toBeGreaterThanOrEqual(44)
  await day.tap()
  await expect(page.getByText('Chosen: 2027-07-17')).toBeVisible()
})
