import { companyCurrencyOf, companyZoneOf } from '#http/site'
import type { App } from '#kernel/app'
import { createDatabase, createPool } from '#kernel/db'
import { announce, hasAnnounced } from '#kernel/outbox'
import { CannotStart } from '#kernel/startup-error'
import { createWork } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { allowsDemo, demoRefusal } from '../exposure.ts'
import { demoBegun, demoFilled } from './events.ts'
import { type Furnished, furnishDemo, type Progress, playDemo } from './load.ts'
import { enrollDemoStaff } from './load-people.ts'

/** Any number works; this one gave a varied world. */
export const demoSeed = 2032
const tellEveryMs = 2_000

/** The app on connections that don't wait for the disk at every commit: a made-up past can be generated again. */
const onQuickConnections = (app: App): { app: App; close: () => Promise<void> } => {
  const connection = { ...app.connection, options: '-c synchronous_commit=off' }
  const database = createDatabase(createPool(connection, app.log, 10))
  return {
    app: {
      ...app,
      work: createWork(database, app.clock, {
        companyZone: () => companyZoneOf(app),
        companyCurrency: () => companyCurrencyOf(app),
      }),
    },
    close: () => database.destroy(),
  }
}

/**
 * Begins to fill the database with the demo world and reports progress. Resolves when homes can be found and booked;
 * `filled` resolves when their past is there too.
 */
const beginDemo = async (
  app: App,
  homes: number,
  seed: number,
  progress?: Progress,
): Promise<{ filled: Promise<void> }> => {
  if (!allowsDemo(app.config)) throw new CannotStart(demoRefusal)
  const quick = onQuickConnections(app)
  let reported = performance.now()
  const tell: Progress = (done, of, what) => {
    progress?.(done, of, what)
    if (performance.now() - reported < tellEveryMs) return
    reported = performance.now()
    app.log.info(`demo world: ${done} of ${of} ${what}`)
  }
  const play = async (loaded: Furnished) => {
    try {
      await playDemo(quick.app, loaded, tell)
      await app.work.write((ctx) => announce(ctx, demoFilled({ homes, seed })))
    } finally {
      await quick.close()
    }
  }
  try {
    await app.work.write((ctx) => announce(ctx, demoBegun({ homes, seed })))
    return { filled: play(await furnishDemo(quick.app, { homes, seed }, tell)) }
  } catch (error) {
    await quick.close()
    throw error
  }
}

/** Fills the database with the demo world and reports progress. */
export const fillDemo = async (app: App, homes: number, seed: number, progress?: Progress): Promise<void> =>
  (await beginDemo(app, homes, seed, progress)).filled

type Status = 'none' | 'cut off' | 'there'

export const demoStatus = (app: App): Promise<Status> =>
  app.work.read(async (ctx) => {
    if (await hasAnnounced(ctx, demoFilled)) return 'there'
    if (await hasAnnounced(ctx, demoBegun)) return 'cut off'
    return (await accountByEmail(ctx, 'staff@demo.porchlight.test')) ? 'there' : 'none'
  })

/** @throws CannotStart if a publicly reachable server would hold accounts with published passwords */
export const assertDemoAllowed = async (app: App): Promise<void> => {
  if (!allowsDemo(app.config) && (await demoStatus(app)) !== 'none') throw new CannotStart(demoRefusal)
}

/** Prints where to find the codes that the demo's staff sign in with. */
export const printCodeHelp = async (app: App): Promise<void> => {
  if (allowsDemo(app.config) && (await demoStatus(app)) !== 'none')
    app.log.info('sign-in codes of the demo staff: npm run cli -- code staff@demo.porchlight.test')
}

/**
 * Fills an empty database with the demo world, once. Resolves when homes can be found and booked; `filled` resolves
 * when their past is there too, and rejects if it cannot be.
 */
export const fillDemoOnce = async (app: App): Promise<{ filled: Promise<void> }> => {
  const status = await demoStatus(app)
  const isFilled = { filled: Promise.resolve() }
  if (status === 'there') await app.work.write((ctx) => enrollDemoStaff(ctx, app.seal))
  if (app.config.demoHomes === 0) return isFilled
  if (status === 'cut off')
    throw new CannotStart(
      `The demo world was half filled when its process ended. Start with an empty one (another folder in PORCHLIGHT_DATA, or another DATABASE_URL), or set PORCHLIGHT_DEMO_HOMES=0 to continue with what is there.`,
    )
  return status === 'none' ? await beginDemo(app, app.config.demoHomes, demoSeed) : isFilled
}
