import { expect, type Page, test } from '@playwright/test'
import { freeHouse, searchPath } from '../support/houses.ts'

const scriptBudget = 140 * 1024
const shiftBudget = 0.02

/** Bytes of script on the wire, and what the reader sees move, until nothing more arrives. */
const measure = async (page: Page, path: string) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      )
  })
  await page.addInitScript(() => {
    const seen = { shift: 0, paint: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; paint: number } }).seen)
  const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { ...seen, script }
}

const pages = [
  { name: 'the home page', path: async () => '/' },
  { name: 'the search', path: async () => searchPath },
  { name: 'a property', path: freeHouse },
]

for (const { name, path } of pages)
  test(`${name} needs little script and does not jump`, async ({ browser }, info) => {
    const scout = await browser.newPage()
    const address = await path(scout)
    await scout.close()
    const page = await browser.newPage()
    const { script, shift, paint } = await measure(page, address)
    info.annotations.push({ type: 'measured', description: JSON.stringify({ address, script, shift, paint }) })
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(scriptBudget)
    expect(shift).toBeLessThanOrEqual(shiftBudget)
    await page.close()
  })
