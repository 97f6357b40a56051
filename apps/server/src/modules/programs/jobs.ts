import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { allEnrolments } from './programs.ts'
import { keepUp } from './visits.ts'

/** Updates every program enrollment, each in its own transaction. @throws AggregateError with what failed */
export const keepUpAll = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const { id } of await app.work.read(allEnrolments))
    await app.work.write((ctx) => keepUp(ctx, id)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} programs could not be kept up`)
}

export const jobs: readonly Job[] = [job({ name: 'programs.keep-up', cron: '25 6 * * *', run: keepUpAll })]
