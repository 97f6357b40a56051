import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createServer, type ServerParts } from './http/server.ts'
import type { Adapters, App } from './kernel/app.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import { type Connection, createDatabase, createPool } from './kernel/db.ts'
import { createFollower } from './kernel/follow.ts'
import type { Logger } from './kernel/log.ts'
import { createQueue } from './kernel/queue.ts'
import { sealOf } from './kernel/seal.ts'
import { createWork } from './kernel/work.ts'
import { adaptersOf, consumers, jobs, rawRoutes, readiness, routes, services } from './modules.ts'

export type Running = {
  app: App
  /** The HTTP side; absent in a process that only works on jobs. */
  server: FastifyInstance
  /** Loads what requests need in memory; call it before listening. */
  startServing: () => Promise<void>
  /** Runs jobs and hands out events until `stop`. */
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

/** A fifth of the connections stays free for jobs and health checks. */
const placesOf = (poolSize: number): number => Math.max(1, Math.floor(poolSize * 0.8))

/** Puts the product together on one database. */
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
  const work = createWork(database, clock, { companyZone: config.companyZone })
  const queue = createQueue({ connection, work, jobs, consumers, log })
  const adapters = {} as Adapters
  const follow = createFollower(connection, log)
  const app: App = { config, clock, log, work, adapters, seal: sealOf(config), connection, follow, queue }
  const closeAdapters = await adaptersOf(app)

  const server = await createServer(app, {
    routes,
    raw: pages ? [...rawRoutes, pages] : rawRoutes,
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
    startWorking: () => queue.startWorkers(app),
    async stop() {
      await server.close()
      for (const service of running.reverse()) await service.stop()
      await queue.stop()
      await closeAdapters()
      await database.destroy()
    },
  }
}
