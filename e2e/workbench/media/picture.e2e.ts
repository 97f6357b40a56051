import { alone, expect, story, test } from '../workbench.ts'

alone('C784 C799 C851 a picture waits until it is 100 px from the viewport, then loads', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await story(page, 'media-picture--below-the-view')
  const picture = page.getByRole('img', { name: 'The cabin from the water' })
  const top = (await picture.boundingBox())?.y ?? 0
  const height = page.viewportSize()?.height ?? 0
  const stopAt = (away: number) => page.evaluate((y) => window.scrollTo(0, y), top - height - away)

  await stopAt(130)
  await page.waitForTimeout(400)
  expect(requests).not.toContain('/hero.avif')
  await expect(picture).toBeAttached()

  await stopAt(90)
  await expect.poll(() => requests).toContain('/hero.avif')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('C799 an eager picture loads immediately', async ({ page }) => {
  await story(page, 'media-picture--eager')
  const picture = page.getByRole('img', { name: 'The cabin from the water' })
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
})

test('C799 C800 a picture that fails to load becomes the lamp and keeps its name', async ({ page }) => {
  await story(page, 'media-picture--failed')
  const picture = page.getByRole('img', { name: 'The cabin from the water' })
  await expect(picture.locator('svg')).toBeVisible()
  await story(page, 'media-picture--failed-with-words')
  await expect(page.getByText('No picture yet')).toBeVisible()
})

test("a decorative picture isn't announced", async ({ page }) => {
  await story(page, 'media-picture--silent')
  await page.waitForTimeout(300)
  await expect(page.getByRole('img')).toHaveCount(0)
})
