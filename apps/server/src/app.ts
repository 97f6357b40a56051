import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createServer, type ServerParts } from './http/server.ts'
import { companyCurrencyOf, companyZoneOf } from './http/site.ts'
import type { Adapters, App } from './kernel/app.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import { type Connection, createDatabase, createPool } from './kernel/db.ts'
import { createFollower } from './kernel/event-follower.ts'
import { concernsAny } from './kernel/jobs.ts'
import type { Logger } from './kernel/log.ts'
import { createQueue } from './kernel/queue.ts'
import { sealOf } from './kernel/seal.ts'
import { createWork } from './kernel/work.ts'
import { adaptersOf, consumers, files, jobs, readiness, routes, services } from './modules.ts'

export type Running = {
  app: App
  /** The HTTP server; absent in a process that only runs jobs. */
  server: FastifyInstance
  /** Loads into memory what requests need; call it before listening. */
  startServing: () => Promise<void>
  /** Runs jobs and delivers events until `stop`. */
  startWorking: () => Promise<void>
  stop: () => Promise<void>
}

export type Setting = {
  config: Config
  connection: Connection
  log: Logger
  clock?: Clock
  pages?: ServerParts['raw'][number]
  poolSize?: number
}

/** A fifth of the connections is reserved for jobs and health checks. */
const placesOf = (poolSize: number): number => Math.max(1, Math.floor(poolSize * 0.8))

/** Assembles the product on one database. */
export const createApp = async ({
  config,
  connection,
  log,
  clock = systemClock,
  pages,
  poolSize = 20,
}: Setting): Promise<Running> => {
  const pool = createPool(connection, log, poolSize)
  const database = createDatabase(pool)
  const adapters = {} as Adapters
  // The adapters are filled in below; nothing reads or writes before that.
  const work = createWork(database, clock, {
    companyZone: () => companyZoneOf({ config, adapters }),
    companyCurrency: () => companyCurrencyOf({ config, adapters }),
    concerns: concernsAny(consumers),
  })
  const queue = createQueue({ connection, work, jobs, consumers, log })
  const follow = createFollower(connection, log)
  // A copy of our own: settings entered by administrators are merged into it at run time.
  const app: App = {
    config: { ...config },
    clock,
    log,
    work,
    adapters,
    seal: sealOf(config),
    connection,
    follow,
    queue,
  }
  const closeAdapters = await adaptersOf(app)

  const server = await createServer(app, {
    routes,
    raw: pages ? [...files, pages] : files,
    readiness,
    places: placesOf(poolSize),
  })
  const running: { stop: () => Promise<void> }[] = []

  return {
    app,
    server,
    async startServing() {
      for (const service of services) running.push(await service.start(app))
    },
    async startWorking() {
      await adapters.brands.follow()
      await adapters.connections.follow()
      await queue.startWorkers(app)
    },
    async stop() {
      await server.close()
      for (const service of running.reverse()) await service.stop()
      await queue.stop()
      await closeAdapters()
      await database.destroy()
    },
  }
}
