import type { Page } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

/** The number in the address of the demo guest's stay that is over since a few days; its house is the demo owner's. */
export const endedStay = async (page: Page): Promise<string> => {
  await logIn(page, people.guest, '/travelers/feedback/bookings')
  const href = await page
    .getByRole('link', { name: /^Give private feedback on / })
    .first()
    .getAttribute('href')
  return /bookings\/(\d+)/.exec(href ?? '')?.[1] ?? ''
}
