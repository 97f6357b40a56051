import type { Page } from '@playwright/test'
import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'All filters' }).click()
  const panel = page.getByRole('dialog', { name: 'All filters' })
  await expect(panel).toBeVisible()
  return panel
}

/** The share of the screen the panel takes, and its side. */
const placeOf = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const box = await (await open(page)).boundingBox()
  const screen = page.viewportSize()?.width ?? 1
  // The hairline between panel and page counts as part of the panel.
  const width = Math.round(((box?.width ?? 0) + 1) / (screen / 100)) / 10
  return { tenths: Math.round(width), side: (box?.x ?? 0) < 2 ? 'left' : 'right' }
}

for (const [id, width, tenths] of [
  ['C558', 390, 10],
  ['C559', 768, 5],
  ['C560', 1440, 3],
] as const)
  test(`${id} at ${width} px the side panel takes ${tenths} tenths of the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await story(page, 'overlays-side-panel--from-the-end')
    expect((await placeOf(page)).tenths).toBe(tenths)
  })

for (const [dir, name, side] of [
  ['ltr', 'from-the-end', 'right'],
  ['ltr', 'from-the-start', 'left'],
  ['rtl', 'from-the-end', 'left'],
  ['rtl', 'from-the-start', 'right'],
] as const)
  test(`where lines run ${dir} a panel ${name} stands ${side}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await story(page, `overlays-side-panel--${name}`, { dir })
    expect((await placeOf(page)).side).toBe(side)
  })

test('a screen can request a different width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await story(page, 'overlays-side-panel--wider')
  expect((await placeOf(page)).tenths).toBe(5)
})

test('C81 it opens within half a second, from its own side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await story(page, 'overlays-side-panel--from-the-end', { dir: 'rtl' })
  // A busy machine might look only after it is over.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  const panel = await open(page)
  const running = () =>
    panel.evaluate((element) =>
      (element.parentElement?.getAnimations() ?? []).map((animation) => ({
        lasts: animation.effect?.getTiming().duration,
        from: (animation.effect as KeyframeEffect).getKeyframes()[0]?.translate,
      })),
    )
  // It begins with the next frame.
  await expect.poll(running).toEqual([{ lasts: 500, from: expect.stringMatching(/-100%|calc\(-100%|-1/) }])
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await browser.detach()
})

test("C78 C80 Escape closes it, the focus returns, and the page behind doesn't scroll meanwhile", async ({ page }) => {
  await story(page, 'overlays-side-panel--from-the-end')
  await open(page)
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'All filters' })).toBeFocused()
})

test('G1 a dialog opened from it covers it without hiding it', async ({ page }) => {
  await story(page, 'overlays-side-panel--modal-over')
  const panel = page.getByRole('dialog', { name: 'All filters' })
  await panel.getByRole('button', { name: 'Clear everything' }).click()
  const question = page.getByRole('dialog', { name: 'Clear all filters?' })
  await expect(question).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All filters', exact: true, includeHidden: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel).toBeVisible()
})

finger('C558 on a phone it takes the screen and closes by its ×', async ({ page }) => {
  await story(page, 'overlays-side-panel--from-the-end')
  await page.getByRole('button', { name: 'All filters' }).tap()
  const panel = page.getByRole('dialog', { name: 'All filters' })
  await panel.getByText('Pool').tap()
  await expect(panel.getByRole('checkbox', { name: 'Pool' })).toBeChecked()
  const close = panel.getByRole('button', { name: 'Close' })
  expect(await reach(close)).toBeGreaterThanOrEqual(44)
  await close.tap()
  await expect(panel).toBeHidden()
})
