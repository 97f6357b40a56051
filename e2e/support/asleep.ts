import type { Page } from '@playwright/test'

/** Scripts requested from now on load only when released. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  return wake
}

/** Opens a page whose scripts load only when released. */
export const openAsleep = async (page: Page, path: string): Promise<() => void> => {
  const wake = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return wake
}
