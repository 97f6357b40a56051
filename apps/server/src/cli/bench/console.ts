import pg from 'pg'
import { type ConsoleWorld, fillHomes, fillYears, homesOfDemo } from './console-world.ts'
import type { Bench, Figure } from './figures.ts'
import { signIn, timesInTurn } from './page-times.ts'
import { type Site, withTwoSites } from './page-world.ts'
import { wholeNumbersOf } from './plan.ts'

const target = 200
/** How much slower a page may be with ten times the bookings. */
const flat = 1.5

const pages = [
  '/staff',
  '/staff/inbox',
  '/staff/inbox?list=all',
  '/staff/inbox?open=message.MESSAGE',
  '/staff/calendar',
  '/staff/bookings',
  '/staff/bookings?q=Ines',
  '/staff/bookings/new',
  '/staff/bookings/BOOKING',
  '/staff/bookings/BOOKING?tab=money',
  '/staff/homes',
  '/staff/homes/HOME',
  '/staff/people',
  '/staff/people?q=ines',
  '/staff/people/GUEST',
  '/staff/operations',
  '/staff/repairs',
  '/staff/jobs',
  '/staff/vendors',
  '/staff/find?q=anchor',
  '/staff/reports',
  '/staff/reports/stays',
  '/staff/questions',
  '/staff/issues',
  '/staff/concierge',
  '/staff/identities',
  '/staff/claims',
  '/staff/reviews',
  '/staff/offers',
  '/staff/approvals',
  '/staff/received',
  '/staff/trust',
  '/staff/refunds',
  '/staff/payouts',
  '/staff/vendor-bills',
  '/staff/commissions',
  '/staff/leads',
  '/staff/documents',
  '/staff/settings',
  '/staff/settings/audit',
  '/staff/settings/messages',
]

const calls = [
  '/app-portal/v1.1/staff/counts',
  '/app-portal/v1.1/staff/find?q=PL-20574',
  '/app-portal/v1.1/staff/find?q=anchr',
  '/app-portal/v1.1/staff/find?q=parking',
]

/** The latest records that pages show. */
const addressesOf = async (client: pg.Client): Promise<string[]> => {
  const one = async (query: string) => String(Object.values((await client.query(query)).rows[0] ?? { none: '' })[0])
  const booking = await one(
    `select id from bookings.booking where status = 'confirmed' and check_in_at > now() order by check_in_at limit 1`,
  )
  const values = {
    BOOKING: booking,
    HOME: await one('select id from homes.home order by id limit 1'),
    GUEST: await one(`select guest_id from bookings.booking where id = ${booking || 0}`),
    MESSAGE: await one('select coalesce(min(id), 0) from conversations.conversation where waiting_since is not null'),
  }
  return [...pages, ...calls].map((path) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), path),
  )
}

const worldText = ({ homes, bookings, conversations }: ConsoleWorld): string =>
  `${homes} homes, ${bookings} bookings, ${conversations} conversations`

const ms = (time: number): string => `${time.toFixed(0)} ms`.padStart(9)

export const consoleBench: Bench = {
  name: 'console',
  summary: 'Benchmarks the pages of the staff console as bookings grow.',
  usage: 'bench console [--bookings N] [--rounds N]',
  async measure(args, io) {
    const { bookings, rounds } = wholeNumbersOf(args, { bookings: 100_000, rounds: 7 })
    let slow = 0
    const figures: Figure[] = []
    const worlds: ConsoleWorld[] = []
    const fill = async (client: pg.Client) => {
      io.progress('copying homes')
      worlds.push(await fillHomes(client))
    }
    const grow = async (client: pg.Client) => {
      io.progress('copying years of stays')
      worlds.push(await fillYears(client, bookings))
    }
    await withTwoSites(homesOfDemo, io, { fill, grow }, async (small, large) => {
      for (const world of worlds) io.say(worldText(world))
      const questions = async (site: Site) => {
        const client = new pg.Client(site.running.app.connection)
        await client.connect()
        const cookie = await signIn(client, 'admin@demo.porchlight.test')
        const urls = await addressesOf(client)
        await client.end()
        return urls.map((url) => ({ site, url, cookie }))
      }
      const [few, all] = [await questions(small), await questions(large)]
      io.say(`${'median of the server'.padEnd(52)}${'few'.padStart(9)}${'all'.padStart(9)}${'growth'.padStart(8)}`)
      for (const [at, question] of all.entries()) {
        const { url } = question
        io.progress(`measuring ${url}`)
        const [first, time = Number.NaN] = url.includes('open=')
          ? [undefined, ...(await timesInTurn([question], rounds))]
          : await timesInTurn([few[at] ?? question, question], rounds)
        const growth = first === undefined ? undefined : time / first
        const isSlow = time > target || (growth !== undefined && growth > flat && time > target / 4)
        if (isSlow) slow++
        figures.push({ what: `${url} with all bookings`, value: time, unit: 'ms', must: { atMost: target } })
        io.say(
          `${url.padEnd(52)}${first === undefined ? ''.padStart(9) : ms(first)}${ms(time)}${(growth?.toFixed(2) ?? '').padStart(8)}${isSlow ? '  too slow' : ''}`,
        )
      }
      io.say(
        `${all.length - slow} of ${all.length} within ${target} ms and flat (at most ${flat} times, from ${target / 4} ms on)`,
      )
      figures.push({ what: 'pages that are slow or grow', value: slow, unit: 'count', must: { atMost: 0 } })
    })
    return figures
  },
}
