import type { Page } from '@playwright/test'
import { touch } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const frame = (page: Page) => page.getByRole('application', { name: 'Crop' })
const shows = (page: Page, square: string) => expect(page.getByText(square, { exact: true })).toBeVisible()

/** The center of the frame, once its picture has loaded. */
const middleOf = async (page: Page) => {
  await expect(frame(page).locator('img')).toHaveJSProperty('complete', true)
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2, side: width }
}

test('the picture is moved by the pointer, up to its edge, and zoomed by the wheel and the slider', async ({
  page,
}) => {
  await story(page, 'media-picture-crop--whole')
  await shows(page, '1067 px from 267, 0')
  const { x, y, side } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - side / 10, y, { steps: 4 })
  await page.mouse.up()
  await shows(page, '1067 px from 373, 0')
  await page.mouse.down()
  await page.mouse.move(x + side, y, { steps: 4 })
  await page.mouse.up()
  await shows(page, '1067 px from 0, 0')
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -100_000)
  await shows(page, '267 px from 400, 400')
  await page.getByRole('slider', { name: 'Zoom' }).fill('200')
  await shows(page, '534 px from 267, 267')
})

test('the keys move and zoom it', async ({ page }) => {
  await story(page, 'media-picture-crop--enlarged')
  await shows(page, '534 px from 213, 373')
  await middleOf(page)
  await frame(page).focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, '534 px from 240, 373')
  await page.keyboard.press('ArrowUp')
  await shows(page, '534 px from 240, 347')
  await page.keyboard.press('-')
  await shows(page, '614 px from 200, 307')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await shows(page, '267 px from 373, 480')
})

test.describe('by touch', () => {
  finger('one pushes the picture, two enlarge it', async ({ page }) => {
    await story(page, 'media-picture-crop--whole')
    const { x, y, side } = await middleOf(page)
    await touch(page, [
      { x, y },
      { x: x + side / 2, y },
    ])
    await shows(page, '1067 px from 0, 0')
    await touch(
      page,
      [
        { x: x - 20, y },
        { x: x - 120, y },
      ],
      [
        { x: x + 20, y },
        { x: x + 120, y },
      ],
    )
    await shows(page, '267 px from 400, 400')
  })
})
