import { createRequestHandler } from 'react-router'
import { builtPages, type PageBuild } from '../../http/pages.ts'
import { siteOf } from '../../http/site.ts'
import { announce } from '../../kernel/outbox.ts'
import { CannotStart } from '../../kernel/startup-error.ts'
import type { Io } from '../command.ts'
import { median } from './clients.ts'
import type { Bench, Figure } from './figures.ts'
import { openHello, openSite, type Site } from './page-world.ts'
import { numbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { type Visits, visited } from './visits.ts'

const homes = 4

type Plan = { seconds: number; rounds: number }
/** The API's responses are recorded once and replayed: what is left is the rendering. */
const rememberedApi = (site: Site): typeof fetch => {
  const known = new Map<string, { status: number; body: string }>()
  return (async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = String(input)
    const headers = init.headers as Record<string, string>
    const answer = async () => {
      const { statusCode, body } = await site.running.server.inject({ method: 'GET', url, headers })
      known.set(url, { status: statusCode, body })
      return { status: statusCode, body }
    }
    const { status, body } = known.get(url) ?? (await answer())
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }) as typeof fetch
}

/** React Router and React rendering the page, without server, API, or database. */
const renderer = (site: Site, build: PageBuild, url: string) => {
  const handle = createRequestHandler(build, 'production')
  const api = rememberedApi(site)
  return async (): Promise<void> => {
    const context = build.entry.module.contextOf({
      fetch: api,
      nonce: 'n',
      styleNonce: 's',
      requestId: 'bench',
      report: () => {},
      site: siteOf(site.running.app),
    })
    const answer = await handle(new Request(url, { headers: { accept: 'text/html' } }), context)
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`)
    await answer.text()
  }
}

const rendered = async (once: () => Promise<void>, seconds: number): Promise<Visits> => {
  await once()
  const before = process.cpuUsage()
  const started = performance.now()
  let times = 0
  for (; performance.now() - started < seconds * 1000; times++) await once()
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (times * 1000) / (performance.now() - started), cpuMs: (user + system) / 1000 / times }
}

const middle = (figures: readonly Visits[], what: keyof Visits): number => median(figures.map((one) => one[what]))
const rateText = (figures: readonly Visits[]): string => `${Math.round(middle(figures, 'perSecond'))}/s`.padStart(9)
const cpuText = (figures: readonly Visits[]): string => `${middle(figures, 'cpuMs').toFixed(2)} ms`.padStart(9)

/** The pages a visitor reads, without a session. */
export const addressesOf = async ({ running }: Site): Promise<{ name: string; path: string }[]> => {
  const answer = await running.server.inject({ url: '/app-portal/v1.1/properties/search?perPage=1' })
  const [home] = (answer.json() as { results: { homes: { slug: string }[] } }).results.homes
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/book-a-property' },
    ...(home ? [{ name: 'one home', path: `/properties/${home.slug}` }] : []),
  ]
}

const eventsPerSecond = 10

/** The same visits while prices change ten times a second, of one home after another. */
const visitedOnBusyDay = async ({ running }: Site, url: string, seconds: number): Promise<Visits> => {
  const homes = running.app.adapters.search.named()
  let turn = 0
  const change = () => {
    const homeId = homes[turn++ % homes.length]?.id ?? 1
    return running.app.work
      .write((ctx) => announce(ctx, { name: 'prices.changed', payload: { homeId } }))
      .catch(() => {})
  }
  const changes = setInterval(() => void change(), 1000 / eventsPerSecond)
  try {
    return await visited(url, seconds)
  } finally {
    clearInterval(changes)
  }
}

const measurePage = async (site: Site, build: PageBuild, hello: string, path: string, plan: Plan) => {
  const figures = {
    cached: [] as Visits[],
    busy: [] as Visits[],
    made: [] as Visits[],
    alone: [] as Visits[],
    hello: [] as Visits[],
  }
  const url = `${site.origin}${path}`
  const once = renderer(site, build, url)
  for (let round = 0; round < plan.rounds; round++) {
    figures.hello.push(await visited(hello, plan.seconds))
    figures.cached.push(await visited(url, plan.seconds))
    figures.busy.push(await visitedOnBusyDay(site, url, plan.seconds))
    figures.made.push(await visited(url, plan.seconds, 'new'))
    figures.alone.push(await rendered(once, plan.seconds))
  }
  return figures
}

const measurePages = async (site: Site, build: PageBuild, hello: string, plan: Plan, io: Io): Promise<Figure[]> => {
  const found: Figure[] = []
  for (const { name, path } of await addressesOf(site)) {
    io.progress(`measuring ${name}`)
    const { cached, busy, made, alone, hello: plain } = await measurePage(site, build, hello, path, plan)
    const rate = middle(cached, 'perSecond') / middle(plain, 'perSecond')
    const busyRate = middle(busy, 'perSecond') / middle(plain, 'perSecond')
    const cpu = middle(made, 'cpuMs') / middle(alone, 'cpuMs')
    found.push(
      { what: `${name}: cached ÷ hello`, value: rate, unit: 'ratio', must: { atLeast: 0.5 }, stretch: 0.6 },
      { what: `${name}: cached ÷ hello, busy day`, value: busyRate, unit: 'ratio', must: { atLeast: 0.6 } },
      { what: `${name}: CPU ÷ React alone`, value: cpu, unit: 'ratio', must: { atMost: 1.3 }, stretch: 1.1 },
    )
    io.say(name)
    io.say(`  cached ${rateText(cached)}${cpuText(cached)} of CPU; node:http hello ${rateText(plain)}`)
    io.say(`    ratio of rates ${rate.toFixed(3)} (at least 0.5, stretch 0.6)`)
    io.say(`  with ${eventsPerSecond} events a second ${rateText(busy)}${cpuText(busy)} of CPU`)
    io.say(`    ratio of rates ${busyRate.toFixed(3)} (at least 0.6)`)
    io.say(`  rendered ${rateText(made)}${cpuText(made)} of CPU; its rendering alone ${cpuText(alone)}`)
    io.say(`    ratio of CPU ${cpu.toFixed(2)} (at most 1.3, stretch 1.1)`)
  }
  return found
}

const usual: Plan = { seconds: 2, rounds: 3 }

export const pagesBench: Bench = {
  name: 'pages',
  summary: 'Benchmarks pages against bare rendering and a minimal server.',
  usage: 'bench pages [--seconds N] [--rounds N]',
  async measure(args, io) {
    const plan = numbersOf(args, usual)
    const pages = builtPages()
    if (!pages.folder) throw new CannotStart('The pages are not built yet; npm start builds them.')
    return await withScratchDatabase(async (scratch) => {
      const site = await openSite(scratch, pages, homes)
      const hello = await openHello()
      try {
        return await measurePages(site, await pages.load(), hello.origin, plan, io)
      } finally {
        hello.stop()
        await site.stop()
      }
    })
  },
}
