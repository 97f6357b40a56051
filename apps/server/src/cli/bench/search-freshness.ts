import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dateIn, type Stay } from '@porchlight/contract'
import pg from 'pg'
import { reserve } from '#modules/availability'
import type { Wish } from '#modules/search'
import { createApp } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import type { App } from '../../kernel/app.ts'
import type { Connection } from '../../kernel/db.ts'
import { createLogger } from '../../kernel/log.ts'
import { median } from './clients.ts'
import type { Scratch } from './scratch-database.ts'

/** Median milliseconds from the commit of a booking until no search offers its nights, and of a bare NOTIFY there and back. */
export type Freshness = { visibleMs: number; notifyMs: number }

const demoHomes = 12

/** Books a week here and there in a small demo world and watches the replica. */
export const measureFreshness = async (scratch: Scratch, bookings: number): Promise<Freshness> => {
  const { connection, drop } = await scratch.clone()
  const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-bench-search-'))
  const config = loadConfig({ PORCHLIGHT_DATA: dataFolder, LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  const running = await createApp({ config, connection, log: createLogger('silent') })
  try {
    await running.app.queue.prepare()
    await fillDemo(running.app, demoHomes, demoSeed)
    await running.startServing()
    const visible: number[] = []
    const notified: number[] = []
    for (let turn = 0; turn < bookings; turn++) {
      const took = await bookAndWatch(running.app, turn)
      if (took !== undefined) visible.push(took)
      notified.push(await notifyAndHear(connection))
    }
    return { visibleMs: median(visible), notifyMs: median(notified) }
  } finally {
    await running.stop()
    await drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const weekFor = (app: App, turn: number): Stay => {
  const arrive = addDays(dateIn('UTC', app.clock.now()), 30 + turn * 3)
  return { arrive, depart: addDays(arrive, 7) }
}

const wishFor = (stay: Stay): Wish => ({
  area: { box: null, place: null },
  dates: { kind: 'exact', ...stay },
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  features: { bedrooms: 0, bathrooms: 0, amenities: [], instant: false },
  types: [],
  price: { min: null, max: null },
})

const offers = async (app: App, stay: Stay): Promise<number[]> => {
  const showing = { sort: 'price', page: 1, perPage: demoHomes } as const
  const { found } = await app.adapters.search.search(wishFor(stay), showing, app.clock.now())
  return found.homes.map(({ id }) => id)
}

/** Undefined when no home has that week. */
const bookAndWatch = async (app: App, turn: number): Promise<number | undefined> => {
  const stay = weekFor(app, turn)
  const [homeId] = await offers(app, stay)
  if (homeId === undefined) return undefined
  await app.work.write((ctx) => reserve(ctx, { homeId, stay, kind: 'booked' }))
  const committed = performance.now()
  while ((await offers(app, stay)).includes(homeId));
  return performance.now() - committed
}

const notifyAndHear = async (connection: Connection): Promise<number> => {
  const listener = new pg.Client(connection)
  const speaker = new pg.Client(connection)
  await Promise.all([listener.connect(), speaker.connect()])
  await listener.query('listen bench_there_and_back')
  await speaker.query('select 1')
  const heard = new Promise((resolve) => listener.once('notification', resolve))
  const started = performance.now()
  await Promise.all([speaker.query('notify bench_there_and_back'), heard])
  const took = performance.now() - started
  await Promise.all([listener.end(), speaker.end()])
  return took
}
