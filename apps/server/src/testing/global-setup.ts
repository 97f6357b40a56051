import type { TestProject } from 'vitest/node'
import type { Connection } from '../kernel/db.ts'
import { startTestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: Connection
  }
}

let stop = async (): Promise<void> => {}

export const setup = async (project: TestProject): Promise<void> => {
  const database = await startTestDatabase()
  project.provide('testDatabase', database.connection)
  stop = database.stop
}

export const teardown = (): Promise<void> => stop()
