import { type Job, job } from '#kernel/jobs'
import { forgetOldUses } from './allowances.ts'
import { forgetCodeTries } from './challenges.ts'
import { sendResetCode, sendResetJob } from './reset-code.ts'

export const jobs: readonly Job[] = [
  // A code that comes late is worth little: two more tries, then the person asks again.
  job({ name: sendResetJob, retryLimit: 2, run: (app, data) => sendResetCode(app, String(data.email)) }),
  job({
    name: 'accounts.forget-counts',
    cron: '20 * * * *',
    run: ({ work }) =>
      work.write(async (ctx) => {
        await forgetOldUses(ctx)
        await forgetCodeTries(ctx)
      }),
  }),
]
