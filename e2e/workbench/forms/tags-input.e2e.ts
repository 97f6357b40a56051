import type { Page } from '@playwright/test'
import { alone, expect, finger, story, test } from '../workbench.ts'

const tags = (page: Page) => page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
/** Puts text on the clipboard for Ctrl+V. */
const paste = async (page: Page, text: string) => {
  await page
    .getByLabel('Tags', { exact: true })
    .and(page.locator('input'))
    .evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
}

test('C774 tags are entered with the keyboard alone: Enter and comma add, Backspace removes the last', async ({
  page,
}) => {
  await story(page, 'forms-tags-input--empty')
  const field = page.getByRole('textbox', { name: 'Tags' })
  await field.focus()
  await page.keyboard.type('near  the sea')
  await page.keyboard.press('Enter')
  await page.keyboard.type('pool,')
  await page.keyboard.type('POOL;')
  await expect(tags(page)).toHaveText(['near the sea', 'pool'])
  await expect(field).toHaveValue('')
  await page.keyboard.press('Backspace')
  await expect(tags(page)).toHaveText(['near the sea'])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Remove near the sea' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(tags(page)).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('C774 several are pasted at once; a half-typed tag is added', async ({ page }) => {
  await story(page, 'forms-tags-input--filled')
  await paste(page, 'dock, sauna\nPool\tkayaks')
  await expect(tags(page)).toHaveText(['waterfront', 'pool', 'near the village green', 'dock', 'sauna', 'kayaks'])
  await page.getByRole('textbox', { name: 'Tags' }).fill('boat')
  await page.keyboard.press('Tab')
  await expect(tags(page).last()).toHaveText('boat')
})

test('limits the number of tags', async ({ page }) => {
  await story(page, 'forms-tags-input--at-most-three')
  await paste(page, 'three, four')
  await expect(tags(page)).toHaveText(['one', 'two', 'three'])
})

test('C860 existing tags are suggested and selected with arrows and Enter; new ones need no suggestion', async ({
  page,
}) => {
  await story(page, 'forms-tags-input--with-suggestions')
  const field = page.getByRole('combobox', { name: 'Tags' })
  await field.focus()
  await page.keyboard.type('wa')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tags(page)).toHaveText(['pool', 'water sports'])
  await expect(field).toHaveValue('')
  await page.keyboard.type('wa')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(tags(page)).toHaveText(['pool', 'water sports', 'wa'])
  await page.keyboard.type('hammock')
  await expect(page.getByText('A new tag: press Enter to add it').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(tags(page).last()).toHaveText('hammock')
})

test('C860 if suggestions fail, tags can be typed manually', async ({ page }) => {
  await story(page, 'forms-tags-input--suggestions-fail')
  const field = page.getByRole('combobox', { name: 'Tags' })
  await field.focus()
  await page.keyboard.type('dock')
  await expect(page.getByRole('listbox').getByText(/cannot be looked up/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(tags(page)).toHaveText(['dock'])
})

test('C860 the color of a tag is looked up by the tag', async ({ page }) => {
  await story(page, 'forms-tags-input--with-colors')
  await expect(tags(page).filter({ hasText: 'maintenance' }).locator('i')).toHaveCSS(
    'background-color',
    'rgb(47, 93, 124)',
  )
  await expect(tags(page).filter({ hasText: 'late' }).locator('i')).toHaveCount(0)
})

alone('C841 the hint appears on focus and disappears after two and a half seconds', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await story(page, 'forms-tags-input--empty')
  await page.clock.pauseAt(3_600_000)
  const hint = page.getByRole('tooltip')
  await page.getByRole('textbox', { name: 'Tags' }).focus()
  await expect(hint).toHaveText('Press Enter or comma to add a tag')
  await page.clock.runFor(2400)
  await expect(hint).toBeVisible()
  await page.clock.runFor(200)
  await expect(hint).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveAccessibleDescription(/Press Enter or comma/)
})

test.describe('by touch', () => {
  finger('a tap takes a proposal and a tap removes a tag', async ({ page }) => {
    await story(page, 'forms-tags-input--with-suggestions')
    await page.getByRole('combobox', { name: 'Tags' }).tap()
    await page.keyboard.type('walk')
    await page.getByRole('option', { name: /walk to town/ }).tap()
    await expect(tags(page)).toHaveText(['pool', 'walk to town'])
    await page.getByRole('button', { name: 'Remove pool' }).tap()
    await expect(tags(page)).toHaveText(['walk to town'])
  })
})
