import { createApp, type Setting } from './app.ts'
import { loadConfig, refuse } from './config.ts'
import { assertDemoAllowed, demoSeed, fillDemo, fillDemoOnce, printCodeHelp } from './demo/first-run.ts'
import { demoDomain } from './demo/people.ts'
import { setUnfinishedAside } from './demo/set-aside.ts'
import { demoFaults } from './exposure.ts'
import type { App } from './kernel/app.ts'
import { createLogger } from './kernel/log.ts'
import { migrate } from './kernel/migrate.ts'
import { openDatabase } from './kernel/postgres/index.ts'
import { CannotStart } from './kernel/startup-error.ts'
import { noteCutOff, type SampleLoader } from './modules/launch/index.ts'
import { assertReadyToServe } from './opening.ts'
import { setupNotice } from './setup-notice.ts'

/** An administrator can load sample data into an empty installation, and remove it again. */
const offerSample = (app: App): SampleLoader => {
  app.adapters.sample = {
    mark: `@${demoDomain}`,
    load: (homes, progress) => fillDemo(app, homes, demoSeed, progress),
    isFilling: false,
  }
  return app.adapters.sample
}

const start = async (pages: Setting['pages']): Promise<App> => {
  const config = loadConfig()
  const exposed = demoFaults(config)
  if (exposed.length > 0) refuse(exposed)
  const log = createLogger(config.logLevel)
  const database = await openDatabase({
    dataFolder: config.dataFolder,
    databaseUrl: config.databaseUrl,
    purpose: `Porchlight on port ${config.port}`,
    // A worker process runs alongside the server process.
    join: config.role === 'work',
    log,
    onLost: (error) => {
      log.fatal({ error }, 'the database is gone permanently')
      process.exit(1)
    },
  })
  const { connection } = database
  if (database.origin === 'started' && config.demoHomes > 0 && 'host' in connection)
    await setUnfinishedAside(connection, log)
  await migrate({ connection, onApplied: (name) => log.info({ migration: name }, 'schema migrated') })

  const running = await createApp({ config, connection, log, ...(pages && { pages }) })
  const sample = offerSample(running.app)
  await running.app.queue.prepare()
  await assertDemoAllowed(running.app)
  await assertReadyToServe(running.app)
  const demo = await fillDemoOnce(running.app)
  const unfilled = demo.filled.then(
    () => undefined,
    (error: Error) => error,
  )
  sample.isFilling = true
  await noteCutOff(running.app)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'shutting down: finishing open requests')
    // A hung task must not keep the process alive: the database recovers what was committed.
    setTimeout(() => process.exit(1), 15_000).unref()
    await running.stop()
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))

  if (config.role !== 'work') {
    await running.startServing()
    await running.server.listen({ port: config.port, host: config.host })
    log.info(`Porchlight is open: ${config.publicUrl}`)
    await printCodeHelp(running.app)
    // Not through the log, which may be stored and sent elsewhere.
    process.stdout.write((await setupNotice(running.app)) ?? '')
  }
  const error = await unfilled
  // Filling that loses its database to a shutdown hasn't failed.
  if (stopping) return running.app
  if (error) {
    log.fatal({ error }, 'the demo world could not be filled')
    process.exit(1)
  }
  // The demo's past must not be processed by today's clock: jobs wait for its end.
  if (config.role !== 'web') await running.startWorking()
  sample.isFilling = false
  return running.app
}

/** Runs the product until a signal stops it, with its pages from the given source. */
export const serve = (pages: Setting['pages']): Promise<App> =>
  start(pages).catch((error: unknown) => {
    if (error instanceof CannotStart) {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    }
    throw error
  })
