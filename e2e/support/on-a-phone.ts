import { expect, type Page } from '@playwright/test'
import { faults } from './faults.ts'

/** Resizes the window to a phone's and checks that nothing is wider than it and that axe finds nothing. */
export const onAPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faults(page)).toEqual([])
}
