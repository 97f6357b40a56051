import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C785 several lines of an accordion can be open at once, with the keyboard alone', async ({ page }) => {
  await story(page, 'display-accordion--closed')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('From 16:00.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('One dog')).toBeVisible()
  await expect(page.getByText('From 16:00.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('One dog')).toBeHidden()
})

test('C785 a single-open accordion closes the line that was open', async ({ page }) => {
  await story(page, 'display-accordion--one-at-a-time')
  await page.getByText('When can we arrive?').click()
  await expect(page.getByText('From 16:00.')).toBeVisible()
  await page.getByText('May the dog come along?').click()
  await expect(page.getByText('One dog')).toBeVisible()
  await expect(page.getByText('From 16:00.')).toBeHidden()
})

test('each price line expands to explain itself, and several can be open', async ({ page }) => {
  await story(page, 'display-price-lines--whole')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 × $1,000.00')).toBeVisible()
  await page.getByText('Taxes', { exact: true }).click()
  await expect(page.getByText('County lodging tax')).toBeVisible()
  await expect(page.getByText('5 × $1,000.00')).toBeVisible()
})

test('a single expandable line opens and closes with the keyboard alone', async ({ page }) => {
  await story(page, 'display-disclosure--closed')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('With a laser')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('With a laser')).toBeHidden()
})

finger('C785 lines open and close by taps', async ({ page }) => {
  for (const [id, line, inside] of [
    ['display-disclosure--closed', 'How it was measured', 'With a laser'],
    ['display-accordion--closed', 'When can we arrive?', 'From 16:00.'],
    ['display-price-lines--whole', '7 nights', '5 × $1,000.00'],
  ] as const) {
    await story(page, id)
    const summary = page.locator('summary').filter({ hasText: line })
    expect(await reach(summary), id).toBeGreaterThanOrEqual(44)
    await summary.tap()
    await expect(page.getByText(inside)).toBeVisible()
    await summary.tap()
    await expect(page.getByText(inside)).toBeHidden()
  }
})
