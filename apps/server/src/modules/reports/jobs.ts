import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { sendDueReport } from './emails.ts'

/** Sends each report in its own transaction, so a failure doesn't stop the others. */
const sendDue = async (app: App): Promise<void> => {
  while (await app.work.write((ctx) => sendDueReport(app, ctx)));
}

export const jobs: readonly Job[] = [job({ name: 'reports.send', cron: '20 * * * *', run: sendDue })]
