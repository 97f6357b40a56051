import type { Page } from '@playwright/test'

/** Waits for hydration: from then on, presses count and effects run. The app waits for the phone first. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
