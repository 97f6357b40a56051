import { type Job, job } from '#kernel/jobs'
import { readStoredPhones } from './external-stays.ts'
import { forgetOwnerStayGuests } from './owner-stay-guests.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'stays.read-stored-phones',
    cron: '*/10 * * * *',
    run: async ({ work }) => {
      await work.write(readStoredPhones)
    },
  }),
  job({
    name: 'stays.forget-owner-stay-guests',
    cron: '25 5 * * *',
    run: async ({ work }) => {
      await work.write(forgetOwnerStayGuests)
    },
  }),
]
