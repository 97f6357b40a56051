import { type Job, job } from '#kernel/jobs'
import { remindOfEnds } from './reminders.ts'

export const jobs: readonly Job[] = [job({ name: 'documents.remind', cron: '20 * * * *', run: remindOfEnds })]
