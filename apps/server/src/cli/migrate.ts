import { migrate } from '../kernel/migrate.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Migrates the database schema.',
  usage: 'migrate',
  async run(_args, io) {
    const applied = await withDatabase('the migrate command', ({ connection }) =>
      migrate({ connection, onApplied: (name) => io.say(`ran ${name}`) }),
    )
    io.say(applied.length === 0 ? 'The schema is up to date.' : `Ran ${applied.length} migrations.`)
    return 0
  },
}
