import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const says = 'Please enter a valid color (e.g. "ff0000").'

test('C775 C817 color-input invalid color text stays and is reported when the field loses focus', async ({ page }) => {
  await story(page, 'forms-color-field--empty')
  const field = page.getByRole('textbox', { name: 'Label color' })
  await field.focus()
  await page.keyboard.type('12345g')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription(says)
  await expect(field).toHaveValue('12345g')
  await field.fill('26be71')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('C775 a color is picked with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-color-field--with-presets')
  const field = page.getByRole('textbox', { name: 'Label color' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pick a color' })).toBeFocused()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Pick a color' })
  await picker.getByRole('slider', { name: /Hue/ }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await expect(field).not.toHaveValue('d8902f')
  await expect(field).toHaveValue(/^[0-9a-f]{6}$/)
  await picker.getByRole('listbox', { name: 'Colors in use' }).getByRole('option').nth(2).click()
  await expect(field).toHaveValue('2f5d7c')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pick a color' })).toBeFocused()
})

test("C775 picking starts in the middle when the text isn't a color, and corrects it", async ({ page }) => {
  await story(page, 'forms-color-field--empty')
  await page.getByRole('textbox', { name: 'Label color' }).fill('red?')
  await page.getByRole('button', { name: 'Pick a color' }).click()
  await page.getByRole('slider', { name: /Hue/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Label color' })).toHaveValue(/^[0-9a-f]{6}$/)
})

test('C818 link-input a cleared link says that it must not be empty, live until it is fixed', async ({ page }) => {
  await story(page, 'forms-link-field--filled')
  const field = page.getByRole('textbox', { name: 'Link URL' })
  await field.fill('')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription('Link URL must not be empty.')
  await field.fill('javascript:alert(1)')
  await expect(field).toHaveAccessibleDescription(/A link begins with/)
  await field.fill('/terms')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('C818 an untouched link shows no error, however often it is tabbed through', async ({ page }) => {
  await story(page, 'forms-link-field--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('textbox', { name: 'Link URL' })).not.toHaveAttribute('aria-invalid', 'true')
})

finger('C775 C818 a color in use is tapped; a link that is left says what is wrong', async ({ page }) => {
  await story(page, 'forms-color-field--with-presets')
  const pick = page.getByRole('button', { name: 'Pick a color' })
  expect(await reach(pick)).toBeGreaterThanOrEqual(44)
  await pick.tap()
  const picker = page.getByRole('dialog', { name: 'Pick a color' })
  await picker.getByRole('option').nth(3).tap()
  await expect(page.getByRole('textbox', { name: 'Label color' })).toHaveValue('a33a2c')
  await picker.getByRole('button', { name: 'Close' }).tap()
  await expect(picker).toBeHidden()
  await story(page, 'forms-link-field--filled')
  const field = page.getByRole('textbox', { name: 'Link URL' })
  await field.tap()
  await field.fill('')
  await page.touchscreen.tap(200, 700)
  await field.blur()
  await expect(field).toHaveAccessibleDescription('Link URL must not be empty.')
})
