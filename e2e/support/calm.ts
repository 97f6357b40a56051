import { expect, type Page } from '@playwright/test'
import { faults } from './faults.ts'
import { ready } from './ready.ts'

/** The page has loaded, axe finds nothing, and nothing is wider than the window. */
export const isCalm = async (page: Page, question: { withFrame?: boolean } = {}): Promise<void> => {
  await ready(page)
  expect(await faults(page, question)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}
