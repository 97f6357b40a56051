import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C813 C857 number-round money has two decimals and is stored in minor units', async ({ page }) => {
  await story(page, 'forms-money-field--empty')
  const field = page.getByRole('spinbutton', { name: 'Base rate' })
  await field.focus()
  await page.keyboard.type('$1,450.505')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('1,450.51')
  await expect(page.getByText('Minor units: 145051 USD')).toBeVisible()
})

test('number-round a currency without a minor unit has no decimals', async ({ page }) => {
  await story(page, 'forms-money-field--yen')
  const field = page.getByRole('spinbutton', { name: 'Base rate' })
  await field.fill('1800.4')
  await field.blur()
  await expect(page.getByText('Minor units: 1800 JPY')).toBeVisible()
})

test('number-parse an amount is formatted and parsed in its language', async ({ page }) => {
  await story(page, 'forms-money-field--german-euros')
  const field = page.getByRole('spinbutton', { name: 'Base rate' })
  await expect(field).toHaveValue('1.450,50')
  await field.fill('1.650,5')
  await field.blur()
  await expect(field).toHaveValue('1.650,50')
  await expect(page.getByText('Minor units: 165050 EUR')).toBeVisible()
})

test('C813 an amount outside its limits stays to be fixed', async ({ page }) => {
  await story(page, 'forms-money-field--with-limits')
  const field = page.getByRole('spinbutton', { name: 'Cleaning fee' })
  await field.fill('900')
  await field.blur()
  await expect(field).toHaveValue('900')
  await expect(field).toHaveAccessibleDescription(/Enter an amount from \$100 to \$500\./)
  await field.fill('500')
  await field.press('ArrowDown')
  await expect(page.getByText('Minor units: 49900 USD')).toBeVisible()
})

finger('C813 an amount is typed on the keys for numbers', async ({ page }) => {
  await story(page, 'forms-money-field--empty')
  const field = page.getByRole('spinbutton', { name: 'Base rate' })
  await field.tap()
  await expect(field).toHaveAttribute('inputmode', 'decimal')
  expect(await reach(field)).toBeGreaterThanOrEqual(44)
  await page.keyboard.type('99.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Minor units: 9950 USD')).toBeVisible()
  await story(page, 'forms-number-field--one-to-ten')
  const places = page.getByRole('spinbutton', { name: 'Parking places' })
  await places.tap()
  await expect(places).toHaveAttribute('inputmode', 'numeric')
  await places.fill('12')
  await places.blur()
  await expect(places).toHaveValue('12')
})
