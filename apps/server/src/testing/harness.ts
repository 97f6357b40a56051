import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissionNames, type Role } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { createApp, type Setting } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import type { App } from '../kernel/app.ts'
import type { Connection } from '../kernel/db.ts'
import { createLogger } from '../kernel/log.ts'
import type { ReadCtx, Work, WriteCtx } from '../kernel/work.ts'
import { accountById, createAccount, isStaffRole, openSession } from '../modules/accounts/index.ts'
import { nobodysPassword } from './builders.ts'
import { type Caller, callerOf } from './caller.ts'
import { type TestClock, testClock } from './clock.ts'
import { cloneDatabase } from './database.ts'
import type {} from './global-setup.ts'

/** The time in tests: a Friday in winter, noon in New York. */
export const testPresent = '2027-01-15T17:00:00Z'

export type TestApp = {
  app: App
  server: FastifyInstance
  connection: Connection
  clock: TestClock
  work: Work
  read: <T>(run: (ctx: ReadCtx) => Promise<T>) => Promise<T>
  write: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
  at: (instant: Date | string) => Work
  /** Sends committed events to their listeners and runs every due job; returns how many ran. */
  drain: () => Promise<number>
  /** Someone without a session. */
  visitor: () => Caller
  /** A new person with these roles, logged in; a staff member has access to every area. */
  person: (...roles: Role[]) => Promise<Caller & { accountId: number; email: string }>
  /** An existing account, logged in. */
  as: (accountId: number) => Promise<Caller>
  close: () => Promise<void>
}

export type TestOptions = { start?: string; config?: Partial<Config>; poolSize?: number } & Pick<Setting, 'pages'>

let people = 0

const testConfig = (dataFolder: string, overrides: Partial<Config>): Config => ({
  ...loadConfig({
    PORCHLIGHT_DATA: dataFolder,
    LOG_LEVEL: 'silent',
  }),
  rateLimitFactor: 10_000,
  // Race tests send far more at once than a server would admit.
  longestWaitMs: 600_000,
  ...overrides,
})

/** The whole product on a cloned database with its own clock. One per test file; call `close` after all. */
export const testApp = async ({
  start = testPresent,
  config = {},
  poolSize = 20,
  pages,
}: TestOptions = {}): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-app-'))
  const { connection, drop } = await cloneDatabase(inject('testDatabase'))
  const clock = testClock(start)
  const settings = testConfig(folder, config)
  const running = await createApp({
    config: settings,
    connection,
    log: createLogger(settings.logLevel),
    clock,
    poolSize,
    ...(pages && { pages }),
  })
  const { app, server } = running
  await server.ready()

  const logIn = async (accountId: number): Promise<Caller> => {
    const { token } = await app.work.write(async (ctx) => {
      // Staff log in with their second factor.
      const secondFactor = (await accountById(ctx, accountId))?.roles.some(isStaffRole) ?? false
      return openSession(ctx, accountId, { address: '127.0.0.1', userAgent: 'test', secondFactor })
    })
    return callerOf(server, token)
  }

  return {
    app,
    server,
    connection,
    clock,
    work: app.work,
    read: app.work.read,
    write: app.work.write,
    at: (instant) => app.work.at(new Date(instant)),
    drain: () => app.queue.drain(app),
    visitor: () => callerOf(server),
    async person(...roles) {
      const email = `person-${process.pid}-${people++}@demo.porchlight.test`
      // The team has been here for a week: new members can't approve anything for a day.
      const since = new Date(clock.now().getTime() - 7 * 86_400_000)
      const work = roles.some((role) => role === 'staff' || role === 'admin') ? app.work.at(since) : app.work
      const account = await work.write((ctx) =>
        createAccount(ctx, {
          email,
          firstName: 'Ada',
          lastName: 'Quill',
          phone: `+1 631 555 ${String(1000 + people)}`,
          passwordHash: nobodysPassword,
          roles,
          permissions: roles.includes('staff') ? permissionNames : [],
        }),
      )
      return { ...(await logIn(account.id)), accountId: account.id, email }
    },
    as: logIn,
    async close() {
      await running.stop()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
