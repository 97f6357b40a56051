import { join, resolve } from 'node:path'
import { restoreBackup } from '../kernel/backup/restore-backup.ts'
import { systemClock } from '../kernel/clock.ts'
import { createDatabase, createPool } from '../kernel/db.ts'
import { createLogger } from '../kernel/log.ts'
import type { Connection } from '../kernel/postgres/index.ts'
import { createQueue } from '../kernel/queue.ts'
import { createWork } from '../kernel/work.ts'
import { type Command, UsageError } from './command.ts'
import { withDatabase } from './with-database.ts'

/** The queue itself creates the tables of the job queue. */
async function prepareQueue(connection: Connection): Promise<void> {
  const log = createLogger('warn')
  const database = createDatabase(createPool(connection, log, 2))
  const queue = createQueue({ connection, work: createWork(database, systemClock), jobs: [], consumers: [], log })
  await queue.prepare()
  await queue.stop()
  await database.destroy()
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Restores a backup into an empty database and data folder.',
  usage: 'restore FILE\n  Set PORCHLIGHT_DATA to a new folder, or DATABASE_URL to an empty database, first.',
  async run([path, ...more], io) {
    if (!path || more.length > 0) throw new UsageError('Name the one file to restore from.')
    const { takenAt, rows, files } = await withDatabase('the restore command', ({ config, connection }) =>
      restoreBackup({
        connection,
        path: resolve(path),
        filesAt: join(config.dataFolder, 'files'),
        prepare: () => prepareQueue(connection),
        onProgress: io.progress,
      }),
    )
    io.say(`Restored ${rows} rows and ${files} files, as of ${takenAt}. Every table has the rows the backup counted.`)
    return 0
  },
}
