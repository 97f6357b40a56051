import { expect, type Locator, type Page } from '@playwright/test'

/** Counts what a practiced person does: a click, a key that acts, or a choice. Typing of values is not counted. */
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
    /** The job is done within its limit of steps. */
    within: (most: number) => expect(steps).toBeLessThanOrEqual(most),
  }
}
