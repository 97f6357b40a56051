import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { pathsFound, weekQuery } from '../support/homes.ts'

/** Another company's site, with a policy that allows only our origin. */
const otherSite = async (origin: string, tags: string) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; script-src ${origin}; frame-src ${origin}; style-src-attr 'unsafe-inline'`,
    })
    response.end(`<!doctype html><html lang="en"><title>Another site</title><main>${tags}</main></html>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

test('widgets work in a page of another origin, size themselves, pass the partner on, and store nothing before consent', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  const slug = (await pathsFound(page, weekQuery))[0]?.split('/').at(-1) ?? ''
  await context.clearCookies()
  const tag = (widget: string, more = '') =>
    `<script src="${origin}/widget.js" data-widget="${widget}" data-partner="acme-travel" data-title="${widget}" ${more} async></script>`
  const other = await otherSite(
    origin,
    [tag('search'), tag('home', `data-home="${slug}"`), tag('analysis'), tag('quiz'), tag('newsletter')].join(''),
  )
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/content security policy|refused/i.test(message.text())) refusals.push(message.text())
  })
  await page.goto(other.url)
  for (const [title, heading] of [
    ['search', 'Find a home'],
    ['analysis', 'See what your home could earn'],
  ] as const) {
    const frame = page.locator(`iframe[title="${title}"]`)
    await frame.scrollIntoViewIfNeeded()
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { name: heading })).toBeVisible()
    await expect.poll(async () => Number(await frame.getAttribute('height'))).not.toBe(640)
  }
  const home = page.frameLocator('iframe[title="home"]')
  await page.locator('iframe[title="home"]').scrollIntoViewIfNeeded()
  await expect(home.getByRole('table').first()).toBeVisible()
  await expect(home.locator('input[name="via"]')).toHaveValue('acme-travel')
  // No one was asked for consent, so nothing is stored, either on the other site or in our frames.
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin))
  expect(frames.length).toBeGreaterThanOrEqual(3)
  for (const frame of frames) {
    const stored = await frame.evaluate(async () => ({
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(stored, frame.url()).toEqual({ cookies: '', local: [], session: [], databases: [] })
  }
  expect(await context.cookies()).toEqual([])
  const search = page.frameLocator('iframe[title="search"]')
  const [results] = await Promise.all([
    context.waitForEvent('page'),
    search.getByRole('button', { name: 'Show homes' }).click(),
  ])
  await expect(results).toHaveURL(/\/book-a-property\?.*via=acme-travel/)
  await results.close()
  expect(refusals).toEqual([])
  other.stop()
})
