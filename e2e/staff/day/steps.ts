import { expect, type Locator, type Page } from '@playwright/test'

/** Counts a practiced person's steps: a click, a key that acts, or a selection. Typing values doesn't count. */
export const stepsOn = (page: Page) => {
  let steps = 0
  return {
    click: async (target: Locator) => {
      steps += 1
      await target.click()
    },
    choose: async (target: Locator, option: string) => {
      steps += 1
      await target.selectOption(option)
    },
    press: async (key: string) => {
      steps += 1
      await page.keyboard.press(key)
    },
    /** Checks that the job was done within its step limit. */
    within: (most: number) => expect(steps).toBeLessThanOrEqual(most),
  }
}
