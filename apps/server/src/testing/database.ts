import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCompany } from '../demo/company.ts'
import { systemClock } from '../kernel/clock.ts'
import { type Connection, createDatabase, createPool } from '../kernel/db.ts'
import { createLogger } from '../kernel/log.ts'
import { migrate } from '../kernel/migrate.ts'
import { startPostgres } from '../kernel/postgres/supervisor.ts'
import { createQueue } from '../kernel/queue.ts'
import { sealOf } from '../kernel/seal.ts'
import { withClient } from '../kernel/with-client.ts'
import { createWork } from '../kernel/work.ts'

export const templateName = 'porchlight_template'

const run = (connection: Connection, statement: string): Promise<void> =>
  withClient({ ...connection, database: 'postgres' }, async (client) => {
    await client.query(statement)
  })

/** Starts one database server for a whole test run, with a migrated template that every test file clones. */
export const startTestDatabase = async (): Promise<{ connection: Connection; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-'))
  const postgres = await startPostgres({ dataFolder: folder, purpose: 'tests', passing: true })
  const template = { ...postgres.connection, database: templateName }
  await run(postgres.connection, `create database ${templateName}`)
  await migrate({ connection: template })
  const log = createLogger('silent')
  const database = createDatabase(createPool(template, log, 2))
  const work = createWork(database, systemClock)
  const queue = createQueue({
    connection: template,
    work,
    jobs: [],
    consumers: [],
    log,
  })
  await queue.prepare()
  await queue.stop()
  await work.write((ctx) => loadCompany(ctx, sealOf({ secretKeys: [], dataFolder: folder })))
  await database.destroy()
  return {
    connection: postgres.connection,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let clones = 0

/** A fresh database, cloned from the template. */
export const cloneDatabase = async (
  connection: Connection,
): Promise<{ connection: Connection; drop: () => Promise<void> }> => {
  const database = `test_${process.pid}_${Date.now().toString(36)}_${clones++}`
  await run(connection, `create database ${database} template ${templateName} strategy file_copy`)
  return {
    connection: { ...connection, database },
    drop: () => run(connection, `drop database if exists ${database} with (force)`),
  }
}
