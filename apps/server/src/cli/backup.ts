import { join, resolve } from 'node:path'
import { takeBackup } from '../kernel/backup/create-backup.ts'
import { type Command, UsageError } from './command.ts'
import { withDatabase } from './with-database.ts'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Backs up all data and uploaded files to one file while the server runs.',
  usage: 'backup FILE\n  FILE must not exist. It becomes a compressed archive: `tar -tzf FILE` lists it.',
  async run([path, ...more], io) {
    if (!path || more.length > 0) throw new UsageError('Name one file to write.')
    const totals = await withDatabase('the backup command', ({ config, connection }) =>
      takeBackup({
        connection,
        path: resolve(path),
        filesAt: join(config.dataFolder, 'files'),
        onProgress: io.progress,
      }),
    )
    const rows = Object.values(totals.rows).reduce((sum, count) => sum + count, 0)
    io.say(`Backed up ${rows} rows of ${Object.keys(totals.rows).length} tables and ${totals.files} files to ${path}.`)
    return 0
  },
}
