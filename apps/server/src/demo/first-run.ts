import type { App } from '#kernel/app'
import { accountByEmail } from '#modules/accounts'
import { loadDemo } from './load.ts'

/** Any number will do; this one gave a varied world. */
export const demoSeed = 2027

/** Fills an empty database with the demo world, once. */
export const fillDemoOnce = async (app: App): Promise<void> => {
  const homes = app.config.demoHomes
  if (homes === 0 || (await app.work.read((ctx) => accountByEmail(ctx, 'staff@demo.porchlight.test')))) return
  await loadDemo(app, { homes, seed: demoSeed }, (done, of, what) => {
    if (done % 20 === 0 || done === of) app.log.info(`demo world: ${done} of ${of} ${what}`)
  })
}
