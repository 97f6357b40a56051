import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { overdueClaims } from './claims.ts'
import { escalateOverdue } from './transitions.ts'

/** Escalates claims that no one answered in a day to the team, each in a separate transaction (R74). */
export const escalateDue = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await app.work.read(overdueClaims))
    await app.work.write((ctx) => escalateOverdue(ctx, id)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} claims could not be escalated`)
}

export const jobs: readonly Job[] = [job({ name: 'claims.escalate', cron: '*/5 * * * *', run: escalateDue })]
