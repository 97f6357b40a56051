import { type Job, job } from '#kernel/jobs'
import { forgetOldAnswers, forgetOldChanges } from './idempotency.ts'

export const jobs: readonly Job[] = [
  job({
    name: 'http.forget-answers',
    cron: '50 3 * * *',
    run: async ({ work }) => {
      await work.write(forgetOldAnswers)
      await work.write(forgetOldChanges)
    },
  }),
]
