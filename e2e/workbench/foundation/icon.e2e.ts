import { expect, finger, story, test } from '../workbench.ts'

const turned = (element: Element) => getComputedStyle(element).scale

test("directional icons are mirrored from right to left, others aren't", async ({ page }) => {
  await story(page, 'foundation-icon--turning', { dir: 'rtl' })
  const scales = await page.locator('svg').evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale))
  expect(scales.length).toBeGreaterThan(4)
  expect(new Set(scales)).toEqual(new Set(['-1 1']))
  await story(page, 'foundation-icon--filled', { dir: 'rtl' })
  expect(await page.locator('svg').first().evaluate(turned)).toBe('none')
  await story(page, 'navigation-breadcrumbs--path', { dir: 'rtl' })
  expect(await page.locator('nav svg').first().evaluate(turned)).toBe('-1 1')
})

test('links navigate with the component provided by the app', async ({ page }) => {
  await story(page, 'foundation-link--moved-by-the-app')
  await expect(page.getByRole('link')).toHaveText('the honest notes (moved by the app)')
})

test('the wordmark is a single name for screen readers', async ({ page }) => {
  await story(page, 'foundation-wordmark--main')
  await expect(page.getByText('Porchlight', { exact: true })).toHaveCount(1)
})

test('a link inside a sentence is reached and followed with the keyboard', async ({ page }) => {
  await story(page, 'foundation-link--in-a-sentence')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#homes$/)
})

finger('a link inside a sentence is followed by a tap', async ({ page }) => {
  await story(page, 'foundation-link--in-a-sentence')
  await page.getByRole('link', { name: 'the honest notes' }).tap()
  await expect(page).toHaveURL(/#homes$/)
})
