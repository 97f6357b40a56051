import { expect, finger, story, test } from '../workbench.ts'

test('steps with its buttons between its limits', async ({ page }) => {
  await story(page, 'forms-number-stepper--least')
  const field = page.getByRole('spinbutton', { name: 'Adults' })
  await expect(page.getByRole('button', { name: 'One adult fewer' })).toBeDisabled()
  await page.getByRole('button', { name: 'One adult more' }).click()
  await expect(field).toHaveValue('2')
  await page.getByRole('button', { name: 'One adult fewer' }).click()
  await expect(field).toHaveValue('1')
})

test('is typed and stepped with the keyboard alone', async ({ page }) => {
  await story(page, 'forms-number-stepper--some')
  const field = page.getByRole('spinbutton', { name: 'Adults' })
  await field.focus()
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('3')
  await field.fill('40')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('12')
  await expect(page.getByRole('button', { name: 'One adult more' })).toBeDisabled()
})

test.describe('by touch', () => {
  finger('its buttons are 44 px each way', async ({ page }) => {
    await story(page, 'forms-number-stepper--some')
    const more = page.getByRole('button', { name: 'One adult more' })
    const box = await more.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await more.tap()
    await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('3')
  })
})
