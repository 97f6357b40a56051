import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { colorFaults } from '../support/faults.ts'
import { freeHome, searchPath } from '../support/homes.ts'
import { newData, startSite } from '../support/other-site.ts'
import { countRequests, quiet } from '../support/quiet.ts'

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const looksRight = async (page: Page, address: string, theme: string) => {
  const seen: string[] = []
  countRequests(page)
  await page.goto(address)
  await quiet(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A theme can only change contrast.
    expect((await colorFaults(page)).map((fault) => `${colorScheme} ${address} ${fault}`)).toEqual([])
    seen.push(await backgroundOf(page))
  }
  expect(new Set(seen).size).toBe(2)
}

/** A map service that records its requests. */
const mapService = async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify({ version: 8, sources: {}, layers: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { requests, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

test('the main site has its own theme', async ({ page }) => {
  await looksRight(page, '/', 'porchlight')
})

test('C113 C114 C115 C504 the other sites have their own themes, light and dark, and call the map service with their key', {
  tag: '@release',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const folder = await newData()
  const maps = await mapService()
  const mapSettings = { MAP_STYLE_URL: `${maps.url}/style.json?key={key}`, MAP_KEY: 'a&b' }
  for (const theme of ['estates', 'light', 'inn']) {
    const site = await startSite(theme, folder.data, mapSettings)
    try {
      const context = await browser.newContext({ baseURL: site.url })
      const page = await context.newPage()
      // The other screens use the same components, which the workbench tests in every theme.
      for (const path of ['/', await freeHome(page)]) await looksRight(page, path, theme)
      maps.requests.length = 0
      await page.goto(`${searchPath}/map`)
      await expect.poll(() => maps.requests).toContain('/style.json?key=a%26b')
      await context.close()
    } finally {
      await site.stop()
    }
  }
  maps.stop()
  await folder.remove()
})
