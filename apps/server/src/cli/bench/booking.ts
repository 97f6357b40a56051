import { addDays } from '@porchlight/contract'
import type pg from 'pg'
import { reserve } from '#modules/availability'
import type { Work } from '../../kernel/work.ts'
import type { Io } from '../command.ts'
import {
  book,
  firstHome,
  firstNight,
  furnish,
  homeOf,
  homesOnSale,
  inputsOf,
  type Opened,
  open,
  stayOf,
} from './booking-world.ts'
import { keepBusy, median, type Run } from './clients.ts'
import type { Bench, Figure } from './figures.ts'
import { numbersOf } from './plan.ts'
import { type Scratch, withScratchDatabase } from './scratch-database.ts'
import { type Replay, recordStatements, replayOf } from './statements.ts'

const clients = 24

type Plan = { seconds: number; rounds: number; stays: number }

/** The exact statements of one booking, to be sent again without any of our code around them. */
async function recordBooking(scratch: Scratch): Promise<Replay> {
  const { connection, drop } = await scratch.clone()
  const { pool, work, close } = open(connection, 1)
  const recorder = recordStatements(pool)
  await work.write((ctx) => book(ctx, 0))
  const replay = replayOf(recorder.stop(), inputsOf(0))
  await close()
  await drop()
  return replay
}

const exclusions = ['hold_nights', 'hold_preparation', 'hold_linked_nights', 'hold_linked_preparation']
const unguard = async (pool: pg.Pool): Promise<void> => {
  for (const name of exclusions) await pool.query(`alter table availability.hold drop constraint ${name}`)
}

const fill = async (pool: pg.Pool, stays: number): Promise<void> => {
  await pool.query(
    `insert into availability.hold (home_id, during, kind, blocking, linked, label, who, why, created_at)
     select ${firstHome} + n % ${homesOnSale}, daterange(date '1990-01-01' - n / ${homesOnSale} * 3, date '1990-01-03' - n / ${homesOnSale} * 3),
       'booked', true, false, '', '', '', now() from generate_series(0, $1::integer - 1) n on conflict do nothing`,
    [stays],
  )
  await pool.query('vacuum analyze availability.hold')
}

/** On its own database: prepared, measured, and dropped. */
async function measure(
  scratch: Scratch,
  prepare: (pool: pg.Pool) => Promise<void>,
  run: (opened: Opened) => Promise<Run>,
): Promise<Run> {
  const { connection, drop } = await scratch.clone()
  const opened = open(connection, clients)
  try {
    await prepare(opened.pool)
    return await run(opened)
  } finally {
    await opened.close()
    await drop()
  }
}

const nothing = async (): Promise<void> => {}
const ours = (plan: Plan) => (opened: Opened) =>
  keepBusy(opened.pool, { clients, seconds: plan.seconds }, (turn) => opened.work.write((ctx) => book(ctx, turn)))
const bare =
  (plan: Plan, replay: Replay) =>
  ({ pool }: Opened) =>
    keepBusy(pool, { clients, seconds: plan.seconds }, async (turn) => {
      const client = await pool.connect()
      try {
        await replay(client, inputsOf(turn))
      } finally {
        client.release()
      }
    })

const rate = (runs: readonly Run[]): number => median(runs.map(({ perSecond }) => perSecond))
const cpu = (runs: readonly Run[]): number => median(runs.map(({ cpuMs = Number.NaN, done }) => (cpuMs * 1000) / done))
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const ratio = (value: number): string => (Number.isNaN(value) ? 'not measured here' : value.toFixed(2))

