import { alone, expect, finger, story, test } from '../workbench.ts'

const sorry = "Sorry, your browser doesn't support embedded videos."

alone('a video is loaded when played, not before', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await story(page, 'media-video--with-poster')
  const film = page.locator('video')
  await expect(film).toHaveAccessibleName('An evening at Fernley')
  await expect.poll(() => requests).toContain('/evening.avif')
  expect(requests).not.toContain('/porch.webm')
  await film.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
})

test("C830 a video the browser can't play says so and can be downloaded", async ({ page }) => {
  await story(page, 'media-video--unplayable')
  await expect(page.getByRole('status')).toContainText(sorry)
  await expect(page.getByRole('link', { name: 'Save the film' })).toHaveAttribute('href', '/no-such-film.wmv')
})

test('C830 browsers without video support show the text inside', async ({ page }) => {
  await story(page, 'media-video--with-poster')
  await expect(page.locator('video')).toContainText(sorry)
})

finger('a film plays after a tap, with what the browser has to stop it', async ({ page }) => {
  await story(page, 'media-video--with-poster')
  const film = page.locator('video')
  await expect(film).toHaveAttribute('controls')
  await film.tap()
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})
