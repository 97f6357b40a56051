import { expect, test } from '@playwright/test'

test('the journeys run inside the app', async ({ page, browser }) => {
  const other = await browser.newPage()
  for (const each of [page, other]) {
    await each.goto('/')
    await each.waitForFunction(() => '__reactRouterDataRouter' in window)
    const isApp = () =>
      (window as unknown as { Capacitor: { isNativePlatform: () => boolean } }).Capacitor.isNativePlatform()
    expect(await each.evaluate(isApp)).toBe(true)
  }
  await other.close()
})
