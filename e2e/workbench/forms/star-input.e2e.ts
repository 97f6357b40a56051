import { expect, finger, story, test } from '../workbench.ts'

test('C773 C833 five stars by default', async ({ page }) => {
  await story(page, 'forms-star-input--empty')
  await expect(page.getByRole('radio')).toHaveCount(5)
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(page.getByText('4 given')).toBeVisible()
  await story(page, 'forms-star-input--out-of-ten')
  await expect(page.getByRole('radio')).toHaveCount(10)
})

test('C773 the right arrow adds a star', async ({ page }) => {
  await story(page, 'forms-star-input--empty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 given')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('3 given')).toBeVisible()
})

test.describe('by touch', () => {
  finger('C773 a star is tapped', async ({ page }) => {
    await story(page, 'forms-star-input--four')
    await page.getByRole('radio', { name: '2 stars' }).tap()
    await expect(page.getByText('2 given')).toBeVisible()
  })
})
