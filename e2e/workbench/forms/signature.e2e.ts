import type { Page } from '@playwright/test'
import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const sheet = (page: Page) => page.getByRole('img', { name: /Sheet for your signature/ })
const kept = (page: Page) => page.getByAltText('What is kept')

/** One stroke across the sheet; tried again until the pen has come. */
const stroke = async (page: Page, down: number) => {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  await page.mouse.move(box.x + 40, box.y + down)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + down + 20, { steps: 8 })
  await page.mouse.move(box.x + 200, box.y + down, { steps: 8 })
  await page.mouse.up()
}
/** How much is drawn: the kept SVG has a path for every piece of a stroke. */
const drawn = async (page: Page) => ((await page.locator('output').textContent()) ?? '').split('<path').length - 1
const signed = (page: Page) =>
  expect(async () => {
    await stroke(page, 60)
    await expect(page.getByText('Signed: by hand')).toBeVisible({ timeout: 500 })
  }).toPass()

test('a signature is drawn, undone stroke by stroke, and cleared', async ({ page }) => {
  await story(page, 'forms-signature-pad--empty')
  await expect(sheet(page)).toHaveAccessibleName('Sheet for your signature: empty')
  await signed(page)
  await expect(sheet(page)).toHaveAccessibleName('Sheet for your signature: signed')
  expect((await kept(page).getAttribute('src'))?.slice(0, 22)).toBe('data:image/png;base64,')
  const one = await drawn(page)
  await stroke(page, 100)
  await expect.poll(() => drawn(page)).toBeGreaterThan(one)
  await page.getByRole('button', { name: 'Undo the last stroke' }).click()
  await expect.poll(() => drawn(page)).toBe(one)
  await page.getByRole('button', { name: 'Undo the last stroke' }).click()
  await expect(page.getByText('Nothing is signed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo the last stroke' })).toBeDisabled()
  await stroke(page, 60)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Nothing is signed')).toBeVisible()
})

test('what is kept is dark ink as SVG too, also in the evening, and a narrower window loses nothing', async ({
  page,
}) => {
  await story(page, 'forms-signature-pad--empty', { scheme: 'dark' })
  await signed(page)
  const svg = await page.locator('output').textContent()
  expect(svg).toMatch(/^<svg .*#1c1814/s)
  await page.setViewportSize({ width: 390, height: 700 })
  await stroke(page, 110)
  await page.getByRole('button', { name: 'Undo the last stroke' }).click()
  await expect(page.getByText('Signed: by hand')).toBeVisible()
})

test('a name is typed instead, with the keyboard alone; another name does not sign', async ({ page }) => {
  await story(page, 'forms-signature-pad--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Henry James')
  await expect(page.getByText('Nothing is signed')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  const field = page.getByRole('textbox', { name: 'Type your full name' })
  await expect(field).toHaveAccessibleDescription('This is not the name on the booking, Edith Wharton.')
  await field.fill('edith wharton')
  await expect(page.getByText('Signed: edith wharton')).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('radio', { name: 'Draw' }).click({ force: true })
  await expect(page.getByText('Nothing is signed')).toBeVisible()
})

test('a value emptied from outside empties the sheet', async ({ page }) => {
  await story(page, 'forms-signature-pad--empty')
  await signed(page)
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(sheet(page)).toHaveAccessibleName('Sheet for your signature: empty')
  await expect(page.getByRole('button', { name: 'Undo the last stroke' })).toBeDisabled()
})

test('a missing signature is said of the whole, and a disabled one takes no stroke', async ({ page }) => {
  await story(page, 'forms-signature-pad--invalid')
  await expect(page.getByRole('group', { name: 'Your signature' }).first()).toHaveAccessibleDescription(
    'Please sign before you go on.',
  )
  await story(page, 'forms-signature-pad--disabled')
  await stroke(page, 60)
  await expect(page.getByText('Nothing is signed')).toBeVisible()
})

test.describe('with a finger', () => {
  finger('a finger signs and the page does not scroll under it', async ({ page }) => {
    await story(page, 'forms-signature-pad--empty')
    await expect(sheet(page)).toHaveCSS('touch-action', 'none')
    const box = await sheet(page).boundingBox()
    if (!box) throw new Error('no sheet')
    const touch = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => ({ touchPoints: [{ x: box.x + x, y: box.y + y }] })
    await expect(async () => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(40, 60) })
      for (let step = 1; step <= 10; step++)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(40 + step * 15, 60 + step * 4) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page.getByText('Signed: by hand')).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a typed signature is written with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-typed-signature--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Edith Wharton')
  await expect(page.getByRole('textbox', { name: 'Type your full name' })).toHaveValue('Edith Wharton')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Type your full name' })).not.toHaveAttribute('aria-invalid', 'true')
})

finger('a typed signature is entered by a tap', async ({ page }) => {
  await story(page, 'forms-typed-signature--empty')
  const field = page.getByRole('textbox', { name: 'Type your full name' })
  expect(await reach(field)).toBeGreaterThanOrEqual(44)
  await field.tap()
  await expect(field).toBeFocused()
  await page.keyboard.type('Edith Wharton')
  await expect(field).toHaveValue('Edith Wharton')
})
