import type { Page } from '@playwright/test'
import { alone, expect, finger, story, test } from '../workbench.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem')

/** The page with a clock that moves only when advanced. */
const stillClock = async (page: Page) => {
  await page.clock.install()
  await story(page, 'feedback-toast--kinds')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

alone('C406 C551 C783 C856 a toast disappears after five seconds', async ({ page }) => {
  await stillClock(page)
  await page.getByRole('button', { name: 'Success' }).click()
  await expect(list(page)).toHaveText(/Saltgrass is blocked/)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4_900)
  await expect(list(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(list(page)).toHaveCount(0)
})

alone('its timer pauses while it is hovered or focused', async ({ page }) => {
  await stillClock(page)
  await page.getByRole('button', { name: 'Info' }).click()
  await list(page).hover()
  await page.clock.runFor(20_000)
  await expect(list(page)).toHaveCount(1)
  await list(page).getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(list(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Info' }).focus()
  await page.clock.runFor(5_100)
  await expect(list(page)).toHaveCount(0)
})

alone('a user who tabbed past it keeps the focus when it disappears', async ({ page }) => {
  await stillClock(page)
  await page.getByRole('button', { name: 'Info' }).click()
  await list(page).getByRole('button', { name: 'Dismiss' }).focus()
  await page.mouse.move(5, 5)
  // It is last on the page: the focus leaves the document, and returns at its start.
  await page.keyboard.press('Tab')
  const success = page.getByRole('button', { name: 'Success' })
  await success.focus()
  await page.clock.runFor(5_100)
  await expect(list(page)).toHaveCount(0)
  await expect(success).toBeFocused()
})

test('C407 pressing it dismisses it', async ({ page }) => {
  await story(page, 'feedback-toast--kinds')
  await page.getByRole('button', { name: 'Info' }).click()
  await page.getByText('The link is copied.').click()
  await expect(list(page)).toHaveCount(0)
})

test('C408 C410 pressing it runs its action; a named action has its own button', async ({ page }) => {
  await story(page, 'feedback-toast--kinds')
  await page.getByRole('button', { name: 'That leads on' }).click()
  await list(page).getByRole('button', { name: 'Ann Brook' }).press('Enter')
  await expect(page.getByRole('log')).toHaveText('read')
  await expect(list(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'With a button' }).click()
  await page.getByText('Blocked.').click()
  await expect(page.getByRole('log')).toHaveText('read')
  await page.getByRole('button', { name: 'With a button' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('log')).toHaveText('read, undone')
})

test('is announced politely: its list exists beforehand', async ({ page }) => {
  await story(page, 'feedback-toast--kinds')
  const lives = () => page.locator('ol[aria-live="polite"]').count()
  expect(await lives()).toBe(1)
  await page.getByRole('button', { name: 'Danger' }).click()
  await expect(page.locator('ol[aria-live="polite"]').getByText('Required Fields')).toBeVisible()
})

test('three are stacked; the fourth waits until one has disappeared', async ({ page }) => {
  await story(page, 'feedback-toast--stacked')
  await expect(list(page)).toHaveCount(3)
  await expect(page.getByText('The fourth waits.')).toBeHidden()
  await list(page).first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('The fourth waits.')).toBeVisible()
  await expect(list(page)).toHaveCount(3)
})

test('Escape dismisses the focused one; the focus moves to the next, and finally back', async ({ page }) => {
  await story(page, 'feedback-toast--kinds')
  await page.getByRole('button', { name: 'Success' }).click()
  await page.getByRole('button', { name: 'Info' }).click()
  await page.getByRole('button', { name: 'Info' }).focus()
  await list(page).first().getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(1)
  await expect(list(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Info' })).toBeFocused()
})

test('it can be pressed above a dialog, and the dialog stays', async ({ page }) => {
  await story(page, 'feedback-toast--over-a-dialog')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(list(page)).toHaveText(/Could not complete request/)
  await list(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

finger(
  'C407 C408 C410 a tap on it runs its action, one on its button that, one on its × puts it away',
  async ({ page }) => {
    await story(page, 'feedback-toast--kinds')
    await page.getByRole('button', { name: 'That leads on' }).tap()
    await page.getByText('Is there a cot in the home?').tap()
    await expect(page.getByRole('log')).toHaveText('read')
    await page.getByRole('button', { name: 'With a button' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('log')).toHaveText('read, undone')
    await page.getByRole('button', { name: 'Info' }).tap()
    await list(page).getByRole('button', { name: 'Dismiss' }).tap()
    await expect(list(page)).toHaveCount(0)
  },
)
