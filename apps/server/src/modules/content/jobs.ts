import { type Job, job } from '#kernel/jobs'
import { publishDue } from './commands.ts'
import { dueDocuments } from './queries.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'content.publish',
    cron: '* * * * *',
    run: async (app) => {
      for (const id of await app.work.read(dueDocuments)) await app.work.write((ctx) => publishDue(ctx, id))
    },
  }),
]
