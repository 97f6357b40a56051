import { type Job, job } from '#kernel/jobs'
import { readStoredPhones } from './external-stays.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'stays.read-stored-phones',
    cron: '*/10 * * * *',
    run: async ({ work }) => {
      await work.write(readStoredPhones)
    },
  }),
]
