import { builtPages } from '../../http/pages.ts'
import { CannotStart } from '../../kernel/startup-error.ts'
import type { Io } from '../command.ts'
import { type BrowserPage, withBrowser } from './browser.ts'
import { median } from './clients.ts'
import type { Bench, Figure } from './figures.ts'
import { openSite, type Site } from './page-world.ts'
import { addressesOf } from './pages.ts'
import { numbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** A mid-range phone relative to this machine, as in Lighthouse. */
const slowdown = 4
/** The longest a main thread task may take there, in milliseconds; a tap during it waits as long. */
const longestAllowed = 200
const homes = 40
/** The page is idle after this many milliseconds without a long task. */
const quietMs = 2_000

/** What blocked the main thread, in milliseconds. Measured in the page, so the scripts are text. */
type Blocking = { longest: number; total: number }

const watchScript = `
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push({ duration, at: performance.now() })
  }).observe({ type: 'longtask', buffered: true })`

/** Waits until the page is idle; a task blocks for the time beyond 50 ms. */
const blockingScript = `(async () => {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  while (performance.now() - (window.longTasks.at(-1)?.at ?? 0) < ${quietMs}) await pause(100)
  const durations = window.longTasks.map(({ duration }) => duration)
  return {
    longest: Math.max(0, ...durations),
    total: durations.reduce((sum, duration) => sum + duration - 50, 0),
  }
})()`

const measure = async (page: BrowserPage, url: string): Promise<Blocking> => {
  await page.open('about:blank')
  await page.open(url)
  return await page.ask<Blocking>(blockingScript)
}

const measurePages = async (page: BrowserPage, site: Site, rounds: number, io: Io): Promise<Figure[]> => {
  const found: Figure[] = []
  await page.asPhone(slowdown)
  await page.beforeEach(watchScript)
  for (const { name, path } of await addressesOf(site)) {
    io.progress(`measuring ${name}`)
    const figures: Blocking[] = []
    for (let round = 0; round < rounds; round++) figures.push(await measure(page, `${site.origin}${path}`))
    const longest = Math.round(median(figures.map((one) => one.longest)))
    const total = Math.round(median(figures.map((one) => one.total)))
    io.say(`${name}: longest task ${longest} ms (at most ${longestAllowed}), blocked for ${total} ms in all`)
    found.push({ what: `${name}: longest task`, value: longest, unit: 'ms', must: { atMost: longestAllowed } })
    found.push({ what: `${name}: blocked in all`, value: total, unit: 'ms' })
  }
  return found
}

export const phoneBench: Bench = {
  name: 'phone',
  summary: 'Benchmarks how long pages keep a phone from answering a tap.',
  usage: 'bench phone [--rounds N]',
  async measure(args, io) {
    const { rounds } = numbersOf(args, { rounds: 3 })
    const pages = builtPages()
    if (!pages.folder) throw new CannotStart('The pages are not built yet; npm start builds them.')
    return await withScratchDatabase(async (scratch) => {
      const site = await openSite(scratch, pages, homes)
      try {
        return await withBrowser((page) => measurePages(page, site, rounds, io))
      } finally {
        await site.stop()
      }
    })
  },
}
