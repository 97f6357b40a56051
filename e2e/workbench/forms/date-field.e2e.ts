import { expect, finger, story, test } from '../workbench.ts'

test("C777 C839 a date is typed as people write it and shown in the format 'M jS Y'", async ({ page }) => {
  await story(page, 'forms-date-field--empty')
  const field = page.getByLabel('License ends')
  for (const typed of ['10 may 2027', '5/10/27', '2027-05-10', 'May 10th 2027']) {
    await field.fill('')
    await field.pressSequentially(typed)
    await field.press('Enter')
    await expect(field).toHaveValue('May 10th 2027')
    await expect(page.getByText('Value: 2027-05-10')).toBeVisible()
  }
})

test('C814 date-clamp a date outside the limits becomes the nearest, and this is announced', async ({ page }) => {
  await story(page, 'forms-date-field--within-may')
  const field = page.getByLabel('A day in May')
  await field.fill('2026-04-15')
  await field.blur()
  await expect(field).toHaveValue('May 1st 2026')
  await expect(page.getByRole('status')).toHaveText('The nearest possible date is May 1st 2026.')
  await field.fill('2026-06-02')
  await field.blur()
  await expect(page.getByText('Value: 2026-05-31')).toBeVisible()
})

test('C814 date-clear-on-limits-change a new limit that excludes the date clears it', async ({ page }) => {
  await story(page, 'forms-date-field--changing-limits')
  const field = page.getByLabel('License ends')
  await page.getByRole('button', { name: 'Not before the 5th' }).click()
  await expect(field).toHaveValue('May 10th 2026')
  await page.getByRole('button', { name: 'Not before the 11th' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByText('Value: none')).toBeVisible()
})

test('C814 date-year-00 a year that starts with 00 is empty', async ({ page }) => {
  await story(page, 'forms-date-field--filled')
  const field = page.getByLabel('License ends')
  await field.fill('0026-05-10')
  await field.blur()
  await expect(field).toHaveValue('')
  await expect(page.getByText('Value: none')).toBeVisible()
})

test("text that isn't a date stays to be fixed", async ({ page }) => {
  await story(page, 'forms-date-field--filled')
  const field = page.getByLabel('License ends')
  await field.fill('when the leaves fall')
  await field.blur()
  await expect(field).toHaveValue('when the leaves fall')
  await expect(field).toHaveAccessibleDescription(/This is not a date/)
})

test('C778 the button opens the month of the date; a day is picked with the keyboard', async ({ page }) => {
  await story(page, 'forms-date-field--filled')
  await page.getByRole('button', { name: 'Choose a date' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Monday, May 10, 2027' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('License ends')).toHaveValue('May 11th 2027')
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused()
})

test('Escape closes the calendar and leaves the date unchanged', async ({ page }) => {
  await story(page, 'forms-date-field--filled')
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await page.getByRole('button', { name: 'Monday, May 10, 2027' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('License ends')).toHaveValue('May 10th 2027')
})

test.describe('by touch', () => {
  finger('C778 a day is tapped', async ({ page }) => {
    await story(page, 'forms-date-field--within-may')
    await page.getByRole('button', { name: 'Choose a date' }).tap()
    await page.getByRole('button', { name: 'Sunday, May 17, 2026' }).tap()
    await expect(page.getByText('Value: 2026-05-17')).toBeVisible()
  })

  finger('the calendar closes by its ×, and the date stays', async ({ page }) => {
    await story(page, 'forms-date-field--filled')
    await page.getByRole('button', { name: 'Choose a date' }).tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('License ends')).toHaveValue('May 10th 2027')
  })
})
