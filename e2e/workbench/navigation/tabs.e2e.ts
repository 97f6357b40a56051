import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C786 arrows move through the tabs, and their panel follows', async ({ page }) => {
  await story(page, 'navigation-tabs--first')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'The trip' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'The trip' })).toContainText('from 16:00')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Guests 6' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('Six people')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('Nothing to sign')
})

test('C786 pressing a tab selects it, even one that was out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await story(page, 'navigation-tabs--many')
  const last = page.getByRole('tab', { name: 'A part with a name 14' })
  await page.getByRole('tab').first().hover()
  await page.mouse.wheel(4000, 0)
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  await expect(last).toBeInViewport()
  await expect(page.getByRole('tabpanel')).toHaveText('Part 14')
})

test('C786 tabs that are pages are links, with the current one marked', async ({ page }) => {
  await story(page, 'navigation-tabs--pages')
  await expect(page.getByRole('link', { name: 'Upcoming 118' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Previous' }).press('Enter')
  await expect(page).toHaveURL(/#previous$/)
})

finger('C786 a tap takes a tab', async ({ page }) => {
  await story(page, 'navigation-tabs--first')
  const tab = page.getByRole('tab', { name: 'Guests 6' })
  expect(await reach(tab)).toBeGreaterThanOrEqual(44)
  await tab.tap()
  await expect(page.getByRole('tabpanel')).toContainText('Six people')
})
