import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { fillDemoOnce } from './demo/first-run.ts'
import { builtPages, mountPages } from './http/pages.ts'
import { CannotStart } from './kernel/cannot-start.ts'
import type { Connection } from './kernel/db.ts'
import { createLogger } from './kernel/log.ts'
import { migrate } from './kernel/migrate.ts'
import { startPostgres } from './kernel/postgres/supervisor.ts'

const start = async (): Promise<void> => {
  const config = loadConfig()
  const log = createLogger(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startPostgres({
        dataFolder: config.dataFolder,
        purpose: `Porchlight on port ${config.port}`,
        log,
        onLost: (error) => {
          log.fatal({ error }, 'the database is gone for good')
          process.exit(1)
        },
      })
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl }
  await migrate({ connection, onApplied: (name) => log.info({ migration: name }, 'schema brought up to date') })

  const running = await createApp({ config, connection, log, pages: mountPages(builtPages()) })
  await running.app.queue.prepare()
  await fillDemoOnce(running.app)
  if (config.role !== 'web') await running.startWorking()
  if (config.role !== 'work') {
    await running.server.listen({ port: config.port, host: config.host })
    log.info(`Porchlight is open: ${config.publicUrl}`)
  }

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'closing: finishing what is under way')
    // Whatever hangs must not keep the process: the database recovers what was committed.
    setTimeout(() => process.exit(1), 15_000).unref()
    await running.stop()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

start().catch((error: unknown) => {
  if (error instanceof CannotStart) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  throw error
})
