import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { pathsFound, weekQuery } from '../support/homes.ts'

const onlyOurs = (origin: string): string =>
  `default-src 'none'; img-src 'self'; script-src ${origin}; frame-src ${origin}; style-src-attr 'unsafe-inline'`

/** Another company's site, by default with a policy that allows only our origin. */
const otherSite = async (origin: string, tags: string, policy = onlyOurs(origin)) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
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

/** Forged, malformed, and oversized messages; each is posted as it is, and in what a listener might unwrap. */
const hostile = (): unknown[] => {
  const cyclic: Record<string, unknown> = { type: 'porchlight:size' }
  cyclic.height = cyclic
  const forged = [
    { type: 'porchlight:submit' },
    { type: 'porchlight:size', height: 19_999 },
    { type: 'porchlight:size', height: '19998' },
    { type: 'porchlight:size', height: [19_997] },
    { type: 'porchlight:navigate', url: 'javascript:alert(1)', href: 'javascript:alert(1)' },
    JSON.parse('{"type":"porchlight:size","__proto__":{"height":19996},"constructor":{"prototype":{"height":19996}}}'),
    { type: 'porchlight:size', height: '<img src=x onerror=alert(1)>' },
  ]
  return [
    ...forged,
    ...forged.map((message) => JSON.stringify(message)),
    cyclic,
    null,
    undefined,
    0,
    10n ** 400n,
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    [[[[]]]],
    new Map([['type', 'porchlight:size']]),
    new ArrayBuffer(16),
    'x'.repeat(5_000_000),
    { type: 'porchlight:size', height: 'x'.repeat(5_000_000) },
    { type: 'navigate', data: { action: 'eval', code: 'alert(1)' } },
  ]
}

/** The same as text for a script in a page, whose end no message may write. */
const hostileText = `(${hostile})()`.replaceAll('</', '<\\/')

test('hostile messages change nothing: a host’s to its widget, a stranger’s to the host’s script, and a widget’s own forged ones', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  // A frame of a third site, which posts to the host and to every widget beside it.
  const posting = `const send = (window) => { for (const message of ${hostileText}) window.postMessage(message, '*') }
    addEventListener('message', () => { send(parent); for (let at = 0; at < parent.length; at++) if (parent[at] !== window) send(parent[at]); parent.postMessage('sent', '*') })`
  const stranger = await otherSite(origin, `<script>${posting}</script>`, "script-src 'unsafe-inline'")
  const tag = (widget: string) =>
    `<script src="${origin}/widget.js" data-widget="${widget}" data-title="${widget}" async></script>`
  const other = await otherSite(
    origin,
    `${tag('search')}${tag('analysis')}<iframe title="stranger" src="${stranger.url}"></iframe>`,
    `default-src 'none'; script-src ${origin}; frame-src ${origin} ${stranger.url}; style-src-attr 'unsafe-inline'`,
  )
  const surprises: string[] = []
  page.on('dialog', async (dialog) => {
    surprises.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', (error) => surprises.push(`error ${error.message}`))
  context.on('page', (opened) => surprises.push(`page ${opened.url()}`))
  await page.goto(other.url)
  const frameOf = (title: string) => page.locator(`iframe[title="${title}"]`)
  const heightOf = (title: string) => frameOf(title).getAttribute('height')
  for (const title of ['search', 'analysis']) {
    await frameOf(title).scrollIntoViewIfNeeded()
    await expect.poll(() => heightOf(title)).not.toBe('640')
  }
  const before = [await heightOf('search'), await heightOf('analysis')]
  const addresses = page.frames().map((frame) => frame.url())
  await page.evaluate(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    addEventListener('porchlight:submit', () => seen.push('submit'))
    addEventListener('message', ({ data, origin: from }) => seen.push({ from, data: String(data).slice(0, 40) }))
  })
  // What the widgets post to the host meanwhile, and whether the stranger is done.
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  await page.evaluate(
    `(() => { for (const frame of document.querySelectorAll('iframe')) if (frame.title !== 'stranger') for (const message of ${hostileText}) frame.contentWindow.postMessage(message, '*')
      document.querySelector('iframe[title="stranger"]').contentWindow.postMessage('begin', '*') })()`,
  )
  await expect
    .poll(async () =>
      (await seen()).some(
        (one) => JSON.stringify(one) === JSON.stringify({ from: new URL(stranger.url).origin, data: 'sent' }),
      ),
    )
    .toBe(true)
  // The widgets have read theirs, too: a message posted after those is the last in line.
  for (const title of ['search', 'analysis'])
    await page.frameLocator(`iframe[title="${title}"]`).getByRole('heading').first().waitFor()
  expect(await seen()).not.toContain('submit')
  expect([await heightOf('search'), await heightOf('analysis')]).toEqual(before)
  expect(page.frames().map((frame) => frame.url())).toEqual(addresses)
  const ours = (await seen()).filter((one) => (one as { from?: string }).from === origin)
  expect(ours).toEqual([])
  // Even from its own frame, the script accepts a height only, and only as a number.
  const widget = page.frames().find((frame) => frame.url().includes('/widgets/search'))
  await widget?.evaluate(
    `for (const message of ${hostileText}) if (message?.type !== 'porchlight:submit' && message?.height !== 19999) parent.postMessage(message, '*')`,
  )
  await expect
    .poll(async () => (await seen()).filter((one) => (one as { from?: string }).from === origin).length)
    .toBeGreaterThan(10)
  expect(await heightOf('search')).toBe(before[0])
  expect(await seen()).not.toContain('submit')
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(surprises).toEqual([])
  other.stop()
  stranger.stop()
})
