import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { overdueIssues, remindTeam } from './issues.ts'

/** Handles each report separately, so that a failed email doesn't block the others. */
export const remindOfOverdue = async (app: App): Promise<void> => {
  for (const { id } of await app.work.read(overdueIssues)) await app.work.write((ctx) => remindTeam(app, ctx, id))
}

export const jobs: readonly Job[] = [job({ name: 'maintenance.overdue', cron: '*/5 * * * *', run: remindOfOverdue })]
