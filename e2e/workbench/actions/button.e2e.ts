import { expect, story, test } from '../workbench.ts'

test('a busy button keeps its words and its focus, and presses do nothing', async ({ page }) => {
  await story(page, 'actions-button--counting')
  const button = page.getByRole('button', { name: 'Press' })
  await button.click()
  await expect(page.getByText('Pressed 1')).toBeVisible()
  await page.getByRole('button', { name: 'Hold' }).click()
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await expect(page.getByText('Pressed 1')).toBeVisible()
})

test('a disabled button can be reached and says why', async ({ page }) => {
  await story(page, 'actions-button--disabled-with-reason')
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Request to book' })
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Choose your nights first.')
  await expect(page.getByText('Choose your nights first.')).toBeVisible()
})

test('long words go onto a second line where the room ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await story(page, 'actions-button--long-text')
  const box = await page.getByRole('button').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(300)
  expect(box?.height).toBeGreaterThan(48)
})

test('an icon button has a name, and 44 px for a finger', async ({ page }) => {
  await story(page, 'actions-icon-button--single')
  const box = await page.getByRole('button', { name: 'Share this house' }).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
})

test('a link that looks like a button is a link', async ({ page }) => {
  await story(page, 'actions-button-link--primary')
  await expect(page.getByRole('link', { name: 'All houses' })).toHaveAttribute('href', '#houses')
})

test('a chip says whether it is on; one that would leave nothing can still be reached', async ({ page }) => {
  await story(page, 'actions-chip--row')
  const pool = page.getByRole('button', { name: /Pool/ })
  await expect(pool).toHaveAttribute('aria-pressed', 'false')
  await pool.focus()
  await page.keyboard.press('Space')
  await expect(pool).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Space')
  await expect(pool).toHaveAttribute('aria-pressed', 'false')
  const tub = page.getByRole('button', { name: /Hot tub/ })
  await tub.click()
  await expect(tub).toHaveAttribute('aria-pressed', 'true')
})

test('chips that are links say which holds', async ({ page }) => {
  await story(page, 'actions-chip--links')
  await expect(page.getByRole('link', { name: /Pool/ })).toHaveAttribute('aria-current', 'true')
})
