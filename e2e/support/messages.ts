import type { Locator, Page } from '@playwright/test'

/** Opens the list of messages from the bell. */
export const openMessages = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  return page.getByRole('dialog', { name: 'Notifications' })
}
