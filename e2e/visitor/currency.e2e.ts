import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { freeHome, weekQuery } from '../support/homes.ts'

test('a price also shows in another currency, with the rate’s source and date, through checkout', async ({ page }) => {
  await page.goto(`${await freeHome(page)}?${weekQuery}`)
  const price = page.getByRole('complementary', { name: 'Show the price' })
  const choice = price.getByLabel('Also show prices in')
  await choice.selectOption({ label: 'EUR, Euro' })
  const note = /^About €[\d,]+ at the European Central Bank rate of .*\d{4}\. You pay in USD\.$/
  await expect(price.getByText(note)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await choice.selectOption({ label: 'JPY, Japanese Yen' })
  await expect(price.getByText(/^About ¥[\d,]+ at/)).toBeVisible()
  await page.reload()
  await expect(price.getByText(/^About ¥[\d,]+ at/)).toBeVisible()

  await price.getByRole('link', { name: /^(Book these nights|Request)/ }).click()
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  await expect(summary.getByText(/^About ¥[\d,]+ at .* You pay in USD\.$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await summary.getByLabel('Also show prices in').selectOption({ label: 'Only USD' })
  await expect(summary.getByText(/^About ¥/)).toHaveCount(0)
})
