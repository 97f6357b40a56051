import type { Page } from '@playwright/test'
import { touch } from '../touch.ts'
import { alone, expect, finger, story, test } from '../workbench.ts'

/** The visible slide; the others can't be reached. */
const shown = (page: Page) => page.getByRole('group').and(page.locator(':not([inert])'))
const shows = (page: Page, position: string) => expect(shown(page)).toHaveAccessibleName(position)
/** On the stage, which stays in place while slides move across it. */
const middleOf = async (page: Page) => {
  const { x, y, width, height } = (await page.getByRole('region').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 3 }
}
const drag = async (page: Page, by: number) => {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 3 })
  await page.mouse.move(x + by, y, { steps: 3 })
  await page.mouse.up()
}

const inAnHour = (page: Page) => page.evaluate(() => Date.now() + 3_600_000)

/**
 * Time moves only when advanced, in steps until another slide has just appeared, so the timing is known. Returns the
 * slide's content.
 */
const justChanged = async (page: Page) => {
  await page.clock.pauseAt(await inAnHour(page))
  const position = () => shown(page).getAttribute('aria-label')
  await page.waitForTimeout(200)
  const before = await position()
  const step = async () => {
    await page.clock.runFor(100)
    return position()
  }
  await expect.poll(step, { intervals: [50] }).not.toBe(before)
  return Number.parseInt((await position()) ?? '', 10)
}

test.describe('on its own', () => {
  alone.beforeEach(({ page }) => page.clock.install())

  for (const [title, id, seconds] of [
    ['C779 C801 C846 a slide changes every five seconds', 'media-carousel--five', 5],
    ['C801 another slideTime is kept', 'media-carousel--two-seconds', 2],
  ] as const)
    alone(title, async ({ page }) => {
      await story(page, id)
      const number = await justChanged(page)
      await page.clock.runFor(seconds * 1000 - 400)
      await shows(page, `${number} of 5`)
      await page.clock.runFor(500)
      await shows(page, `${(number % 5) + 1} of 5`)
    })

  alone('C802 the first follows the last', async ({ page }) => {
    await story(page, 'media-carousel--five')
    for (const position of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await page.clock.runFor(5050)
      await shows(page, position)
    }
  })

  alone('C803 pauses on hover only if configured', async ({ page }) => {
    await story(page, 'media-carousel--pauses-on-hover')
    await shown(page).hover()
    await page.clock.runFor(12_000)
    await shows(page, '1 of 5')
    await page.mouse.move(1400, 880)
    await page.clock.runFor(5100)
    await shows(page, '2 of 5')

    await story(page, 'media-carousel--five')
    await shown(page).hover()
    await page.clock.runFor(5100)
    await shows(page, '2 of 5')
  })

  alone('pauses while it has keyboard focus', async ({ page }) => {
    await story(page, 'media-carousel--five')
    await page.getByRole('button', { name: 'Next slide' }).focus()
    await page.clock.runFor(12_000)
    await shows(page, '1 of 5')
  })

  alone('stops when paused, until it is played again', async ({ page }) => {
    await story(page, 'media-carousel--five')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.click(1400, 880)
    await page.clock.runFor(12_000)
    await shows(page, '1 of 5')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.mouse.click(1400, 880)
    await page.clock.runFor(5100)
    await shows(page, '2 of 5')
  })

  alone('never moves with reduced motion, and offers no pause button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await story(page, 'media-carousel--five')
    await page.clock.runFor(20_000)
    await shows(page, '1 of 5')
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test("C804 C846 a drag of 50 px changes the slide, a shorter one doesn't", async ({ page }) => {
  await story(page, 'media-carousel--stands-still')
  await drag(page, -48)
  await shows(page, '1 of 5')
  await drag(page, -52)
  await shows(page, '2 of 5')
  await drag(page, 52)
  await shows(page, '1 of 5')
  await drag(page, 52)
  await shows(page, '5 of 5')
})

test('C804 is mirrored from right to left', async ({ page }) => {
  await story(page, 'media-carousel--stands-still', { dir: 'rtl' })
  await drag(page, 60)
  await shows(page, '2 of 5')
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowLeft')
  await shows(page, '3 of 5')
})

test('two slides loop as well', async ({ page }) => {
  await story(page, 'media-carousel--two')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await shows(page, '2 of 2')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await shows(page, '1 of 2')
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await shows(page, '2 of 2')
})

test("keys, arrows, and dots navigate; the current slide's dot is marked", async ({ page }) => {
  await story(page, 'media-carousel--stands-still')
  await page.getByRole('button', { name: 'Go to slide 4' }).click()
  await shows(page, '4 of 5')
  await expect(page.getByRole('button', { name: 'Go to slide 4' })).toHaveAttribute('aria-current', 'true')
  for (const [key, position] of [
    ['ArrowRight', '5 of 5'],
    ['ArrowRight', '1 of 5'],
    ['ArrowLeft', '5 of 5'],
    ['Home', '1 of 5'],
    ['End', '5 of 5'],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, position)
  }
})

test('many slides show a count instead of dots, and a single one has no controls', async ({ page }) => {
  await story(page, 'media-carousel--many')
  await expect(page.getByText('1 of 14', { exact: true })).toBeVisible()
  await story(page, 'media-carousel--one')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('by touch', () => {
  finger('C804 C846 a swipe of 50 px changes the slide, a shorter one does not', async ({ page }) => {
    await story(page, 'media-carousel--stands-still')
    const from = await middleOf(page)
    await touch(page, [from, { x: from.x - 44, y: from.y }])
    await shows(page, '1 of 5')
    await touch(page, [from, { x: from.x - 90, y: from.y }])
    await shows(page, '2 of 5')
    await touch(page, [from, { x: from.x + 90, y: from.y }])
    await shows(page, '1 of 5')
  })
})
