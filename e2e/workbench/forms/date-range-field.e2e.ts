import type { Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const first = (page: Page) => page.getByRole('textbox', { name: 'First day' })
const last = (page: Page) => page.getByRole('textbox', { name: 'Last day' })
const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`, ${name}, 2027`) })

test("C770 C839 both ends are typed, in the format 'M jS Y' or as people type", async ({ page }) => {
  await story(page, 'forms-date-range-field--empty')
  await first(page).focus()
  await page.keyboard.type('Jun 22nd 2027')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7/4')
  await page.keyboard.press('Enter')
  await expect(last(page)).toHaveValue('Jul 4th 2027')
  await expect(page.getByText('Value: 2027-06-22 to 2027-07-04')).toBeVisible()
})

for (const [what, typed] of [
  ['blocked', 'Jun 27 2027'],
  ['before the first', 'Jun 19 2027'],
  ['after the last', 'Sep 1 2027'],
])
  test(`C809 C810 C861 calendar-typed a date that is ${what} cannot be selected and is cleared`, async ({ page }) => {
    await story(page, 'forms-date-range-field--limited')
    await first(page).fill(typed ?? '')
    await first(page).blur()
    await expect(first(page)).toHaveValue('')
    await expect(first(page)).toHaveAccessibleDescription(/This date cannot be selected/)
    await expect(page.getByText('Value: … to …')).toBeVisible()
    await first(page).fill('Jun 21 2027')
    await expect(page.getByText('This date cannot be selected')).toHaveCount(0)
  })

test('calendar-typed an end date before the start date is put in order', async ({ page }) => {
  await story(page, 'forms-date-range-field--empty')
  await first(page).fill('Jul 9 2027')
  await last(page).fill('Jul 4 2027')
  await last(page).press('Enter')
  await expect(page.getByText('Value: 2027-07-04 to 2027-07-09')).toBeVisible()
  await expect(first(page)).toHaveValue('Jul 4th 2027')
})

test('C792 C793 C797 the calendar opens with both ends and stays open until done', async ({ page }) => {
  await story(page, 'forms-date-range-field--empty')
  await page.getByRole('button', { name: 'Choose the days' }).click()
  await expect(page.getByRole('grid')).toHaveCount(2)
  await day(page, 'June 22').click()
  await day(page, 'June 25').click()
  await expect(first(page).or(page.getByRole('dialog')).first()).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Value: 2027-06-22 to 2027-06-25')).toBeVisible()
  await expect(first(page)).toHaveValue('Jun 22nd 2027')
})

test("C811 C812 calendar-pick the field's calendar rejects a day and says so", async ({ page }) => {
  await story(page, 'forms-date-range-field--limited')
  await page.getByRole('button', { name: 'Choose the days' }).click()
  await day(page, 'June 27').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('This date cannot be selected')
})

test('an unavailable day can end a typed stay, but not be inside it', async ({ page }) => {
  await story(page, 'forms-date-range-field--of-nights')
  await first(page).fill('Jun 23 2027')
  await last(page).fill('Jun 26 2027')
  await last(page).blur()
  await expect(page.getByText('Value: 2027-06-23 to 2027-06-26')).toBeVisible()
  await last(page).fill('Jun 27 2027')
  await last(page).blur()
  await expect(last(page)).toHaveValue('')
})

test.describe('on a phone', () => {
  finger('C837 one month, picked with a finger', async ({ page }) => {
    await story(page, 'forms-date-range-field--empty')
    await page.getByRole('button', { name: 'Choose the days' }).tap()
    await expect(page.getByRole('grid')).toHaveCount(1)
    await day(page, 'June 22').tap()
    await day(page, 'June 28').tap()
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(page.getByText('Value: 2027-06-22 to 2027-06-28')).toBeVisible()
  })
})
