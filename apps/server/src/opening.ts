import { refuse } from './config.ts'
import { connectionFaults } from './exposure.ts'
import type { App } from './kernel/app.ts'
import { hasMoved } from './modules/ledger/index.ts'

/**
 * A server that others can reach starts without a mail server and gateway only as long as the company has taken no
 * money: its pages stay closed to the public, and an administrator enters both in the settings.
 * @throws CannotStart that lists what is missing
 */
export const assertReadyToServe = async (app: App): Promise<void> => {
  const faults = connectionFaults(app.config)
  if (faults.length === 0) return
  if (await app.work.read(hasMoved)) refuse(faults)
  app.log.warn({ missing: faults }, 'the site stays closed to the public until this is set, here or at /staff/settings')
}
