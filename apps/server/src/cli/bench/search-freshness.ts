import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, dateIn, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { reserve } from '#modules/availability'
import type { SearchCriteria } from '#modules/search'
import { createApp } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import type { App } from '../../kernel/app.ts'
import { createLogger } from '../../kernel/log.ts'
import { kernelTables } from '../../kernel/outbox.ts'
import { median } from './clients.ts'
import type { Scratch } from './scratch-database.ts'

/**
 * Median milliseconds. `notify`: from sending the COMMIT of a bare NOTIFY until it is received. `gone`: from sending
 * the COMMIT of a booking, over the same connections, until a newly started search doesn't offer its nights.
 * `answered`: from the response to that COMMIT until someone who searches constantly gets the answer of such a search.
 */
export type Freshness = { notify: number; gone: number; answered: number }

const demoHomes = 12
/** Turns before the first one that counts, as a busy node has behind it. */
const warmUps = 100

/** Books weeks here and there in a small demo world and watches the replica, each after a bare NOTIFY. */
export const measureFreshness = async (scratch: Scratch, bookings: number): Promise<Freshness> => {
  const { connection: own, drop } = await scratch.clone()
  // A bare NOTIFY has nothing to write to disk; a booking should not wait for it either.
  const connection = { ...own, options: '-c synchronous_commit=off' }
  const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-bench-search-'))
  const config = loadConfig({ PORCHLIGHT_DATA: dataFolder, LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  const running = await createApp({ config, connection, log: createLogger('silent') })
  try {
    await running.app.queue.prepare()
    await fillDemo(running.app, demoHomes, demoSeed)
    await running.startServing()
    return await measure(running.app, bookings)
  } finally {
    await running.stop()
    await drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const measure = async (app: App, turns: number): Promise<Freshness> => {
  const listening = await listen(app)
  const turn = async (week: Stay) => {
    await settled(app)
    const notify = await notifyAndHear(app, listening)
    await settled(app)
    const gone = await bookAndBegin(app, listening, week)
    await settled(app)
    return { notify, gone, answered: await bookAndSearch(app, week) }
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await turn(weekFor(app, warmUp))
  const took: Awaited<ReturnType<typeof turn>>[] = []
  for (let at = 0; at < turns; at++) took.push(await turn(weekFor(app, warmUps + at)))
  await listening.stop()
  const medianOf = (side: keyof Freshness) => median(took.map((times) => times[side]).filter((ms) => ms !== undefined))
  return { notify: medianOf('notify'), gone: medianOf('gone'), answered: medianOf('answered') }
}

type Listening = { heard: (name: string) => Promise<number>; stop: () => Promise<void> }

/** Receives what the replica receives, on the same connection. */
const listen = async (app: App): Promise<Listening> => {
  let waiting: { name: string; resolve: (at: number) => void } | undefined
  const onNotice = ({ name }: { name: string }) => {
    if (name === waiting?.name) waiting.resolve(performance.now())
  }
  const { stop } = await app.follow.start({ onNotice, onGap: () => {} })
  return {
    stop,
    heard: (name) =>
      new Promise((resolve) => {
        waiting = { name, resolve }
      }),
  }
}

/** Waits until the replica has read all changes, so that neither side is measured while it reads. */
const settled = async (app: App): Promise<void> => {
  while (app.adapters.search.behindMs() > 0) await pause(1)
}

const weekFor = (app: App, turn: number): Stay => {
  const arrive = addDays(dateIn('UTC', app.clock.now()), 30 + turn * 3)
  return { arrive, depart: addDays(arrive, 7) }
}

const requestFor = (stay: Stay): SearchCriteria => ({
  area: { box: null, place: null },
  dates: { kind: 'exact', ...stay },
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  features: { bedrooms: 0, bathrooms: 0, amenities: [], instant: false },
  types: [],
  price: { min: null, max: null },
})

const offers = async (app: App, stay: Stay): Promise<number[]> => {
  const showing = { sort: 'price', page: 1, perPage: demoHomes } as const
  const { found } = await app.adapters.search.search(requestFor(stay), showing, app.clock.now())
  return found.homes.map(({ id }) => id)
}

const notifyAndHear = async (app: App, listening: Listening): Promise<number> => {
  const hearing = listening.heard('bench.rang')
  const sent = await app.work.write(async (ctx) => {
    await sql`select pg_notify('porchlight_event', '0 bench.rang')`.execute(kernelTables(ctx))
    return performance.now()
  })
  return (await hearing) - sent
}

/** Returns when the COMMIT was sent. */
const book = (app: App, homeId: number, stay: Stay): Promise<number> =>
  app.work.write(async (ctx) => {
    await reserve(ctx, { homeId, stay, kind: 'booked' })
    return performance.now()
  })

/** Searches as soon as the notice is received. Undefined if no home has that week. */
const bookAndBegin = async (app: App, listening: Listening, stay: Stay): Promise<number | undefined> => {
  const [homeId] = await offers(app, stay)
  if (homeId === undefined) return undefined
  const searching = listening.heard('nights.changed').then(async () => {
    const begun = performance.now()
    return { begun, offered: await offers(app, stay) }
  })
  const sent = await book(app, homeId, stay)
  const { begun, offered } = await searching
  if (offered.includes(homeId)) throw new Error('A search that was begun after the notice offers the nights still')
  return begun - sent
}

/** Searches continuously from the response to the COMMIT on. Undefined if no home has that week. */
const bookAndSearch = async (app: App, stay: Stay): Promise<number | undefined> => {
  const [homeId] = await offers(app, stay)
  if (homeId === undefined) return undefined
  await book(app, homeId, stay)
  const committed = performance.now()
  while ((await offers(app, stay)).includes(homeId));
  return performance.now() - committed
}
