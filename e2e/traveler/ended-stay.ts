import type { Page } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

/** The id of the demo guest's stay that ended a few days ago, in the demo owner's home. */
export const endedStay = async (page: Page): Promise<string> => {
  await logIn(page, people.guest, '/travelers/feedback/bookings')
  const href = await page
    .getByRole('link', { name: /^Give private feedback on / })
    .first()
    .getAttribute('href')
  return /bookings\/(\d+)/.exec(href ?? '')?.[1] ?? ''
}
