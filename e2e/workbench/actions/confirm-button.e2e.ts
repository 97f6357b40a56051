import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C564 asks once, states the consequence, and runs once', async ({ page }) => {
  await story(page, 'actions-confirm-button--asks')
  await page.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await expect(question).toHaveAccessibleDescription(/\$4,120\.00 back to the card/)
  const confirm = question.getByRole('button', { name: 'Confirm' })
  await confirm.dblclick()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText('Done 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeFocused()
})

test('Escape and the cancel button do nothing else', async ({ page }) => {
  await story(page, 'actions-confirm-button--asks')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Keep the booking' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await leave()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await expect(page.getByText('Done 0')).toBeVisible()
})

test('when it fails, the question stays open and says so', async ({ page }) => {
  await story(page, 'actions-confirm-button--fails')
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('Nothing was canceled.')
  // Longer than a dialog's exit animation.
  await page.waitForTimeout(400)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy')
})

test('C565 Save is disabled until something changes, then saves and says so', async ({ page }) => {
  await story(page, 'actions-save-button--in-a-form')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Name of the home').press('Enter')
  await expect(page.getByText('Nothing to save')).toBeVisible()
  await page.getByLabel('Name of the home').fill('Lantern Cottage')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByLabel('Name of the home').press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Saved 9:46')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
})

test('a failed save says so, keeps the typed text, and can be retried', async ({ page }) => {
  await story(page, 'actions-save-button--in-a-form')
  await page.getByLabel('Name of the home').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Not saved: no connection/)).toBeVisible()
  await page.getByLabel('Name of the home').fill('Lantern Cottage')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 9:46')).toBeVisible()
})

finger('C564 C565 asked and answered by taps, and saved by one', async ({ page }) => {
  await story(page, 'actions-confirm-button--fails')
  await page.getByRole('button', { name: 'Cancel the booking' }).tap()
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  for (const answer of ['Confirm', 'Keep the booking'])
    expect(await reach(question.getByRole('button', { name: answer }))).toBeGreaterThanOrEqual(44)
  await question.getByRole('button', { name: 'Confirm' }).tap()
  await expect(question.getByRole('alert')).toContainText('Nothing was canceled.')
  await question.getByRole('button', { name: 'Keep the booking' }).tap()
  await expect(question).toBeHidden()
  await story(page, 'actions-save-button--in-a-form')
  await page.getByLabel('Name of the home').fill('Lantern Cottage')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Saved 9:46')).toBeVisible()
})
