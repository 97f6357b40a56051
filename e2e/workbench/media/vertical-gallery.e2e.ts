import type { Page } from '@playwright/test'
import { alone, expect, finger, story, test } from '../workbench.ts'

const slide = (page: Page, number: number) => page.getByRole('button', { name: /^Open: / }).nth(number - 1)
const thumbnail = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Pictures of Fernley' })
    .getByRole('button')
    .nth(number - 1)
const isActive = (page: Page, number: number) => expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true')

test('C780 thumbnails link to their picture', async ({ page }) => {
  await story(page, 'media-vertical-gallery--six')
  await thumbnail(page, 4).click()
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 })
  await isActive(page, 4)
  await expect(page.getByText('4 of 6')).toBeVisible()
})

test('C780 keys move from picture to picture, and stop at the ends', async ({ page }) => {
  await story(page, 'media-vertical-gallery--six')
  await slide(page, 1).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(slide(page, 2)).toBeFocused()
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('End')
  await expect(slide(page, 6)).toBeInViewport({ ratio: 0.9 })
  await isActive(page, 6)
})

alone('C805 the thumbnail follows half a second after the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await story(page, 'media-vertical-gallery--six')
  await isActive(page, 1)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await thumbnail(page, 2).click()
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
  await page.clock.runFor(450)
  await isActive(page, 1)
  await page.clock.runFor(100)
  await isActive(page, 2)
})

test("C848 one picture is preloaded on either side, those beyond aren't", async ({ page }) => {
  await story(page, 'media-vertical-gallery--many')
  await expect(slide(page, 1).locator('img')).toHaveCount(1)
  await expect(slide(page, 2).locator('img')).toHaveCount(1)
  await expect(slide(page, 3).locator('img')).toHaveCount(0)
  await thumbnail(page, 3).click()
  await isActive(page, 3)
  await expect(slide(page, 4).locator('img')).toHaveCount(1)
  await expect(slide(page, 5).locator('img')).toHaveCount(0)
})

test('a pressed picture opens in the viewer and gets the focus back', async ({ page }) => {
  await story(page, 'media-vertical-gallery--six')
  await slide(page, 1).press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Pictures of Fernley' })
  await expect(viewer).toContainText('1 of 6')
  await page.keyboard.press('Escape')
  await expect(slide(page, 1)).toBeFocused()
})

for (const [id, width] of [
  ['media-vertical-gallery--small-thumbnails', 75],
  ['media-vertical-gallery--six', 125],
  ['media-vertical-gallery--large-thumbnails', 150],
] as const)
  test(`C843 thumbnails are ${width} px wide (${id})`, async ({ page }) => {
    await story(page, id)
    expect((await thumbnail(page, 1).boundingBox())?.width).toBe(width)
  })

finger('C780 a tap on a picture opens the viewer, a tap on its × closes it', async ({ page }) => {
  await story(page, 'media-vertical-gallery--six')
  await slide(page, 1).tap()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Fernley' })
  await expect(viewer).toContainText('1 of 6')
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await expect(viewer).toBeHidden()
})
