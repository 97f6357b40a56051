import { createApp, type Running } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import { createLogger } from '../kernel/log.ts'
import { migrate } from '../kernel/migrate.ts'
import { type Connection, openDatabase } from '../kernel/postgres/index.ts'

export type DatabaseContext = { config: Config; connection: Connection }

/**
 * Runs `work` on the configured database: beside the server when one runs on the data folder, else started for the
 * duration. `purpose` tells others who holds the folder.
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

/** The same with the whole product on top, its schema up to date; nobody is served and no job runs by itself. */
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
