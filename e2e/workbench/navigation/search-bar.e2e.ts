import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('a place is selected and the search submitted with the keyboard alone', async ({ page }) => {
  await story(page, 'navigation-search-bar--full')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
  await page.keyboard.type('Ember')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('lake')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /When/ })).toBeFocused()
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('place=lake')
})

finger('its parts have 44 px, and a tap sends it', async ({ page }) => {
  await story(page, 'navigation-search-bar--full')
  const where = page.getByRole('combobox', { name: 'Where' })
  for (const part of [where, page.getByRole('button', { name: /When/ }), page.getByRole('button', { name: 'Search' })])
    expect(await reach(part)).toBeGreaterThanOrEqual(44)
  await where.selectOption('bay')
  await page.getByRole('button', { name: 'Search' }).tap()
  await expect(page.getByRole('status')).toHaveText('place=bay')
})
