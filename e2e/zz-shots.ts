// Copy to <worktree>/e2e/zz-shots.ts (delete before lint). BASE=http://127.0.0.1:44NN OUT=/tmp/hN-shots FULL=1 node e2e/zz-shots.ts EMAIL|- WIDTHS SCHEMES name=/path…
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './support/browser.ts'
import { enter } from './support/people.ts'

const [email = '-', widths = '1440', schemes = 'light', ...pages] = process.argv.slice(2)
const base = process.env.BASE ?? 'http://127.0.0.1:4400'
const out = process.env.OUT ?? '/tmp/shots'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch(launchOptions)
for (const scheme of schemes.split(',')) {
  const context = await browser.newContext({ baseURL: base, serviceWorkers: 'block', locale: 'en-US', timezoneId: 'America/New_York', colorScheme: scheme as 'light' | 'dark' })
  if (email !== '-') await enter(context, email)
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)))
  for (const width of widths.split(','))
    for (const one of pages) {
      const at = one.indexOf('=')
      const [name, path] = [one.slice(0, at), one.slice(at + 1)]
      await page.setViewportSize({ width: Number(width), height: Number(width) < 500 ? 844 : 900 })
      const answer = await page.goto(path, { waitUntil: 'load' })
      await page.waitForTimeout(1200)
      const [h, sw] = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
      await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: Boolean(process.env.FULL) })
      console.log(name, width, scheme, answer?.status(), page.url().replace(base, ''), `height ${h}`, sw > Number(width) ? `WIDE ${sw}` : '')
    }
  await context.close()
}
await browser.close()
