import { expect, type Page } from '@playwright/test'
import type { stepsOn } from './steps.ts'

type Steps = ReturnType<typeof stepsOn>

/** As a pattern that matches only this text. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Types into the search field. */
export const find = async (page: Page, steps: Steps, text: string) => {
  const field = page.getByRole('textbox', { name: 'What are you looking for?' })
  await steps.press('/')
  // A page that has only just opened may miss the key press.
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/')
    await expect(field).toBeVisible({ timeout: 3_000 })
  }).toPass()
  // Pressing the key twice reopens the search, empty.
  await expect(async () => {
    if ((await field.inputValue()) !== text) await field.fill(text)
    await expect(page.getByRole('dialog').getByText(new RegExp(`results? for ${escaped(text)}$`))).toBeAttached({
      timeout: 3_000,
    })
  }).toPass()
}

/** Types into the search field and opens the first result, which must have this name. */
export const command = async (page: Page, steps: Steps, text: string, result: RegExp) => {
  await find(page, steps, text)
  await expect(page.getByRole('dialog').locator('a[data-found]').first()).toHaveAccessibleName(result)
  await steps.press('Enter')
}
