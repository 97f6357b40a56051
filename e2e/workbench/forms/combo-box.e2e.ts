import { expect, finger, story, test } from '../workbench.ts'

test('typing filters, arrows and Enter select', async ({ page }) => {
  await story(page, 'forms-combo-box--empty')
  const town = page.getByRole('combobox', { name: 'Town' })
  await town.focus()
  await page.keyboard.type('salt')
  await expect(page.getByRole('option')).toHaveText(['Saltgrass', 'New Saltgrass'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('New Saltgrass')
  await expect(page.getByText('Chosen: new-saltgrass')).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the button opens the full list, even when something is selected', async ({ page }) => {
  await story(page, 'forms-combo-box--filled')
  await page.getByRole('button', { name: /Show all towns/ }).click()
  await expect(page.getByRole('option')).toHaveCount(6)
  await page.getByRole('option', { name: 'Montauk' }).click()
  await expect(page.getByRole('combobox')).toHaveValue('Montauk')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('typing a full label selects that option without opening anything', async ({ page }) => {
  await story(page, 'forms-combo-box--empty')
  await page.getByRole('combobox').fill('cote d’or')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Chosen: côte-d’or')).toBeVisible()
})

test('C821 select-no-options text without matches says so and stays to be fixed', async ({ page }) => {
  await story(page, 'forms-combo-box--empty')
  const town = page.getByRole('combobox', { name: 'Town' })
  await expect(town).toBeVisible()
  await town.fill('Atlantis')
  await expect(page.getByRole('listbox').getByText('Could not find any options')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(town).toHaveValue('Atlantis')
  await expect(town).toHaveAccessibleDescription('Could not find any options')
  await expect(page.getByText('Chosen: nothing')).toBeVisible()
  await town.fill('Montauk')
  await expect(town).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Chosen: montauk')).toBeVisible()
})

test('free text is accepted where allowed', async ({ page }) => {
  await story(page, 'forms-combo-box--own-text')
  await page.getByRole('combobox').fill('From a neighbor')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox')).toHaveValue('From a neighbor')
  await expect(page.getByText('Chosen: From a neighbor')).toBeVisible()
})

test('Escape closes the list and keeps the text; a disabled option is skipped', async ({ page }) => {
  await story(page, 'forms-combo-box--partly-disabled')
  const town = page.getByRole('combobox')
  await town.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('New Saltgrass')
  await town.fill('mon')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(town).toHaveValue('mon')
})

test.describe('by touch', () => {
  finger('a tap opens the list and a tap chooses', async ({ page }) => {
    await story(page, 'forms-combo-box--empty')
    await page.getByRole('button', { name: /Show all towns/ }).tap()
    await page.getByRole('option', { name: 'Wickham Pond' }).tap()
    await expect(page.getByRole('combobox')).toHaveValue('Wickham Pond')
  })
})
