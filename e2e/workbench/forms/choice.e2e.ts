import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C776 a toggle switches by pressing its label or Space, and never when disabled', async ({ page }) => {
  await story(page, 'forms-switch--off')
  const toggle = page.getByRole('switch', { name: 'Instant booking' })
  await expect(toggle).not.toBeChecked()
  await page.getByText('Instant booking').click()
  await expect(toggle).toBeChecked()
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  await story(page, 'forms-switch--disabled-on')
  await expect(page.getByRole('switch')).toBeDisabled()
  await expect(page.getByRole('switch')).toBeChecked()
})

test('a password can be shown and hidden again without losing the typed text', async ({ page }) => {
  await story(page, 'forms-password-field--empty')
  const field = page.getByRole('textbox', { name: 'Password' }).or(page.getByLabel('Password', { exact: true }))
  await field.fill('harbor-lantern-42')
  await expect(field).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('harbor-lantern-42')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a weak password is marked, its reason is read with it, and the text stays', async ({ page }) => {
  await story(page, 'forms-password-field--invalid')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/This password is too weak/)
  await expect(field).toHaveValue('kestrel')
})

test('C821 C862 select-no-options a list without options says so', async ({ page }) => {
  await story(page, 'forms-select--no-options')
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveText('Could not find any options')
})

test('a select works with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-select--filled')
  const town = page.getByRole('combobox', { name: 'Town' })
  await town.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town).not.toHaveValue('Saltgrass')
})

test('a checkbox group: each box toggles separately, and a missing choice is reported for the group', async ({
  page,
}) => {
  await story(page, 'forms-checkbox-group--empty')
  const group = page.getByRole('group', { name: 'What brings you here' })
  await group.getByRole('checkbox', { name: /Owner/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(group.getByRole('checkbox', { name: /Renter/ })).toBeChecked()
  await expect(group.getByRole('checkbox', { name: /Owner/ })).toBeChecked()
  await expect(group.getByRole('checkbox', { name: /Broker/ })).not.toBeChecked()
  await group.getByRole('checkbox', { name: /Renter/ }).click()
  await expect(group.getByRole('checkbox', { name: /Renter/ })).not.toBeChecked()
  await story(page, 'forms-checkbox-group--invalid')
  await expect(group).toHaveAccessibleDescription('Please select at least one account type')
  for (const box of await group.getByRole('checkbox').all()) await expect(box).toHaveAttribute('aria-invalid', 'true')
})

test('a single checkbox and a radio group work with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-checkbox--off')
  const dog = page.getByRole('checkbox', { name: 'I travel with a dog' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dog).toBeChecked()
  await page.keyboard.press('Space')
  await expect(dog).not.toBeChecked()
  await story(page, 'forms-radio-group--list')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Bank account/ })).toBeChecked()
  await story(page, 'forms-text-field--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Edith')
  await expect(page.getByLabel('First name')).toHaveValue('Edith')
})

finger('C776 boxes, choices and toggles turn by a tap on their words, which have 44 px', async ({ page }) => {
  for (const [id, role, words] of [
    ['forms-checkbox--off', 'checkbox', 'I travel with a dog'],
    ['forms-checkbox-group--empty', 'checkbox', 'Owner'],
    ['forms-radio-group--list', 'radio', 'Bank account'],
    ['forms-switch--off', 'switch', 'Instant booking'],
  ] as const) {
    await story(page, id)
    const choice = page.getByRole(role, { name: words })
    const label = page.locator('label').filter({ has: choice })
    expect(await reach(label), id).toBeGreaterThanOrEqual(44)
    await label.tap({ position: { x: 80, y: 6 } })
    await expect(choice).toBeChecked()
  }
})

finger('fields are entered by a tap, and 44 px high; a password is shown by one', async ({ page }) => {
  await story(page, 'forms-text-field--empty')
  await page.getByText('First name').tap()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await reach(page.getByLabel('First name'))).toBeGreaterThanOrEqual(44)
  await story(page, 'forms-password-field--filled')
  const show = page.getByRole('button', { name: 'Show password' })
  expect(await reach(show)).toBeGreaterThanOrEqual(44)
  await show.tap()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await story(page, 'forms-select--filled')
  const town = page.getByRole('combobox', { name: 'Town' })
  expect(await reach(town)).toBeGreaterThanOrEqual(44)
  await page.getByText('Town').tap()
  await town.selectOption('Montauk')
  await expect(town).toHaveValue('Montauk')
})
