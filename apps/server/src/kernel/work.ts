import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlainDate } from '@porchlight/contract'
import {
  type CompiledQuery,
  type Generated,
  type Kysely,
  type RawBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import type { Clock } from './clock.ts'
import { businessDay, defaultCompanyZone } from './company.ts'
import type { Announcement } from './events.ts'
import { StaleStatement } from './named-statements.ts'
import { createNoticeSender, type NoticeSender, noticeLine } from './notices.ts'
import { type Changes, ReferenceMemory, ReferenceReads } from './reference-memory.ts'
import { answeredBy, rememberingReads, rememberingSnapshot } from './remembered-reads.ts'

const handle = Symbol('database')
const announced = Symbol('announced')
const closing = Symbol('closing')
const reference = Symbol('reference')
const finishing = Symbol('finishing')
const turns = Symbol('turns')

/** What a query needs: a way to read, the current time, and the request it serves. */
export interface ReadCtx {
  readonly now: Date
  /** The company's calendar day: used for accounting dates, payout days, period ends, and tax years. */
  readonly today: PlainDate
  readonly companyZone: string
  /** The currency of the company's books and settings. */
  readonly companyCurrency: string
  readonly requestId: string
  readonly [handle]: Kysely<unknown>
}

/** An open transaction. Only `Work.write` creates one, so a command can't run without it. */
export interface WriteCtx extends ReadCtx {
  /** The events announced in it so far; its last statement before the commit writes them. */
  readonly [announced]: Announcement[]
  /** What else is written at its end, by the one who writes it. */
  readonly [closing]: Map<Close<never>, unknown[]>
  /** What it reads from memory. */
  readonly [reference]: ReferenceReads | undefined
  /** What is written in the same statement as its events. */
  [finishing]: Finish | undefined
  /** Turns that are taken together, and whether they wait for that still. */
  readonly [turns]: { names: Map<string, RawBuilder<unknown>>; areOpen: boolean }
}

/** Waits until no one else has this turn, which ends with the transaction. Turns are about one thing with an id. */
export const takeTurn = async (ctx: WriteCtx, about: string, id: number): Promise<void> => {
  const name = `${about} ${id}`
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${about}, ${id}::bigint))`
  const known = ctx[turns].names.has(name)
  if (ctx[turns].areOpen) ctx[turns].names.set(name, turn)
  else if (!known) await sql`select ${turn}`.execute(ctx[handle])
}

/** Takes all turns that this asks for in one statement, after everything else it locks. */
export const takeTurnsTogether = async (ctx: WriteCtx, lock: () => Promise<void>): Promise<void> => {
  ctx[turns].areOpen = true
  await lock()
  ctx[turns].areOpen = false
  const all = [...ctx[turns].names.values()]
  if (all.length > 0) await sql`select ${sql.join(all)}`.execute(ctx[handle])
}

/** The answers to requests that came with a key. */
export type AnswerTables = {
  'kernel.idempotency': {
    scope: string
    key: string
    request_hash: string
    status: number | null
    answer: unknown
    created_at: Generated<Date>
  }
}

/** Writes an answer, on its own or in another statement. */
type Finish = (
  database: Kysely<KernelTables>,
) => UpdateQueryBuilder<KernelTables, 'kernel.idempotency', 'kernel.idempotency', UpdateResult>

/** Has this written last of all, with the events if there are any. */
export const finishWith = (ctx: WriteCtx, finish: Finish): void => {
  ctx[finishing] = finish
}

/** For a statement that runs anyway: what of the reference data has changed. Its value goes to `noteChanges`. */
export const referenceChanges = (ctx: WriteCtx): RawBuilder<Changes | null> =>
  ctx[reference]?.comparison ?? sql<null>`null::jsonb`

/** From here on, this transaction reads reference data from memory (`kernel/reference-memory.ts`). */
export const noteChanges = (ctx: WriteCtx, changes: Changes | null): void => {
  if (changes) ctx[reference]?.note(changes)
}

type Close<Item> = (ctx: WriteCtx, items: Item[]) => Promise<void>

/** The tables a module may refer to: `export const db = tablesOf<HomesTables>()` in its `tables.ts`, then `db(ctx)`. */
export const tablesOf =
  <Tables>() =>
  (ctx: ReadCtx): Kysely<Tables> =>
    ctx[handle] as Kysely<Tables>

/** What was announced in this transaction so far, in order. */
export const announcedIn = (ctx: WriteCtx): Announcement[] => ctx[announced]

/** Has an item written before the commit, together with all others that are written by the same function. */
export const writeAtEnd = <Item>(ctx: WriteCtx, write: Close<Item>, item: Item): void => {
  const items = ctx[closing].get(write as Close<never>)
  if (items) items.push(item)
  else ctx[closing].set(write as Close<never>, [item])
}

/** Writes now what waits for the end under this function: for work that reads it in the same transaction. */
export const writeWaiting = async <Item>(ctx: WriteCtx, write: Close<Item>): Promise<void> => {
  const items = ctx[closing].get(write as Close<never>) as Item[] | undefined
  ctx[closing].delete(write as Close<never>)
  if (items) await write(ctx, items)
}

/** What is written at the end may add to it, also where something was written already. */
const writeRest = async (ctx: WriteCtx): Promise<void> => {
  for (let next = ctx[closing].keys().next(); !next.done; next = ctx[closing].keys().next())
    await writeWaiting(ctx, next.value)
}

type EventTable = {
  'kernel.event': {
    id: Generated<number>
    name: string
    payload: string
    request_id: string
    announced_at: Date
    dispatched_at: Date | null
  }
}

type KernelTables = EventTable & AnswerTables

/** Writes a transaction's events, all at once, and returns the notice lines for them. */
const writeAnnounced = async (ctx: WriteCtx, concerns: Concerns): Promise<string[]> => {
  const events = ctx[announced]
  const database = ctx[handle] as Kysely<KernelTables>
  const finish = ctx[finishing]?.(database)
  if (events.length === 0) {
    await finish?.execute()
    return []
  }
  const writer: Pick<Kysely<KernelTables>, 'insertInto'> = finish
    ? (database.with('finish', () => finish) as unknown as Kysely<KernelTables>)
    : database
  const rows = await writer
    .insertInto('kernel.event')
    .values(
      events.map((event) => ({
        name: event.name,
        payload: JSON.stringify(event.payload),
        request_id: ctx.requestId,
        announced_at: ctx.now,
        // What no consumer wants is not handed out at all.
        dispatched_at: concerns(event) ? null : ctx.now,
      })),
    )
    .returning('id')
    .execute()
  return events.map((event, index) => noticeLine({ ...event, id: rows[index]?.id as number }))
}

export interface Work {
  read<T>(run: (ctx: ReadCtx) => Promise<T>): Promise<T>
  /**
   * Reads from a single moment, for figures that are compared with each other: plain reads may see changes in between.
   * A question that several of them share is asked once.
   */
  snapshot<T>(run: (ctx: ReadCtx) => Promise<T>): Promise<T>
  /**
   * One transaction; run again from the start if the database reports a serialization failure or a deadlock. This and
   * both reads are also rerun if a migration changed the schema under a statement.
   */
  write<T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T>
  /** One statement, which is its own transaction; it announces nothing. */
  writeOne<T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T>
  /**
   * One transaction for several pieces of work about the same thing. What one of them has read the next is not asked for
   * again (`remembered-reads.ts`); so all they lock is locked first, or they lock what they alone read.
   */
  together<T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T>
  /** The same work with the current time fixed at `now` (demo world, tests, late jobs). */
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

/** Whether any consumer wants an event. */
export type Concerns = (announcement: Announcement) => boolean

type Setting = {
  companyZone?: string | (() => string)
  companyCurrency?: () => string
  requestId?: string
  sender?: NoticeSender
  /** By default, someone may want every event. */
  concerns?: Concerns
  memory?: ReferenceMemory
}

export const createWork = (
  database: Kysely<unknown>,
  clock: Clock,
  {
    companyZone = defaultCompanyZone,
    companyCurrency = () => 'USD',
    requestId,
    sender = createNoticeSender(database),
    concerns = () => true,
    memory = new ReferenceMemory(),
  }: Setting = {},
): Work => {
  const context = (db: Kysely<unknown>): ReadCtx => {
    const now = clock.now()
    const zone = typeof companyZone === 'string' ? companyZone : companyZone()
    return {
      now,
      today: businessDay(zone, now),
      companyZone: zone,
      companyCurrency: companyCurrency(),
      requestId: requestId ?? `work-${randomUUID()}`,
      [handle]: db,
    }
  }
  /** @param isLong whether it reads enough for a comparison of its own */
  const transact = <T>(run: (ctx: WriteCtx) => Promise<T>, isLong: boolean) =>
    withRetries(async () => {
      const { result, lines } = await database.transaction().execute(async (transaction) => {
        const ask = (query: CompiledQuery) => transaction.executeQuery(query)
        const compare = async (since: RawBuilder<Changes>) =>
          (await sql<{ changes: Changes }>`select ${since} as changes`.execute(transaction)).rows[0]?.changes as Changes
        const reads = new ReferenceReads(memory, ask, isLong ? compare : undefined)
        const answer = (query: CompiledQuery) => reads.answer(query)
        const handleOf = isLong ? rememberingReads(answer) : answeredBy(answer)
        const ctx = {
          ...context(handleOf),
          [announced]: [],
          [closing]: new Map(),
          [reference]: reads,
          [finishing]: undefined,
          [turns]: { names: new Map(), areOpen: false },
        }
        const given = await run(ctx)
        await writeRest(ctx)
        return { result: given, lines: await writeAnnounced(ctx, concerns) }
      })
      sender.send(lines)
      return result
    })
  return {
    read: (run) => withRetries(() => run(context(database))),
    snapshot: (run) =>
      withRetries(() =>
        database
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((transaction) => run(context(rememberingSnapshot(transaction)))),
      ),
    write: (run) => transact(run, false),
    writeOne: (run) =>
      withRetries(async () => {
        const ctx = {
          ...context(database),
          [announced]: [],
          [closing]: new Map(),
          [reference]: undefined,
          [finishing]: undefined,
          [turns]: { names: new Map(), areOpen: false },
        }
        const result = await run(ctx)
        if (ctx[announced].length > 0 || ctx[closing].size > 0)
          throw new Error('what announces or queues something needs a transaction')
        return result
      }),
    together: (run) => transact(run, true),
    at: (now) =>
      createWork(
        database,
        { now: () => now },
        { companyZone, companyCurrency, sender, concerns, memory, ...(requestId !== undefined && { requestId }) },
      ),
    as: (id) => createWork(database, clock, { companyZone, companyCurrency, sender, concerns, memory, requestId: id }),
  }
}
