import type { App } from '#kernel/app'
import { type Job, job } from '#kernel/jobs'
import { publishStay } from './publish-review.ts'
import { staysToPublish } from './queries.ts'

/** Publishes one-sided reviews once the fourteen days have passed, each stay in its own transaction. */
export const publishDue = async ({ work }: Pick<App, 'work'>): Promise<void> => {
  const failures: unknown[] = []
  for (const bookingId of await work.read((ctx) => staysToPublish(ctx)))
    await work.write((ctx) => publishStay(ctx, bookingId)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be published`)
}

export const jobs: readonly Job[] = [job({ name: 'reviews.publish', cron: '*/5 * * * *', run: publishDue })]
