import { type Job, job } from '#kernel/jobs'
import { fileEmail } from './file-email.ts'
import { readMailbox } from './read-mailbox.ts'
import { fileJob } from './receive.ts'

export const jobs: readonly Job[] = [
  job({ name: 'correspondence.mailbox', cron: '* * * * *', run: readMailbox }),
  job({ name: fileJob, run: (app, data) => fileEmail(app, Number(data.receivedId)) }),
]
