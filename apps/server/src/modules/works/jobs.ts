import { nightsChanged } from '#events/availability'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import { liveHomes, lockHome } from '#modules/homes'
import { updateTurnovers } from './follow-bookings.ts'

const follow = (app: App, homeId: number): Promise<void> => app.work.write((ctx) => updateTurnovers(app, ctx, homeId))

/**
 * Checks every home, each in its own transaction, to make up for missed events. @throws AggregateError with what failed
 */
export const followAll = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const { id } of await app.work.read(liveHomes)) await follow(app, id).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} homes could not be followed`)
}

export const jobs: readonly Job[] = [job({ name: 'works.follow', cron: '15 6 * * *', run: followAll })]

export const consumers: readonly Consumer[] = [
  writeOn(nightsChanged, 'works.follow-home', (ctx, { homeId }, app) => updateTurnovers(app, ctx, homeId), {
    lock: (ctx, { homeId }) => lockHome(ctx, homeId),
    freshHours: 24,
    once: { per: 'homeId' },
  }),
]
