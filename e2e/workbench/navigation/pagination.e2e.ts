import type { Page } from '@playwright/test'
import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

const shown = async (page: Page) => {
  const links = await page
    .getByRole('navigation', { name: 'Pages of homes' })
    .getByRole('link', { name: /^Page/ })
    .all()
  return Promise.all(links.map(async (link) => Number(await link.textContent())))
}

test('C782 C849 on desktop, two pages are shown at each end, plus the neighbors of the current one', async ({
  page,
}) => {
  await story(page, 'navigation-pagination--middle')
  expect(await shown(page)).toEqual([1, 2, 6, 7, 8, 13, 14])
  await expect(page.getByRole('link', { name: 'Page 7', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('C782 C850 on a phone, one page is shown at each end, and everything fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await story(page, 'navigation-pagination--middle')
  expect(await shown(page)).toEqual([1, 6, 7, 8, 14])
  const box = await page.getByRole('navigation', { name: 'Pages of homes' }).boundingBox()
  expect(box?.height).toBeLessThan(50)
})

test('C782 pages are links, one step back and one forward; none beyond the ends', async ({ page }) => {
  await story(page, 'navigation-pagination--first')
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await expect(page).toHaveURL(/#page-2$/)
  await story(page, 'navigation-pagination--last')
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/#page-13$/)
})

finger('C782 another page is a tap away, on 44 px; so is the way back', async ({ page }) => {
  await story(page, 'navigation-pagination--middle')
  const next = page.getByRole('link', { name: 'Next page' })
  expect(await reach(next)).toBeGreaterThanOrEqual(44)
  await next.tap()
  await expect(page).toHaveURL(/#page-8$/)
  await story(page, 'navigation-breadcrumbs--path')
  await page.getByRole('link', { name: 'Saltgrass Bay' }).tap()
  await expect(page).toHaveURL(/#bay$/)
})

test('the pagination works with the keyboard', async ({ page }) => {
  await story(page, 'navigation-breadcrumbs--path')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#bay$/)
})
