import type pg from 'pg'
import type { Io } from '../command.ts'
import { fillHomes, homesOfDemo } from './console-world.ts'
import type { Bench, Figure } from './figures.ts'
import { ask, signIn, timeOf } from './page-times.ts'
import { type Site, withSite } from './page-world.ts'
import { wholeNumbersOf } from './plan.ts'
import { blocksOf, statementsDuring } from './statements.ts'

const target = 200
/** How much slower a call may be with ten times the homes. */
const flat = 1.5

/** The callers, and the calls a company makes most often or that read the most. */
const calls = {
  'guest@demo.porchlight.test': [
    '/properties/SLUG',
    '/app-portal/v1.1/properties/HOME/calendar?from=FROM&to=TO',
    '/account',
  ],
  'owner@demo.porchlight.test': [
    '/owners',
    '/owners/bookings',
    '/owners/inquiries',
    '/owners/maintenance/jobs',
    '/owners/properties',
    '/owners/reviews',
  ],
  'admin@demo.porchlight.test': [
    '/staff',
    '/staff/inbox',
    '/staff/calendar',
    '/staff/bookings',
    '/staff/bookings?q=Ines',
    '/staff/bookings/BOOKING',
    '/staff/homes',
    '/staff/homes/HOME',
    '/staff/people',
    '/staff/operations',
    '/staff/repairs',
    '/staff/find?q=anchor',
    '/staff/reports',
    '/staff/trust',
    '/staff/payouts',
    '/staff/closing',
    '/staff/tax-forms',
    '/staff/transfers',
    '/staff/refunds',
    '/app-portal/v1.1/staff/counts',
  ],
} as const

type Measured = { ms: number; statements: number; blocks: number }

const placeholdersFor = async (client: pg.Client): Promise<Record<string, string>> => {
  const one = async (query: string) => String(Object.values((await client.query(query)).rows[0] ?? { none: '' })[0])
  return {
    SLUG: await one(`select slug from homes.home where status = 'live' order by id limit 1`),
    HOME: await one(`select id from homes.home where status = 'live' order by id limit 1`),
    BOOKING: await one(
      `select id from bookings.booking where status = 'confirmed' and check_in_at > now() order by check_in_at limit 1`,
    ),
    FROM: await one(`select (current_date + 1)::text`),
    TO: await one(`select (current_date + 60)::text`),
  }
}

const measure = async (site: Site, client: pg.Client, rounds: number, io: Io): Promise<Map<string, Measured>> => {
  const placeholders = await placeholdersFor(client)
  const found = new Map<string, Measured>()
  for (const [email, paths] of Object.entries(calls)) {
    const cookie = await signIn(client, email)
    for (const path of paths) {
      io.progress(`measuring ${path}`)
      const url = Object.entries(placeholders).reduce<string>((text, [name, value]) => text.replace(name, value), path)
      const ms = await timeOf(site, url, cookie, rounds)
      const statements = await statementsDuring(() => ask(site, url, cookie))
      found.set(path, { ms, statements: statements.length, blocks: await blocksOf(client, statements) })
    }
  }
  return found
}

const whole = (value: number | undefined): string => (value === undefined ? '' : Math.round(value).toString())

export const growthBench: Bench = {
  name: 'growth',
  summary: 'Benchmarks the most important calls as homes, owners, and bookings grow.',
  usage: 'bench growth [--few N] [--more N] [--most N] [--rounds N]',
  async measure(args, io) {
    const figures: Figure[] = []
    const { few, more, most, rounds } = wholeNumbersOf(args, { few: 125, more: 1_000, most: 10_000, rounds: 5 })
    await withSite(homesOfDemo, io, async (site, client) => {
      const sizes: Map<string, Measured>[] = []
      let before = homesOfDemo
      for (const homes of [few, more, most]) {
        io.progress(`copying homes, ${homes} in all`)
        const world = await fillHomes(client, homes, before)
        io.say(`${world.homes} homes, ${world.bookings} bookings`)
        sizes.push(await measure(site, client, rounds, io))
        before = homes
      }
      const headings = [few, more, most].map((homes) => `${homes} homes`.padStart(26)).join('')
      io.say(`${'ms / statements / blocks'.padEnd(56)}${headings}${'growth'.padStart(8)}`)
      let good = 0
      for (const path of sizes[0]?.keys() ?? []) {
        const all = sizes.map((size) => size.get(path))
        const growth = (all[2]?.ms ?? 0) / (all[1]?.ms ?? 1)
        const isGood = (all[2]?.ms ?? 0) <= target && (growth <= flat || (all[2]?.ms ?? 0) <= target / 4)
        if (isGood) good++
        const of = `${path} with ${most} homes`
        figures.push({ what: of, value: all[2]?.ms ?? Number.NaN, unit: 'ms', must: { atMost: target } })
        figures.push({ what: `${of} ÷ with ${more}`, value: growth, unit: 'ratio' })
        const cells = all.map((one) => `${whole(one?.ms)} / ${whole(one?.statements)} / ${whole(one?.blocks)}`)
        io.say(
          `${path.padEnd(56)}${cells.map((cell) => cell.padStart(26)).join('')}${growth.toFixed(2).padStart(8)}${isGood ? '' : '  grows'}`,
        )
      }
      io.say(`${good} of ${sizes[0]?.size ?? 0} within ${target} ms and flat from ${more} to ${most} homes`)
      const calls = sizes[0]?.size ?? 0
      figures.push({ what: 'calls that are slow or grow', value: calls - good, unit: 'count', must: { atMost: 0 } })
    })
    return figures
  },
}
