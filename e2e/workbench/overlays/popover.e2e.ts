import { alone, expect, finger, story, test } from '../workbench.ts'

test('on press: opens next to its anchor, Escape closes it and returns the focus', async ({ page }) => {
  await story(page, 'overlays-popover--by-press')
  const anchor = page.getByRole('button', { name: 'Guests' })
  await anchor.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Guests' })
  await expect(popover).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await popover.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(anchor).toBeFocused()
})

test('with a mouse, a press elsewhere closes it', async ({ page }) => {
  await story(page, 'overlays-popover--open')
  await expect(page.getByRole('dialog', { name: 'Guests' })).toBeVisible()
  await page.mouse.click(20, 380)
  await expect(page.getByRole('dialog', { name: 'Guests' })).toBeHidden()
})

test.describe('in a tablet-width window', () => {
  test.use({ viewport: { width: 992, height: 900 } })
  test("C563 a press elsewhere doesn't close it, but its × does", async ({ page }) => {
    await story(page, 'overlays-popover--open')
    const popover = page.getByRole('dialog', { name: 'Guests' })
    await expect(popover).toBeVisible()
    await page.mouse.click(20, 600)
    await page.waitForTimeout(300)
    await expect(popover).toBeVisible()
    await popover.getByRole('button', { name: 'Close' }).click()
    await expect(popover).toBeHidden()
  })
})

test.describe('on touch', () => {
  finger('C563 a tap elsewhere does not close it; its × does', async ({ page }) => {
    await story(page, 'overlays-popover--open')
    const popover = page.getByRole('dialog', { name: 'Guests' })
    await expect(popover).toBeVisible()
    await page.touchscreen.tap(20, 600)
    await page.waitForTimeout(300)
    await expect(popover).toBeVisible()
    await popover.getByRole('button', { name: 'Close' }).tap()
    await expect(popover).toBeHidden()
  })
})

test('C561 C562 on hover: appears immediately, takes no focus, and closes 100 ms after the pointer leaves', async ({
  page,
}) => {
  await story(page, 'overlays-popover--by-hover')
  const anchor = page.getByRole('button', { name: 'Bookings of June' })
  const said = page.getByText('19 of 30 nights')
  await anchor.hover()
  await expect(said).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  // It stays while the popover itself is hovered.
  await said.hover()
  await page.waitForTimeout(250)
  await expect(said).toBeVisible()
  const left = Date.now()
  await page.mouse.move(5, 5)
  await expect(said).toBeHidden()
  expect(Date.now() - left).toBeGreaterThanOrEqual(90)
})

alone('C562 it closes 100 ms after the pointer leaves, and not before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await story(page, 'overlays-popover--by-hover')
  await page.getByRole('button', { name: 'Bookings of June' }).hover()
  const said = page.getByText('19 of 30 nights')
  await expect(said).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.mouse.move(5, 5)
  await page.clock.runFor(95)
  await page.waitForTimeout(150)
  await expect(said).toBeVisible()
  await page.clock.runFor(10)
  await expect(said).toBeHidden()
})

test('pressing its anchor keeps a hovered popover open', async ({ page }) => {
  await story(page, 'overlays-popover--by-hover')
  await page.getByRole('button', { name: 'Bookings of June' }).hover()
  await expect(page.getByText('19 of 30 nights')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Bookings of June' })).toBeVisible()
  await page.mouse.move(5, 5)
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog', { name: 'Bookings of June' })).toBeVisible()
})

test('from right to left, its start is the right edge of its anchor', async ({ page }) => {
  await story(page, 'overlays-popover--open', { dir: 'rtl' })
  const popover = page.getByRole('dialog', { name: 'Guests' })
  await expect(popover).toBeVisible()
  const right = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0))
  const anchor = page.getByRole('button', { name: 'Guests', includeHidden: true })
  expect(Math.abs(right(await popover.boundingBox()) - right(await anchor.boundingBox()))).toBeLessThanOrEqual(2)
})
