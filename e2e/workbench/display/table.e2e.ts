import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C781 a small table sorts by its headers and its rows follow their links', async ({ page }) => {
  await story(page, 'display-table--sorted')
  const amount = page.getByRole('columnheader', { name: 'US dollars' })
  await expect(amount).toHaveAttribute('aria-sort', 'descending')
  await amount.getByRole('button').press('Enter')
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').nth(1)).toContainText('4,218.60')

  await story(page, 'display-table--rows-that-lead')
  // The link of the row covers its cells.
  await page.getByRole('cell', { name: 'On the way' }).click({ force: true })
  await expect(page).toHaveURL(/#16%20Jul$/)
})

test('C781 a small table on a phone leaves out columns not meant for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await story(page, 'display-table--plain')
  await expect(page.getByText('On the way')).toBeVisible()
  await expect(page.getByText('Gull House').first()).toBeHidden()
})

finger('C781 a small table is sorted by a tap, and a tap on a row goes where it leads', async ({ page }) => {
  await story(page, 'display-table--sorted')
  await page.setViewportSize({ width: 820, height: 1180 })
  const amount = page.getByRole('columnheader', { name: 'US dollars' })
  const words = await reach(amount.getByRole('button'))
  await amount.getByRole('button').tap({ position: { x: 20, y: -11 } })
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await amount.getByRole('button').tap({ position: { x: 20, y: words + 11 } })
  await expect(amount).toHaveAttribute('aria-sort', 'descending')
  await story(page, 'display-table--rows-that-lead')
  await page.getByRole('cell', { name: 'On the way' }).tap({ force: true })
  await expect(page).toHaveURL(/#16%20Jul$/)
})
