import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C777 C815 datetime-both there is a value once both date and time are set', async ({ page }) => {
  await story(page, 'forms-date-time-field--empty')
  const group = page.getByRole('group', { name: 'Opens' })
  await group.getByRole('textbox', { name: 'Date' }).fill('May 10 2026')
  await group.getByRole('textbox', { name: 'Date' }).press('Tab')
  await expect(page.getByText('Value: none')).toBeVisible()
  await group.getByLabel('Time').fill('14:00')
  await expect(page.getByText('Value: 2026-05-10T14:00')).toBeVisible()
  await group.getByLabel('Time').fill('')
  await expect(page.getByText('Value: none')).toBeVisible()
  await group.getByLabel('Time').blur()
  await expect(group.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription('Give the date and the time.')
  await expect(group.getByRole('textbox', { name: 'Date' })).toHaveValue('May 10th 2026')
})

test('C815 datetime-clamp a time before the earliest becomes that one, and this is announced', async ({ page }) => {
  await story(page, 'forms-date-time-field--from-noon')
  const group = page.getByRole('group', { name: 'Opens' })
  await group.getByRole('textbox', { name: 'Date' }).fill('2026-05-10')
  await group.getByLabel('Time').fill('09:00')
  await group.getByLabel('Time').blur()
  await expect(page.getByText('Value: 2026-05-10T12:00')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('The nearest possible time is May 10th 2026, 12:00.')
  await group.getByLabel('Time').fill('13:00')
  await group.getByLabel('Time').blur()
  await expect(page.getByText('Value: 2026-05-10T13:00')).toBeVisible()
})

test('picking the date from a month keeps the time', async ({ page }) => {
  await story(page, 'forms-date-time-field--filled')
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await page.getByRole('button', { name: 'Wednesday, May 12, 2027' }).click()
  await expect(page.getByText('Value: 2027-05-12T14:00')).toBeVisible()
})

test('C777 date and time are typed with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-date-time-field--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.type('May 10 2027')
  await page.getByLabel('Time').focus()
  await page.keyboard.type('0215PM')
  await expect(page.getByText('Value: 2027-05-10T14:15')).toBeVisible()
})

finger('C777 the date is tapped, the time stays', async ({ page }) => {
  await story(page, 'forms-date-time-field--filled')
  await page.getByRole('button', { name: 'Choose a date' }).tap()
  await page.getByRole('button', { name: 'Wednesday, May 12, 2027' }).tap()
  await expect(page.getByText('Value: 2027-05-12T14:00')).toBeVisible()
  expect(await reach(page.getByLabel('Time'))).toBeGreaterThanOrEqual(44)
})
