import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import {
  type AnswerTables,
  finishWith,
  noteChanges,
  type ReadCtx,
  referenceChanges,
  tablesOf,
  type Work,
  type WriteCtx,
} from '#kernel/work'
import { failureOf } from './answer.ts'

type Tables = AnswerTables & { 'kernel.reference_change': { source: string; changed_at: Date } }
const db = tablesOf<Tables>()

export type WriteKey = { scope: string; key: string; requestHash: string }

/** Thrown out of a write that was already answered; carries that answer. */
export class Replay extends Error {
  readonly status: number
  readonly envelope: unknown
  constructor(status: number, envelope: unknown) {
    super('answered before')
    this.status = status
    this.envelope = envelope
  }
}

export const writeKeyOf = (
  scope: string,
  key: string | undefined,
  method: string,
  url: string,
  body: unknown,
): WriteKey | null => {
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Problem(400, 'unreadable', 'Idempotency-Key must be 1 to 200 visible characters.')
  const requestHash = sha256(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
  return { scope, key, requestHash }
}

const mismatch = 'idempotency_mismatch'

/**
 * Claims the key in the caller's transaction. A second caller waits here until the first has committed or rolled back,
 * and then gets the first one's answer. If the first left none, it is between its steps, and the second continues
 * without a lock on the key. The key's row is locked only when the answer is stored, after everything the steps lock.
 */
const claim = async (ctx: WriteCtx, { scope, key, requestHash }: WriteKey): Promise<void> => {
  const inserted = await db(ctx)
    .insertInto('kernel.idempotency')
    .values({ scope, key, request_hash: requestHash, status: null, answer: null, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning(referenceChanges(ctx).as('changes'))
    .executeTakeFirst()
  if (inserted) return noteChanges(ctx, inserted.changes)
  const known = await db(ctx)
    .selectFrom('kernel.idempotency')
    .select(['request_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== requestHash) {
    throw new Problem(422, mismatch, 'This Idempotency-Key was used for a different request.')
  }
  if (known.status !== null) throw new Replay(known.status, known.answer)
}

const keep = (ctx: WriteCtx, { scope, key }: WriteKey, status: number, envelope: unknown): void =>
  finishWith(ctx, (database) =>
    database
      .updateTable('kernel.idempotency')
      .set({ status, answer: JSON.stringify(envelope) })
      .where('scope', '=', scope)
      .where('key', '=', key),
  )

/** Rejections that depend on the moment or the sender, not on the request, are not stored. */
const isLasting = (problem: Problem): boolean => problem.status < 500 && ![401, 403, 419, 429].includes(problem.status)

/**
 * One transaction: claim the key, run the command, keep its answer. A refusal takes all of it back and is kept as the
 * answer on its own, so that a replay hears the same; a request that had the same key meanwhile is heard instead.
 */
export const writeOnce = async <T>(
  work: Work,
  key: WriteKey | null,
  status: number,
  run: (ctx: WriteCtx) => Promise<T>,
): Promise<T> => {
  if (!key) return work.write(run)
  try {
    return await work.write(async (ctx) => {
      await claim(ctx, key)
      const results = await run(ctx)
      keep(ctx, key, status, { valid: true, results })
      return results
    })
  } catch (error) {
    if (!(error instanceof Problem) || !isLasting(error) || error.code === mismatch) throw error
    await work.write(async (ctx) => {
      await claim(ctx, key)
      keep(ctx, key, error.status, failureOf(error, ctx.requestId))
    })
    throw error
  }
}

/**
 * For writes that leave the database in between (card calls): `first` claims the key, `last` stores the answer. In
 * between, the work is found by its key, so a second run resumes instead of repeating.
 */
export const writeInSteps = (work: Work, key: WriteKey | null, status: number) => ({
  first: <T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T> =>
    work.write(async (ctx) => {
      if (key) await claim(ctx, key)
      return run(ctx)
    }),
  last: <T>(run: (ctx: WriteCtx) => Promise<T>): Promise<T> =>
    work.write(async (ctx) => {
      const results = await run(ctx)
      if (key) keep(ctx, key, status, { valid: true, results })
      return results
    }),
})

const rememberedMs = 2 * 86_400_000

/** A key first seen after this is still remembered. */
export const rememberedSince = ({ now }: ReadCtx): Date => new Date(now.getTime() - rememberedMs)

export type Remembered = { state: 'unknown' | 'begun' } | { state: 'answered'; status: number; envelope: unknown }

/** The outcome of a write, for its sender. */
export const rememberedAnswer = async (
  ctx: ReadCtx,
  { scope, key }: Omit<WriteKey, 'requestHash'>,
): Promise<Remembered> => {
  const known = await db(ctx)
    .selectFrom('kernel.idempotency')
    .select(['status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!known) return { state: 'unknown' }
  return known.status === null
    ? { state: 'begun' }
    : { state: 'answered', status: known.status, envelope: known.answer }
}

/** Deletes notes of changes that every process has compared with; it never uses what it last compared a day ago. */
export const forgetOldChanges = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx)
    .deleteFrom('kernel.reference_change')
    .where('changed_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** Deletes answers older than two days. Devices check first before they resend anything that may be older. */
export const forgetOldAnswers = async (ctx: WriteCtx): Promise<number> => {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('kernel.idempotency')
    .where('created_at', '<', rememberedSince(ctx))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
