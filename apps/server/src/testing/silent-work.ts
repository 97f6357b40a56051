import { createDatabase, createPool } from '../kernel/db.ts'
import { createWork, type Work } from '../kernel/work.ts'
import type { TestApp } from './harness.ts'

/** Transactions as in a process that dies between its commits and its notices. Call `close` after all. */
export const silentWork = ({ connection, app, clock }: TestApp): Work & { close: () => Promise<void> } => {
  const database = createDatabase(createPool(connection, app.log, 2))
  const sender = { send: () => {} }
  return { ...createWork(database, clock, { sender }), close: () => database.destroy() }
}
