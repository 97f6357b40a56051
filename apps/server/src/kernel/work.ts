import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlainDate } from '@porchlight/contract'
import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import { businessDay, defaultCompanyZone } from './company.ts'
import { StaleStatement } from './named-statements.ts'
import { createNoticeSender, type NoticeSender } from './notices.ts'

const handle = Symbol('database')
const notices = Symbol('notices')

/** What a query needs: a way to read, the present, and the request it serves. */
export interface ReadCtx {
  readonly now: Date
  /** The company's calendar day: accounting dates, payout days, period ends and tax years count by it. */
  readonly today: PlainDate
  readonly companyZone: string
  readonly requestId: string
  readonly [handle]: Kysely<unknown>
}

/** A transaction in hand. Only `Work.write` makes one, so a command cannot run without it. */
export interface WriteCtx extends ReadCtx {
  readonly [notices]: string[]
}

/** The tables a module may name: `export const db = tablesOf<HomesTables>()` in its `tables.ts`, then `db(ctx)`. */
export const tablesOf =
  <Tables>() =>
  (ctx: ReadCtx): Kysely<Tables> =>
    ctx[handle] as Kysely<Tables>

/** Sends the notice of an event once the transaction is committed. */
export const noteForCommit = (ctx: WriteCtx, line: string): void => void ctx[notices].push(line)

export interface Work {
  read<T>(run: (ctx: ReadCtx) => Promise<T>): Promise<T>
  /** Reads of one moment, for figures that are set against each other: a plain read may see what came in between. */
  snapshot<T>(run: (ctx: ReadCtx) => Promise<T>): Promise<T>
  /**
   * One transaction; run again from the start when the database reports a serialization failure or a deadlock, as are all
   * three when a migration changed the schema under a statement.
   */
  write<T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T>
  /** The same work with the present fixed at `now` (demo world, tests, late jobs). */
  at(now: Date): Work
  /** The same work under the id of a request. */
  as(requestId: string): Work
}

const retriable = new Set(['40001', '40P01'])
const attempts = 6

export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

const withRetries = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const isPassing = error instanceof StaleStatement || retriable.has(sqlState(error) ?? '')
      if (attempt >= attempts || !isPassing) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

type Setting = { companyZone?: string | (() => string); requestId?: string; sender?: NoticeSender }

export const createWork = (
  database: Kysely<unknown>,
  clock: Clock,
  { companyZone = defaultCompanyZone, requestId, sender = createNoticeSender(database) }: Setting = {},
): Work => {
  const context = (db: Kysely<unknown>): ReadCtx => {
    const now = clock.now()
    const zone = typeof companyZone === 'string' ? companyZone : companyZone()
    return {
      now,
      today: businessDay(zone, now),
      companyZone: zone,
      requestId: requestId ?? `work-${randomUUID()}`,
      [handle]: db,
    }
  }
  return {
    read: (run) => withRetries(() => run(context(database))),
    snapshot: (run) =>
      withRetries(() =>
        database
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((transaction) => run(context(transaction))),
      ),
    write: (run) =>
      withRetries(async () => {
        const lines: string[] = []
        const result = await database
          .transaction()
          .execute((transaction) => run({ ...context(transaction), [notices]: lines }))
        sender.send(lines)
        return result
      }),
    at: (now) =>
      createWork(database, { now: () => now }, { companyZone, sender, ...(requestId !== undefined && { requestId }) }),
    as: (id) => createWork(database, clock, { companyZone, sender, requestId: id }),
  }
}
