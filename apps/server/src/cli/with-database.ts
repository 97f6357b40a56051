import { createApp, type Running } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import { createLogger } from '../kernel/log.ts'
import { migrate } from '../kernel/migrate.ts'
import { type Connection, openDatabase } from '../kernel/postgres/index.ts'

export type DatabaseContext = { config: Config; connection: Connection }

/**
 * Runs `work` on the configured database: alongside the server if one is running on the data folder, otherwise on a
 * database started just for this. `purpose` tells other processes who holds the folder.
 */
export async function withDatabase<T>(purpose: string, work: (at: DatabaseContext) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const { dataFolder, databaseUrl } = config
  const database = await openDatabase({ dataFolder, databaseUrl, purpose, join: true })
  try {
    return await work({ config, connection: database.connection })
  } finally {
    await database.stop('smart')
  }
}

/**
 * Like `withDatabase`, but with the whole product on top and its schema up to date. No requests are served and no jobs
 * run on their own.
 */
export async function withApp<T>(purpose: string, work: (running: Running) => Promise<T>): Promise<T> {
  return await withDatabase(purpose, async ({ config, connection }) => {
    await migrate({ connection })
    const running = await createApp({ config, connection, log: createLogger(config.logLevel) })
    try {
      await running.app.queue.prepare()
      return await work(running)
    } finally {
      await running.stop()
    }
  })
}
