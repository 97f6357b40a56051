import { type Job, job } from '#kernel/jobs'
import { spellStoredKeys } from './commands.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'places.spell-stored-keys',
    cron: '*/10 * * * *',
    run: async ({ work }) => {
      await work.write(spellStoredKeys)
    },
  }),
]
