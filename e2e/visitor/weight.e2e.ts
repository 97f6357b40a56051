import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { freeHome, searchPath } from '../support/homes.ts'
import { countRequests, quiet } from '../support/quiet.ts'
import { ready } from '../support/ready.ts'

const scriptBudget = 140 * 1024
const shiftBudget = 0.02

type Counts = (address: string, html: string) => boolean

/** Scripts loaded before any interaction, in gzipped bytes, and layout shift meanwhile. */
const measure = async (page: Page, path: string, counts: Counts) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.addInitScript(() => {
    const noticed = { shift: 0, paint: 0 }
    Object.assign(window, { noticed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noticed.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noticed.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  countRequests(page)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  const html = (await answer?.text()) ?? ''
  // Scripts wait for the picture at the top, which can take longer than the network is idle.
  await ready(page)
  await quiet(page)
  const { shift, paint } = await page.evaluate(
    () => (window as unknown as { noticed: { shift: number; paint: number } }).noticed,
  )
  const counted = scripts.filter((response) => counts(new URL(response.url()).pathname, html))
  const bodies = await Promise.all(counted.map((response) => response.body()))
  return { shift, paint, script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) }
}

const everything: Counts = () => true
/** The map renders after hydration; the list doesn't wait for it. */
const namedInPage: Counts = (address, html) => html.includes(address)

const pages = [
  { name: 'the home page', path: async () => '/', counts: everything },
  { name: 'the search', path: async () => searchPath, counts: namedInPage },
  { name: 'a property', path: freeHome, counts: everything },
]

for (const { name, path, counts } of pages)
  test(`${name} stays within the script budget and does not shift`, async ({ browser }, info) => {
    const scout = await browser.newPage()
    const address = await path(scout)
    await scout.close()
    const page = await browser.newPage()
    const measured = await measure(page, address, counts)
    info.annotations.push({ type: 'measured', description: JSON.stringify({ address, ...measured }) })
    expect(measured.script).toBeGreaterThan(10_000)
    expect(measured.script).toBeLessThanOrEqual(scriptBudget)
    expect(measured.shift).toBeLessThanOrEqual(shiftBudget)
    await page.close()
  })
