import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../../kernel/db.ts'
import { migrate } from '../../kernel/migrate.ts'
import { startPostgres } from '../../kernel/postgres/index.ts'
import { withClient } from '../../kernel/with-client.ts'

/** A separate database server for a benchmark; the installation's data is never touched. */
export type Scratch = {
  /** A migrated database to clone from; no one may be connected to it while a clone is made. */
  template: Connection
  clone: () => Promise<{ connection: Connection; drop: () => Promise<void> }>
}

const templateName = 'bench_template'

const run = (connection: Connection, statement: string): Promise<void> =>
  withClient({ ...connection, database: 'postgres' }, async (client) => {
    await client.query(statement)
  })

export async function withScratchDatabase<T>(work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  const server = await startPostgres({ dataFolder, purpose: 'a measurement' })
  const template = { ...server.connection, database: templateName }
  let clones = 0
  try {
    await run(server.connection, `create database ${templateName}`)
    await migrate({ connection: template })
    return await work({
      template,
      async clone() {
        const database = `bench_${++clones}`
        await run(server.connection, `create database ${database} template ${templateName}`)
        return {
          connection: { ...server.connection, database },
          drop: () => run(server.connection, `drop database ${database} with (force)`),
        }
      },
    })
  } finally {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