async function measureBookings(scratch: Scratch, plan: Plan, io: Io): Promise<Figure[]> {
  const replay = await recordBooking(scratch)
  const runs = { ours: [] as Run[], bare: [] as Run[], unguarded: [] as Run[], full: [] as Run[] }
  for (let round = 0; round < plan.rounds; round++) {
    io.progress(`round ${round + 1} of ${plan.rounds}`)
    runs.ours.push(await measure(scratch, nothing, ours(plan)))
    runs.bare.push(await measure(scratch, nothing, bare(plan, replay)))
    runs.unguarded.push(await measure(scratch, unguard, bare(plan, replay)))
    runs.full.push(await measure(scratch, (pool) => fill(pool, plan.stays), bare(plan, replay)))
  }
  io.say(`reserve() and six ledger rows, ${clients} clients: ${whole(rate(runs.ours))} bookings/s`)
  io.say(`the same SQL through the bare driver:              ${whole(rate(runs.bare))} bookings/s`)
  io.say(`  ratio ${ratio(rate(runs.ours) / rate(runs.bare))} (must 0.75, stretch 0.9)`)
  io.say(
    `database CPU per booking: ${whole(cpu(runs.bare))} µs guarded, ${whole(cpu(runs.unguarded))} µs without any guard`,
  )
  io.say(`  ratio ${ratio(cpu(runs.bare) / cpu(runs.unguarded))} (at most 1.35, stretch 1.25)`)
  io.say(`with ${plan.stays.toLocaleString('en-US')} stays in the book: ${whole(cpu(runs.full))} µs`)
  io.say(`  ratio ${ratio(cpu(runs.full) / cpu(runs.bare))} (at most 1.4, stretch 1.25)`)
  const [speed, guard, full] = [
    rate(runs.ours) / rate(runs.bare),
    cpu(runs.bare) / cpu(runs.unguarded),
    cpu(runs.full) / cpu(runs.bare),
  ]
  return [
    { what: 'reserve and post ÷ the same SQL', value: speed, unit: 'ratio', must: { atLeast: 0.75 }, stretch: 0.9 },
    { what: 'database CPU, guarded ÷ unguarded', value: guard, unit: 'ratio', must: { atMost: 1.35 }, stretch: 1.25 },
    { what: 'database CPU, many stays ÷ none', value: full, unit: 'ratio', must: { atMost: 1.4 }, stretch: 1.25 },
  ]
}

const attempt = (work: Work, homes: number) => () =>
  work.write((ctx) => {
    const arrive = addDays(firstNight, Math.floor(Math.random() * 60))
    const stay = { arrive, depart: addDays(arrive, 1 + Math.floor(Math.random() * 7)) }
    return reserve(ctx, { homeId: firstHome + Math.floor(Math.random() * homes), stay, kind: 'booked' })
  })

const count = async (pool: pg.Pool, query: string): Promise<number> =>
  Number((await pool.query<{ count: number }>(query)).rows[0]?.count)

const overlaps = `
  select count(*) as count from availability.hold one join availability.hold other
    on other.home_id = one.home_id and other.id > one.id and other.during && one.during
  where one.blocking and other.blocking`
const deadlocks = 'select deadlocks as count from pg_stat_database where datname = current_database()'

/** Everyone wants the same five homes; the comparison run has a home for everyone. */
async function measureFlashSale(scratch: Scratch, plan: Plan, io: Io): Promise<Figure[]> {
  const sale = { clients: 32, seconds: plan.seconds }
  const rush: Run[] = []
  const ordinary: Run[] = []
  const seen = { deadlocks: 0, overlaps: 0 }
  for (let round = 0; round < plan.rounds; round++) {
    io.progress(`flash sale ${round + 1} of ${plan.rounds}`)
    ordinary.push(
      await measure(scratch, nothing, ({ pool, work }) =>
        keepBusy(pool, { ...sale, clients }, (turn) =>
          work.write((ctx) => reserve(ctx, { homeId: homeOf(turn), stay: stayOf(turn), kind: 'booked' })),
        ),
      ),
    )
    const { connection, drop } = await scratch.clone()
    const opened = open(connection, sale.clients)
    rush.push(await keepBusy(opened.pool, sale, attempt(opened.work, 5)))
    await opened.close()
    const after = open(connection, 1)
    seen.deadlocks += await count(after.pool, deadlocks)
    seen.overlaps += await count(after.pool, overlaps)
    await after.close()
    await drop()
  }
  io.say(
    `flash sale, ${sale.clients} clients on 5 homes: ${whole(rate(rush))} attempts/s; ordinary: ${whole(rate(ordinary))}`,
  )
  io.say(
    `  ratio ${ratio(rate(rush) / rate(ordinary))} (must 1, stretch 2), ${seen.deadlocks} deadlocks, ${seen.overlaps} overlaps`,
  )
  const speed = rate(rush) / rate(ordinary)
  return [
    { what: 'flash sale ÷ ordinary attempts', value: speed, unit: 'ratio', must: { atLeast: 1 }, stretch: 2 },
    { what: 'deadlocks in a flash sale', value: seen.deadlocks, unit: 'count', must: { atMost: 0 } },
    { what: 'nights sold twice', value: seen.overlaps, unit: 'count', must: { atMost: 0 } },
  ]
}

const usual: Plan = { seconds: 4, rounds: 3, stays: 200_000 }

export const bookingBench: Bench = {
  name: 'booking',
  summary: 'Benchmarks booking against the bare database, in a scratch database.',
  usage: 'bench booking [--seconds N] [--rounds N] [--stays N]',
  async measure(args, io) {
    const plan = numbersOf(args, usual)
    return await withScratchDatabase(async (scratch) => {
      await furnish(scratch)
      const bookings = await measureBookings(scratch, plan, io)
      return [...bookings, ...(await measureFlashSale(scratch, plan, io))]
    })
  },
}
