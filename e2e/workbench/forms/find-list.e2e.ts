import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('typing works right away; matches appear below, arrows and Enter select one', async ({ page }) => {
  await story(page, 'forms-find-list--usual')
  const box = page.getByRole('searchbox', { name: 'Where to' })
  await expect(box).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.keyboard.type('salt')
  await expect(page.getByRole('option')).toHaveText(['Saltgrass3 homes', /^Salt House/, /^The Salt Works/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Picked: Salt House')).toBeVisible()
  await box.fill('zzz')
  await expect(page.getByRole('listbox').getByText('Nothing of that name')).toBeVisible()
})

test("when the server can't be reached, the initial list is searched", async ({ page }) => {
  await story(page, 'forms-find-list--cannot-ask')
  await page.getByRole('searchbox').fill('pond')
  await page.getByRole('option', { name: /Wickham Pond/ }).click()
  await expect(page.getByText('Picked: Wickham Pond')).toBeVisible()
})

finger('an entry has 44 px and is taken by a tap', async ({ page }) => {
  await story(page, 'forms-find-list--usual')
  await page.getByRole('searchbox', { name: 'Where to' }).tap()
  await page.keyboard.type('marram')
  const home = page.getByRole('option', { name: /Marram House/ })
  expect(await reach(home)).toBeGreaterThanOrEqual(44)
  await home.tap()
  await expect(page.getByText('Picked: Marram House')).toBeVisible()
})
