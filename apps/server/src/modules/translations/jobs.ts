import { type Job, job } from '#kernel/jobs'
import { fill, fillJob } from './fill-translations.ts'

export const jobs: readonly Job[] = [
  // Also on a schedule, for texts a process left claimed when it died.
  job({ name: fillJob, cron: '*/10 * * * *', run: fill }),
]
