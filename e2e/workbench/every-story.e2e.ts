import type { Page, Request } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { bringAxe, terse } from '../support/axe.ts'
import { expect, schemes, story, storyIds, alone as test, themes, turnTo } from './workbench.ts'

/** Stories are distributed among several tests, which run in parallel. */
const hands = 8

type Check = { where: string; theme: string; scheme: string; options: RunOptions }

/** A story is part of a page: rules about whole pages don't apply. */
const wholePages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']
/** Problems are identified by their markup. */
const byMarkup: RunOptions = { ...terse, selectors: false }
const first: Check = {
  where: 'everything',
  theme: 'porchlight',
  scheme: 'light',
  options: { ...byMarkup, rules: Object.fromEntries(wholePages.map((rule) => [rule, { enabled: false }])) },
}
/** A theme can change only contrast. */
const contrast = ([theme, scheme]: readonly [string, string]): Check => ({
  where: 'contrast',
  theme,
  scheme,
  options: { ...byMarkup, runOnly: ['color-contrast'] },
})
const others = themes.flatMap((theme) => schemes.map((scheme) => [theme, scheme] as const)).slice(1)

/**
 * Every story is checked in the light scheme of our theme, and every fourth also in another scheme or theme; in a full
 * run, every story is checked in all of them. The kit's own tests check pair by pair that each theme's colors go
 * together.
 */
const checksOf = (at: number): Check[] => {
  if (process.env.STORY_THEMES === 'all') return [first, ...others.map(contrast)]
  const other = at % 4 === 0 ? others[(at / 4) % others.length] : undefined
  return other ? [first, contrast(other)] : [first]
}

const findings = (page: Page, requestedChecks: readonly Check[]): Promise<string[]> =>
  page.evaluate(async (checks) => {
    const said: string[] = []
    for (const { where, theme, scheme, options } of checks) {
      Object.assign(document.documentElement.dataset, { theme, scheme })
      await document.fonts.ready
      const { violations } = await window.axe.run(document, options)
      for (const { id, nodes } of violations)
        for (const { html } of nodes) said.push(`${where} in ${theme} ${scheme}: ${id} ${html.slice(0, 140)}`)
    }
    return said
  }, requestedChecks)

const tooWide = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }))
  const said: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) said.push(`from right to left at ${width}: ${over} px too wide`)
  }
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'ltr' }))
  return said
}

/** Waits until the parts a story loads when first shown have arrived; for some, the browser never reports the end. */
const listener = (page: Page) => {
  const requestedChecks = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requestedChecks.add(request)
  })
  page.on('requestfinished', (request) => requestedChecks.delete(request))
  page.on('requestfailed', (request) => requestedChecks.delete(request))
  return async () => {
    if (requestedChecks.size === 0) return
    for (let wait = 0; requestedChecks.size > 0 && wait < 50; wait += 1) await page.waitForTimeout(20)
    requestedChecks.clear()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    })
  }
}

for (let hand = 0; hand < hands; hand++)
  test(`stories hold in themes, lights and directions (${hand + 1} of ${hands})`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(`${page.url()} ${error}`))
    const allHasCome = listener(page)
    const ids = (await storyIds(page)).filter((_, at) => at % hands === hand)
    const [opening = ''] = ids
    await story(page, opening)
    await bringAxe(page)
    for (const [at, id] of ids.entries()) {
      // Reloading the page each time would take most of the time.
      if (id !== opening) await turnTo(page, id)
      await allHasCome()
      failures.push(...[...(await findings(page, checksOf(at))), ...(await tooWide(page))].map((one) => `${id} ${one}`))
    }
    expect(ids.length).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })
