import { expect, story, test } from '../workbench.ts'

test('C776 a toggle turns by a press on its words, by Space and never when disabled', async ({ page }) => {
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

test('a password is shown and hidden again, and stays typed', async ({ page }) => {
  await story(page, 'forms-password-field--empty')
  const field = page.getByRole('textbox', { name: 'Password' }).or(page.getByLabel('Password', { exact: true }))
  await field.fill('harbor-lantern-42')
  await expect(field).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('harbor-lantern-42')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a weak password is marked, its reason is read with it, and it is kept', async ({ page }) => {
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

test('a select is worked with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-select--filled')
  const town = page.getByRole('combobox', { name: 'Town' })
  await town.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town).not.toHaveValue('Saltgrass')
})

test('several of a few: each is turned by itself, and a missing choice is said of the whole', async ({ page }) => {
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
