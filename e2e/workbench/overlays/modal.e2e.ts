import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C76 C77 C79 a second dialog hides the first; Escape closes only the top one and restores the first', async ({
  page,
}) => {
  await story(page, 'overlays-modal--stacked')
  const stay = page.getByRole('dialog', { name: 'Your stay' })
  const agreement = page.getByRole('dialog', { name: 'Booking agreement' })
  const policy = page.getByRole('dialog', { name: 'Pool policy' })
  await page.getByRole('button', { name: 'Book' }).focus()
  await page.keyboard.press('Enter')
  await expect(stay).toBeVisible()
  await stay.getByRole('button', { name: 'Read the booking agreement' }).focus()
  await page.keyboard.press('Enter')
  await expect(agreement).toBeVisible()
  await expect(stay).toBeHidden()
  await agreement.getByRole('button', { name: 'Read the pool policy' }).focus()
  await page.keyboard.press('Enter')
  await expect(policy).toBeVisible()
  await expect(agreement).toBeHidden()
  await expect.poll(() => policy.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  // React Aria focuses a dialog once more after half a second, for VoiceOver, if nothing else has the focus by then.
  await page.waitForTimeout(600)

  await page.keyboard.press('Escape')
  await expect(policy).toBeHidden()
  await expect(agreement).toBeVisible()
  await expect(stay).toBeHidden()
  await expect(agreement.getByRole('button', { name: 'Read the pool policy' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stay).toBeVisible()
  await expect(stay.getByRole('button', { name: 'Read the booking agreement' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stay).toBeHidden()
  await expect(page.getByRole('button', { name: 'Book' })).toBeFocused()
})

test("C78 the page doesn't scroll while a dialog is open", async ({ page }) => {
  await story(page, 'overlays-modal--stacked')
  const scrolled = () => page.evaluate(() => document.documentElement.scrollTop)
  await page.getByRole('button', { name: 'Book' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await scrolled()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('the Tab key stays inside the dialog; a press outside closes it', async ({ page }) => {
  await story(page, 'overlays-modal--normal')
  const dialog = page.getByRole('dialog', { name: 'House rules' })
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  await page.mouse.click(8, 300)
  await expect(dialog).toBeHidden()
})

test('C5 a dialog that requires an answer ignores Escape and outside presses, and has no ×', async ({ page }) => {
  await story(page, 'overlays-modal--must-be-answered')
  const dialog = page.getByRole('alertdialog', { name: 'Password Expired' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(8, 300)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveText(['Change password'])
})

test('sizes differ, and on a phone each is as wide as the screen', async ({ page }) => {
  const width = async (size: string) => {
    await story(page, `overlays-modal--${size}`)
    return (await page.getByRole('dialog').boundingBox())?.width ?? 0
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect([await width('small'), await width('normal'), await width('large')]).toEqual([420, 560, 920])
  await page.setViewportSize({ width: 390, height: 800 })
  expect([await width('small'), await width('large')]).toEqual([390, 390])
})

test('long text scrolls inside; title and buttons stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await story(page, 'overlays-modal--long-text')
  const dialog = page.getByRole('dialog')
  await dialog.hover()
  await page.mouse.wheel(0, 900)
  await expect(dialog.getByRole('heading')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Agree' })).toBeInViewport()
})

finger(
  'C76 C77 a tap on the × closes the top one and brings the first back; one beside it closes that',
  async ({ page }) => {
    await story(page, 'overlays-modal--stacked')
    await page.getByRole('button', { name: 'Book' }).tap()
    const stay = page.getByRole('dialog', { name: 'Your stay' })
    await stay.getByRole('button', { name: 'Read the booking agreement' }).tap()
    const agreement = page.getByRole('dialog', { name: 'Booking agreement' })
    const close = agreement.getByRole('button', { name: 'Close' })
    expect(await reach(close)).toBeGreaterThanOrEqual(44)
    await close.tap()
    await expect(stay).toBeVisible()
    await page.touchscreen.tap(195, 20)
    await expect(stay).toBeHidden()
  },
)
