import { expect, type Page, test } from '@playwright/test'
import { colourFaults } from '../support/faults.ts'
import { freeHouse } from '../support/houses.ts'
import { newData, startSite } from '../support/other-site.ts'

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const looksRight = async (page: Page, address: string, theme: string) => {
  const seen: string[] = []
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What a theme can change is contrast.
    expect((await colourFaults(page)).map((fault) => `${colorScheme} ${address} ${fault}`)).toEqual([])
    seen.push(await paper(page))
  }
  expect(new Set(seen).size).toBe(2)
}

test('the main site wears its own theme', async ({ page }) => {
  await looksRight(page, '/', 'porchlight')
})

test('C113 C114 C115 the other sites wear themes of their own, by day and in the evening', async ({ browser }) => {
  test.setTimeout(240_000)
  const folder = await newData()
  for (const theme of ['estates', 'light', 'inn']) {
    const site = await startSite(theme, folder.data)
    try {
      const context = await browser.newContext({ baseURL: site.url })
      const page = await context.newPage()
      // What the others show are the same parts, which the workbench shows in every theme.
      for (const path of ['/', await freeHouse(page)]) await looksRight(page, path, theme)
      await context.close()
    } finally {
      await site.stop()
    }
  }
  await folder.remove()
})
