import { expect, finger, story, test } from '../workbench.ts'

test('appears on hover, disappears with the pointer, and labels its target', async ({ page }) => {
  await story(page, 'overlays-tooltip--on-a-button')
  const button = page.getByRole('button', { name: 'Share' })
  await page.mouse.move(5, 5)
  await button.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Copies a link to this home with your dates in it.')
  await expect(button).toHaveAccessibleDescription('Copies a link to this home with your dates in it.')
  await page.mouse.move(5, 5)
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('appears on keyboard focus, and Escape dismisses it', async ({ page }) => {
  await story(page, 'overlays-tooltip--on-a-button')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

finger('on touch nothing covers what is tapped next', async ({ page }) => {
  await story(page, 'overlays-tooltip--on-a-button')
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})
