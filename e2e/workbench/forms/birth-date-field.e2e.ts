import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C768 day, month, and year make a date', async ({ page }) => {
  await story(page, 'forms-birth-date-field--empty')
  await page.getByLabel('Month').selectOption('April')
  await page.getByLabel('Day').selectOption('3')
  await expect(page.getByText('Value: none')).toBeVisible()
  await page.getByLabel('Year').selectOption('1984')
  await expect(page.getByText('Value: 1984-04-03')).toBeVisible()
})

test('C768 the lists work with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-birth-date-field--empty')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Month')).toBeFocused()
  await page.keyboard.type('jul')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1999')
  await expect(page.getByText('Value: 1999-07-04')).toBeVisible()
})

test('C807 C855 dob-year-list a hundred years, starting eighteen years ago', async ({ page }) => {
  await story(page, 'forms-birth-date-field--empty')
  const years = page.getByLabel('Year').getByRole('option').filter({ hasText: /\d/ })
  await expect(years).toHaveCount(100)
  await expect(years.first()).toHaveText('2009')
  await expect(years.last()).toHaveText('1910')
})

test('C806 C855 dob-min-age anyone younger than eighteen has no date yet', async ({ page }) => {
  await story(page, 'forms-birth-date-field--empty')
  await page.getByLabel('Month').selectOption('June')
  await page.getByLabel('Day').selectOption('21')
  await page.getByLabel('Year').selectOption('2009')
  await expect(page.getByText('You must be at least 18 years old to book.')).toBeVisible()
  await expect(page.getByText('Value: none')).toBeVisible()
  await page.getByLabel('Day').selectOption('20')
  await expect(page.getByText('Value: 2009-06-20')).toBeVisible()
})

test("C808 dob-day-clamp the day is limited to the month's length", async ({ page }) => {
  await story(page, 'forms-birth-date-field--empty')
  await page.getByLabel('Day').selectOption('31')
  await page.getByLabel('Month').selectOption('February')
  await expect(page.getByLabel('Day')).toHaveValue('29')
  await page.getByLabel('Year').selectOption('2001')
  await expect(page.getByText('Value: 2001-02-28')).toBeVisible()
  await expect(page.getByLabel('Day').getByRole('option').last()).toHaveText('28')
})

finger('C768 its lists are those of the phone, and 44 px high', async ({ page }) => {
  await story(page, 'forms-birth-date-field--filled')
  for (const list of ['Month', 'Day', 'Year']) expect(await reach(page.getByLabel(list))).toBeGreaterThanOrEqual(44)
  await page.getByText('Date of birth').tap()
  await page.getByLabel('Year').selectOption('1985')
  await expect(page.getByText('Value: 1985-02-28')).toBeVisible()
})
