import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const phone = 'Phone'

test('signup-phone-required a number is typed in national format and stored in international format', async ({
  page,
}) => {
  await story(page, 'forms-phone-field--empty')
  const field = page.getByRole('textbox', { name: phone })
  await field.focus()
  await expect(page.getByRole('option', { name: 'Portugal +351' })).toBeAttached()
  await page.keyboard.type('6315550188')
  await expect(page.getByText('Value: +16315550188')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('(631) 555-0188')
  await expect(page.getByText('Value: +16315550188')).toBeVisible()
})

test('a number with a plus determines its country', async ({ page }) => {
  await story(page, 'forms-phone-field--filled')
  const field = page.getByRole('textbox', { name: phone })
  await expect(field).toHaveValue('(631) 555-0188')
  await field.fill('+44 20 7946 0018')
  await expect(page.getByRole('combobox', { name: 'Country of the number' })).toHaveValue('GB')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('020 7946 0018')
  await expect(page.getByText('Value: +442079460018')).toBeVisible()
})

test('another country is selected with the keyboard, and the digits stay', async ({ page }) => {
  await story(page, 'forms-phone-field--filled')
  await expect(page.getByRole('textbox', { name: phone })).toHaveValue('(631) 555-0188')
  await page.keyboard.press('Tab')
  const country = page.getByRole('combobox', { name: 'Country of the number' })
  await expect(country).toBeFocused()
  await page.keyboard.type('United K')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('GB')
  await expect(page.getByRole('textbox', { name: phone })).toHaveValue('(631) 555-0188')
  await expect(page.getByText('Value: +446315550188')).toBeVisible()
})

test('an incomplete number stays as typed', async ({ page }) => {
  await story(page, 'forms-phone-field--unfinished')
  const field = page.getByRole('textbox', { name: phone })
  await expect(field).toHaveValue('631 55')
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' 5')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('631 55 5')
  await expect(page.getByText('Value: 631 55 5')).toBeVisible()
})

test('a value set from outside replaces the typed text', async ({ page }) => {
  await story(page, 'forms-phone-field--empty')
  await page.getByRole('textbox', { name: phone }).fill('631 5')
  await page.getByRole('button', { name: 'Another number' }).click()
  await expect(page.getByRole('textbox', { name: phone })).toHaveValue('910 000 000')
  await expect(page.getByRole('combobox', { name: 'Country of the number' })).toHaveValue('PT')
})

test('the hint and the error are read with the field', async ({ page }) => {
  await story(page, 'forms-phone-field--invalid')
  await expect(page.getByRole('textbox', { name: phone })).toHaveAccessibleDescription(
    /International numbers start with \+ and the country code\. This number is not complete\./,
  )
})

finger('a number is typed on the keys for numbers, its country chosen from the list of the phone', async ({ page }) => {
  await story(page, 'forms-phone-field--empty')
  const field = page.getByRole('textbox', { name: phone })
  await field.tap()
  await expect(field).toHaveAttribute('type', 'tel')
  const country = page.getByRole('combobox', { name: 'Country of the number' })
  for (const part of [field, country]) expect(await reach(part)).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('option', { name: 'Portugal +351' })).toBeAttached()
  await country.selectOption('PT')
  await field.tap()
  await page.keyboard.type('910000000')
  await expect(page.getByText('Value: +351910000000')).toBeVisible()
})
