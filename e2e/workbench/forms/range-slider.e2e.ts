import type { Locator, Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const low = (page: Page) => page.getByRole('slider', { name: 'From' })
const high = (page: Page) => page.getByRole('slider', { name: 'To', exact: true })

/** The center of a thumb. */
const middleOf = async (thumb: Locator) => {
  const box = await thumb.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('C767 C833 range-slider-defaults from 0 to 100, in words', async ({ page }) => {
  await story(page, 'forms-range-slider--defaults')
  await expect(low(page)).toHaveAttribute('min', '0')
  await expect(high(page)).toHaveAttribute('max', '100')
  await expect(page.getByText('0 % – 100 %')).toBeVisible()
  await expect(high(page)).toHaveAttribute('aria-valuetext', '100 %')
})

test("C767 both thumbs move with the keyboard and don't pass each other", async ({ page }) => {
  await story(page, 'forms-range-slider--narrowed')
  await page.keyboard.press('Tab')
  await expect(low(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(low(page)).toHaveValue('21')
  await page.keyboard.press('End')
  await expect(low(page)).toHaveValue('64')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await expect(high(page)).toHaveValue('64')
  await page.keyboard.press('End')
  await expect(page.getByText('64 % – 100 %')).toBeVisible()
})

test('C767 pressing the track moves the nearer thumb', async ({ page }) => {
  await story(page, 'forms-range-slider--narrowed')
  const from = await middleOf(low(page))
  const to = await middleOf(high(page))
  await page.mouse.move(to.x - 10, to.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 200, from.y, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('20 % – 20 %')).toBeVisible()
  await expect(high(page)).toBeFocused()
})

test('thumbs that meet at the end can be separated again', async ({ page }) => {
  await story(page, 'forms-range-slider--together')
  const at = await middleOf(low(page))
  await page.mouse.click(at.x - 170, at.y)
  await expect(high(page)).toHaveValue('100')
  expect(Number(await low(page).inputValue())).toBeLessThan(60)
})

test('reports when a thumb is released', async ({ page }) => {
  await story(page, 'forms-range-slider--settling')
  await low(page).focus()
  await expect(page.getByText('Settled: nothing yet')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Settled: 1 to 100')).toBeVisible()
})

test('from right to left, the scale starts at the right', async ({ page }) => {
  await story(page, 'forms-range-slider--narrowed', { dir: 'rtl' })
  const from = await middleOf(low(page))
  const to = await middleOf(high(page))
  expect(from.x).toBeGreaterThan(to.x)
  await page.mouse.click(from.x + 10, from.y)
  expect(Number(await low(page).inputValue())).toBeLessThan(20)
})

test('with one thumb', async ({ page }) => {
  await story(page, 'forms-range-slider--one-thumb')
  const thumb = page.getByRole('slider', { name: 'Deposit' })
  await thumb.focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumb).toHaveAttribute('aria-valuetext', '35 %')
})

test.describe('by touch', () => {
  finger('C767 a tap beside a thumb brings it there', async ({ page }) => {
    await story(page, 'forms-range-slider--narrowed')
    const to = await middleOf(high(page))
    await page.touchscreen.tap(to.x + 40, to.y + 16)
    expect(Number(await high(page).inputValue())).toBeGreaterThan(70)
    await expect(low(page)).toHaveValue('20')
  })
})
