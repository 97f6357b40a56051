import type { Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const opener = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}:`) })
const panel = (page: Page, label: string) => page.getByRole('dialog', { name: label })
/** Opens a field's list and waits until it accepts typing. */
const search = async (page: Page, label: string, text: string) => {
  await opener(page, label).click()
  await expect(panel(page, label).getByRole('searchbox', { name: 'Search the list' })).toBeFocused()
  await page.keyboard.type(text)
}
const chips = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('listitem')

test('C771 several are selected with the keyboard alone, and appear as chips', async ({ page }) => {
  await story(page, 'forms-multi-select--empty')
  await opener(page, 'Features').focus()
  await page.keyboard.press('Enter')
  const list = panel(page, 'Features').getByRole('listbox')
  await expect(list.getByRole('option', { name: 'Pool' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(opener(page, 'Features')).toBeFocused()
  await expect(chips(page, 'Features')).toHaveText(['Pool', 'Sauna'])
  await expect(opener(page, 'Features')).toHaveAccessibleName('Features: 2 chosen')
})

test('C834 multi-select-search a list of sixteen has no search box, one of seventeen has', async ({ page }) => {
  await story(page, 'forms-multi-select--sixteen')
  await opener(page, 'Towns').click()
  await expect(panel(page, 'Towns').getByRole('option')).toHaveCount(16)
  await expect(panel(page, 'Towns').getByRole('searchbox')).toHaveCount(0)
  await story(page, 'forms-multi-select--seventeen')
  await opener(page, 'Towns').click()
  await expect(panel(page, 'Towns').getByRole('searchbox', { name: 'Search the list' })).toBeFocused()
})

test('C835 multi-select-search a short list has a search box when forced', async ({ page }) => {
  await story(page, 'forms-multi-select--search-forced')
  await search(page, 'Features', 'wat')
  await expect(panel(page, 'Features').getByRole('option')).toHaveText(['Waterfront'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chips(page, 'Features')).toHaveText(['Waterfront'])
  await expect(panel(page, 'Features').getByRole('searchbox')).toHaveValue('wat')
})

test('C821 select-no-options a search without matches says so, and so does an empty list', async ({ page }) => {
  await story(page, 'forms-multi-select--seventeen')
  await search(page, 'Towns', 'zzz')
  await expect(panel(page, 'Towns').getByText('Could not find any options')).toBeVisible()
  await expect(chips(page, 'Towns')).toHaveText(['Montauk', 'Saltgrass'])
  await story(page, 'forms-multi-select--no-options')
  await opener(page, 'Features').click()
  await expect(panel(page, 'Features').getByText('Could not find any options')).toBeVisible()
})

test('all matches can be selected at once, and all can be cleared at once', async ({ page }) => {
  await story(page, 'forms-multi-select--seventeen')
  await search(page, 'Towns', 'port')
  await panel(page, 'Towns').getByRole('button', { name: 'Select all' }).click()
  await expect(chips(page, 'Towns')).toHaveText(['Bellport', 'Greenport', 'Jamesport', 'Montauk', 'Saltgrass'].sort())
  await panel(page, 'Towns').getByRole('button', { name: 'Clear' }).click()
  await expect(chips(page, 'Towns')).toHaveCount(0)
})

test("options that can't be changed stay as they are", async ({ page }) => {
  await story(page, 'forms-multi-select--partly-disabled')
  await opener(page, 'Features').click()
  await panel(page, 'Features')
    .getByRole('option', { name: /Hot tub/ })
    .click({ force: true })
  await panel(page, 'Features').getByRole('button', { name: 'Select all' }).click()
  await panel(page, 'Features').getByRole('button', { name: 'Clear' }).click()
  await expect(chips(page, 'Features')).toHaveText(['Pool'])
})

test('chips are one tab stop; arrows move, Delete and Backspace remove, the focus stays nearby', async ({ page }) => {
  await story(page, 'forms-multi-select--chosen')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Pool' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(chips(page, 'Features')).toHaveText(['Pool', 'Tennis court'])
  await expect(page.getByRole('button', { name: 'Remove Tennis court' })).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: 'Remove Pool' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(opener(page, 'Features')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Delete')
  await expect(opener(page, 'Features')).toBeFocused()
})

test('C860 a color appears next to an option that has one', async ({ page }) => {
  await story(page, 'forms-multi-select--with-colors')
  await opener(page, 'Labels').click()
  const option = panel(page, 'Labels').getByRole('option', { name: 'Late arrival' })
  await expect(option.locator('i')).toHaveCSS('background-color', 'rgb(163, 58, 44)')
})

test.describe('by touch', () => {
  finger(
    'C563 a tap anywhere in the box opens the list, a tap on a chip’s cross removes it, one elsewhere does not close the list',
    async ({ page }) => {
      await story(page, 'forms-multi-select--chosen')
      await page.getByRole('button', { name: 'Remove Pool' }).tap()
      await expect(chips(page, 'Features')).toHaveText(['Waterfront', 'Tennis court'])
      await expect(panel(page, 'Features')).toBeHidden()
      await page.getByText('Waterfront', { exact: true }).tap()
      await page.getByText('2 chosen').tap()
      await panel(page, 'Features').getByRole('option', { name: 'Dock' }).tap()
      await expect(chips(page, 'Features')).toHaveText(['Waterfront', 'Tennis court', 'Dock'])
      await page.touchscreen.tap(200, 800)
      await expect(panel(page, 'Features')).toBeVisible()
      await panel(page, 'Features').getByRole('button', { name: 'Done' }).tap()
      await expect(panel(page, 'Features')).toBeHidden()
    },
  )
})
