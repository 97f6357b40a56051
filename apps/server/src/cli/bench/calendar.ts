import { addDays } from '@porchlight/contract'
import { accountByEmail } from '#modules/accounts'
import { reserve } from '#modules/availability'
import { homesOfOwner, setShares } from '#modules/homes'
import { builtPages } from '../../http/pages.ts'
import { CannotStart } from '../../kernel/startup-error.ts'
import type { Io } from '../command.ts'
import { type BrowserPage, withBrowser } from './browser.ts'
import { loginScript, type Scrolled, type Size, scrollScript, sizeScript, tableScript } from './calendar-scroll.ts'
import { median } from './clients.ts'
import type { Bench, Figure } from './figures.ts'
import { openSite, type Site } from './page-world.ts'
import { wholeNumbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'

const owner = { email: 'owner@demo.porchlight.test', password: 'Porch-light-2026' }
/** The demo world is created with a few more homes than its owner gets. */
const made = 48
const homes = 40
const days = 730
/** Pixels per frame: a slow turn of the wheel, and a fling. */
const paces = [24, 240]
const mostFrames = 200
/** A frame longer than this misses more than one frame and is visible as stutter. */
const late = 33.4
const target = 1.5

/**
 * The subjects measured: the calendar, a plain table of all its cells, and one with only a season's days, which is the
 * lightest a browser can scroll.
 */
type Subject = 'calendar' | 'table' | 'season'
const season = 90

/** Gives the demo owner as many homes as are measured. */
const giveHomes = async ({ running: { app, server } }: Site, today: string): Promise<{ id: number }[]> => {
  const answer = await server.inject({ url: `/app-portal/v1.1/properties/search?perPage=${homes}` })
  const { homes: found } = (answer.json() as { results: { homes: { id: number }[] } }).results
  return app.work.write(async (ctx) => {
    const account = await accountByEmail(ctx, owner.email)
    if (!account) throw new Error('the demo world has no owner')
    const already = await homesOfOwner(ctx, account.id)
    const others = found.filter(({ id }) => already.every((home) => home.id !== id)).slice(0, homes - already.length)
    for (const { id } of others)
      await setShares(ctx, id, addDays(today, -1), [{ accountId: account.id, basisPoints: 10_000 }])
    return [...already, ...others]
  })
}

/** Adds stays of all lengths over two years, wherever nights are still available. */
const fillYears = async (site: Site): Promise<{ homes: number; stays: number }> => {
  const { app } = site.running
  const today = new Date().toISOString().slice(0, 10)
  const ownHomes = await giveHomes(site, today)
  let stays = 0
  for (const [place, { id }] of ownHomes.entries())
    await app.work.write(async (ctx) => {
      for (let at = place % 7, turn = place; at < days; turn++) {
        const arrive = addDays(today, at)
        const nights = 2 + ((turn * 5) % 8)
        const held = await reserve(ctx, {
          homeId: id,
          stay: { arrive, depart: addDays(arrive, nights) },
          kind: 'booked',
        })
        if (held) stays++
        at += nights + (turn % 3)
      }
    })
  return { homes: ownHomes.length, stays }
}

const openCalendar = async (page: BrowserPage, origin: string): Promise<Size> => {
  await page.open(`${origin}/owners/calendar`)
  return page.ask<Size>(sizeScript)
}

const measureTable = async (page: BrowserPage, size: Size, step: number): Promise<Scrolled> => {
  await page.open('about:blank')
  await page.ask(tableScript(size))
  return page.ask<Scrolled>(scrollScript({ box: '#box', step, most: mostFrames }))
}

const measure = async (page: BrowserPage, origin: string, step: number): Promise<Record<Subject, Scrolled>> => {
  const size = await openCalendar(page, origin)
  return {
    calendar: await page.ask<Scrolled>(scrollScript({ box: '.ui-homes-box', step, most: mostFrames })),
    table: await measureTable(page, size, step),
    season: await measureTable(page, { ...size, days: season }, step),
  }
}

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)}%`
const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0

const names: Record<Subject, string> = {
  calendar: 'calendar',
  table: 'table of the same cells',
  season: 'table of a season',
}

const figuresText = (runs: readonly Scrolled[]): string => {
  const frames = runs.flatMap((run) => run.frames).sort((a, b) => a - b)
  const slow = frames.filter((frame) => frame > late).length
  const blank = runs.reduce((sum, run) => sum + run.blank, 0)
  return [
    `median ${at(frames, 0.5).toFixed(1)} ms`,
    `95 of 100 within ${at(frames, 0.95).toFixed(1)} ms`,
    `late ${share(slow, frames.length)}`,
    `longest task ${Math.round(Math.max(...runs.map((run) => run.longest)))} ms`,
    ...(blank > 0 ? [`not drawn in time ${share(blank, frames.length)}`] : []),
  ].join(', ')
}

/** The mean frame time of a run: if every frame is on time, the median shows no difference. */
const mean = ({ frames }: Scrolled): number => frames.reduce((sum, frame) => sum + frame, 0) / frames.length

const measurePace = async (
  page: BrowserPage,
  origin: string,
  step: number,
  rounds: number,
  io: Io,
): Promise<Figure> => {
  io.progress(`measuring ${step} pixels a frame`)
  const runs: Record<Subject, Scrolled>[] = []
  for (let round = 0; round < rounds; round++) runs.push(await measure(page, origin, step))
  const meanOf = (subject: Subject): number => median(runs.map((run) => mean(run[subject])))
  io.say(`${step} pixels a frame`)
  for (const [subject, name] of Object.entries(names)) {
    const figures = runs.map((run) => run[subject as Subject])
    io.say(`  ${name.padEnd(24)}${figuresText(figures)}`)
  }
  const [all, light] = [meanOf('calendar') / meanOf('table'), meanOf('calendar') / meanOf('season')]
  io.say(`    ratio of frame times ${all.toFixed(2)}, to the season alone ${light.toFixed(2)} (at most ${target})`)
  return {
    what: `${step} pixels a frame: frames ÷ a light table's`,
    value: light,
    unit: 'ratio',
    must: { atMost: target },
  }
}

export const calendarBench: Bench = {
  name: 'calendar',
  summary: 'Benchmarks scrolling of the owner calendar against a plain table.',
  usage: 'bench calendar [--rounds N]',
  async measure(args, io) {
    const { rounds } = wholeNumbersOf(args, { rounds: 3 })
    const pages = builtPages()
    if (!pages.folder) throw new CannotStart('The pages are not built yet; npm start builds them.')
    return await withScratchDatabase(async (scratch) => {
      io.progress('filling two years of nights')
      const site = await openSite(scratch, pages, made)
      try {
        const filled = await fillYears(site)
        // The browser is closed first: the site waits for open connections.
        return await withBrowser(async (page) => {
          await page.open(`${site.origin}/login`)
          const status = await page.ask<number>(loginScript(owner.email, owner.password))
          if (status !== 200) throw new Error(`the owner was answered ${status} at the door`)
          const { rows, days: drawn } = await openCalendar(page, site.origin)
          io.say(`${filled.homes} homes in ${rows} rows, ${drawn} days, ${filled.stays} stays`)
          const figures: Figure[] = []
          for (const step of paces) figures.push(await measurePace(page, site.origin, step, rounds, io))
          return figures
        })
      } finally {
        await site.stop()
      }
    })
  },
}
