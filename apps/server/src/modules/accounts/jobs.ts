import type { Language } from '@porchlight/contract'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { forgetOldUses } from './allowances.ts'
import { forgetCodeTries } from './challenges.ts'
import { type SafetyEvent, safetyEvents } from './events.ts'
import { sealSecrets } from './factors.ts'
import { readStoredPhones, rewriteStoredEmails } from './phones.ts'
import { sendResetCode, sendResetJob } from './reset-code.ts'
import { sendSecurityEmail } from './send-security-email.ts'
import { deleteExpiredSignupCodes, sendSignupCode, sendSignupCodeJob } from './signup-codes.ts'

export const jobs: readonly Job[] = [
  // A late code is worth little: two more tries, then the person has to request another.
  job({ name: sendResetJob, retryLimit: 2, run: (app, data) => sendResetCode(app, String(data.email)) }),
  job({
    name: sendSignupCodeJob,
    retryLimit: 2,
    run: (app, data) => sendSignupCode(app, String(data.email), data.language as Language),
  }),
  job({
    name: 'accounts.forget-counts',
    cron: '20 * * * *',
    run: ({ work }) =>
      work.write(async (ctx) => {
        await forgetOldUses(ctx)
        await forgetCodeTries(ctx)
        await deleteExpiredSignupCodes(ctx)
      }),
  }),
  job({
    name: 'accounts.read-stored-contacts',
    cron: '*/10 * * * *',
    run: ({ work }) =>
      work.write(async (ctx) => {
        await readStoredPhones(ctx)
        await rewriteStoredEmails(ctx)
      }),
  }),
  job({
    name: 'accounts.seal-secrets',
    cron: '40 3 * * *',
    run: ({ work, seal }) => work.write((ctx) => sealSecrets(ctx, seal)),
  }),
]

const emailOn = <Name extends SafetyEvent>(name: Name): Consumer =>
  onEvent(safetyEvents[name], `accounts.tell.${name}`, (app, payload) => sendSecurityEmail(app, name, payload), {
    freshHours: 48,
  })

export const consumers: readonly Consumer[] = (Object.keys(safetyEvents) as SafetyEvent[]).map(emailOn)
