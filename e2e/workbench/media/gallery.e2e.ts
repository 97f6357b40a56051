import type { Page } from '@playwright/test'
import { doubleTap, touch } from '../touch.ts'
import { alone, expect, finger, story, test } from '../workbench.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Fernley' })
const open = async (page: Page, id = 'media-gallery--viewer') => {
  await story(page, id)
  await page.getByRole('button', { name: 'Look at the pictures' }).click()
  await shows(page, '1 of 12')
}
const shows = (page: Page, position: string) => expect(viewer(page).getByText(position, { exact: true })).toBeVisible()
const thumbnail = (page: Page, number: number) =>
  viewer(page)
    .getByRole('list')
    .getByRole('button')
    .nth(number - 1)
const isEnlarged = (page: Page) => viewer(page).getByRole('button', { name: 'Show all of it' })
const center = { x: 195, y: 330 }

alone('C780 C847 opens over the page with two slides preloaded on either side', async ({ page }) => {
  const requests = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('.avif')) requests.add(new URL(request.url()).search || new URL(request.url()).pathname)
  })
  await open(page, 'media-gallery--viewer-bare')
  await page.waitForTimeout(800)
  expect([...requests].sort()).toEqual(['/evening.avif', '/hero.avif', '/living.avif', '?10', '?11'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => [...requests]).toContain('/kitchen.avif')
  expect(requests.size).toBe(6)
})

test('C780 keys navigate and loop, and Escape returns the focus', async ({ page }) => {
  await open(page)
  for (const [key, position] of [
    ['ArrowRight', '2 of 12'],
    ['ArrowLeft', '1 of 12'],
    ['ArrowLeft', '12 of 12'],
    ['Home', '1 of 12'],
    ['End', '12 of 12'],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, position)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Look at the pictures' })).toBeFocused()
})

test('keys work wherever the focus is inside', async ({ page }) => {
  await open(page)
  await viewer(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, '2 of 12')
})

alone('C805 the picture changes immediately; it counts as viewed half a second later', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.press('ArrowRight')
  await shows(page, '2 of 12')
  await page.clock.runFor(490)
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20)
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 1)).not.toHaveAttribute('aria-current')
})

for (const [id, width] of [
  ['media-gallery--viewer-small', 75],
  ['media-gallery--viewer', 125],
  ['media-gallery--viewer-large', 150],
] as const)
  test(`C843 thumbnails are ${width} px wide (${id})`, async ({ page }) => {
    await open(page, id)
    await expect.poll(async () => (await thumbnail(page, 1).boundingBox())?.width).toBe(width)
    await thumbnail(page, 5).click()
    await shows(page, '5 of 12')
  })

test('zooms by button and keys, and the next picture starts unzoomed', async ({ page }) => {
  await open(page)
  await viewer(page).getByRole('button', { name: 'Enlarge' }).click()
  await expect(isEnlarged(page)).toBeVisible()
  await page.keyboard.press('0')
  await expect(isEnlarged(page)).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(isEnlarged(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await shows(page, '2 of 12')
  await expect(isEnlarged(page)).toHaveCount(0)
})

test('the gallery of a home opens at the picture that was pressed', async ({ page }) => {
  await story(page, 'media-gallery--six')
  const kitchen = page.getByRole('button', { name: 'Open: Kitchen' })
  await kitchen.click()
  await shows(page, '4 of 6')
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await expect(kitchen).toBeFocused()
  await page.getByRole('button', { name: 'All 6 pictures' }).press('Enter')
  await shows(page, '1 of 6')
})

test.describe('under fingers', () => {
  finger('C804 a swipe of 50 px changes the picture, a shorter one does not', async ({ page }) => {
    await open(page)
    await touch(page, [center, { x: center.x - 44, y: center.y }])
    await shows(page, '1 of 12')
    await touch(page, [center, { x: center.x - 80, y: center.y }])
    await shows(page, '2 of 12')
    await touch(page, [center, { x: center.x + 80, y: center.y }])
    await shows(page, '1 of 12')
  })

  finger('C780 two fingers enlarge, then one moves the picture instead of changing it', async ({ page }) => {
    await open(page)
    const apart = (by: number) => [
      { x: center.x - by, y: center.y },
      { x: center.x + by, y: center.y },
    ]
    const [a, b] = apart(30)
    const [c, d] = apart(120)
    if (!a || !b || !c || !d) throw new Error('no fingers')
    await touch(page, [a, c], [b, d])
    await expect(isEnlarged(page)).toBeVisible()
    await touch(page, [center, { x: center.x - 120, y: center.y }])
    await shows(page, '1 of 12')
    await touch(page, [c, a], [d, b])
    await expect(isEnlarged(page)).toHaveCount(0)
  })

  finger('C780 a double tap enlarges and makes whole again', async ({ page }) => {
    await open(page)
    await doubleTap(page, center)
    await expect(isEnlarged(page)).toBeVisible()
    await page.waitForTimeout(400)
    await doubleTap(page, center)
    await expect(isEnlarged(page)).toHaveCount(0)
  })
})
