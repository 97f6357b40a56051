import { choicesText, mostTastes, type TasteChoice, type TasteNotes, type TasteReading } from '@porchlight/contract'
import { sql } from 'kysely'
import type { Actor } from '#http/actor'
import { notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { problems } from './messages.ts'
import { db, type TasteRow } from './tables.ts'

export type { TasteRow } from './tables.ts'

const missing = () => notFound('This aesthetic profile')

/** Newest first. */
export const tastesOf = (ctx: ReadCtx, accountId: number): Promise<TasteRow[]> =>
  db(ctx).selectFrom('tastes.taste').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

/** Adds are serialized, so that two devices together can't exceed the limit. @throws Problem 422 too_many_tastes */
const assertRoom = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tastes', ${accountId}::bigint))`.execute(db(ctx))
  if ((await tastesOf(ctx, accountId)).length >= mostTastes)
    throw new Problem(422, 'too_many_tastes', problems.tooMany, { most: mostTastes })
}

type NewTaste = {
  choices: readonly TasteChoice[]
  reading: TasteReading
  notes?: TasteNotes
  accountId: number | null
  secret: string
}

/** @throws Problem 422 nothing_chosen, too_many_tastes; 409 not_allowed_now for a secret that was used before */
export const keep = async (
  ctx: WriteCtx,
  { choices, reading, notes, accountId, secret }: NewTaste,
): Promise<number> => {
  if (reading.taken === 0 && !notes) throw new Problem(422, 'nothing_chosen', problems.nothingChosen)
  if (accountId !== null) await assertRoom(ctx, accountId)
  const made = await db(ctx)
    .insertInto('tastes.taste')
    .values({
      account_id: accountId,
      secret_hash: accountId === null ? sha256(secret) : null,
      choices: choicesText(choices),
      reading: JSON.stringify(reading),
      notes: notes ? JSON.stringify(notes) : null,
      made_at: ctx.now,
      share_hash: null,
      shared_at: null,
    })
    .onConflict((conflict) => conflict.column('secret_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Problem(409, 'not_allowed_now', problems.usedSecret)
  return made.id
}

const byHolder = (ctx: ReadCtx, id: number, actor: Actor, secret: string | null) => {
  const wanted = db(ctx).selectFrom('tastes.taste').selectAll().where('id', '=', id)
  if (secret !== null) return wanted.where('secret_hash', '=', sha256(secret))
  return actor.kind === 'person' ? wanted.where('account_id', '=', actor.accountId) : undefined
}

/**
 * An aesthetic profile for its holder: the account, or, without one, the person who holds its secret.
 * @throws Problem 404 for everyone else, the team too
 */
export const tasteHeld = async (
  ctx: ReadCtx,
  actor: Actor,
  { id, secret }: { id: number; secret: string | null },
): Promise<TasteRow> => {
  const found = await byHolder(ctx, id, actor, secret)?.executeTakeFirst()
  if (!found) throw missing()
  return found
}

/** The same, locked against other changes until the transaction ends. @throws Problem 404 */
export const lockTasteHeld = async (
  ctx: WriteCtx,
  actor: Actor,
  { id, secret }: { id: number; secret: string | null },
): Promise<TasteRow> => {
  const found = await byHolder(ctx, id, actor, secret)?.forUpdate().executeTakeFirst()
  if (!found) throw missing()
  return found
}

/**
 * The first person with the secret gets the profile; the secret is then gone. @throws Problem 404, 422 too_many_tastes
 */
export const adopt = async (
  ctx: WriteCtx,
  { id, secret, accountId }: { id: number; secret: string; accountId: number },
): Promise<void> => {
  await assertRoom(ctx, accountId)
  const adopted = await db(ctx)
    .updateTable('tastes.taste')
    .set({ account_id: accountId, secret_hash: null })
    .where('id', '=', id)
    .where('secret_hash', '=', sha256(secret))
    .returning('id')
    .executeTakeFirst()
  if (!adopted) throw missing()
}

export const remove = async (ctx: WriteCtx, id: number): Promise<void> => {
  await db(ctx).deleteFrom('tastes.taste').where('id', '=', id).execute()
}

/** Removes them when an account is closed. */
export const removeAll = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('tastes.taste').where('account_id', '=', accountId).execute()
}

/** How long a profile without an account is retained. */
const storedDays = 365

export const removeForgotten = async (ctx: WriteCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - storedDays * 86_400_000)
  await db(ctx).deleteFrom('tastes.taste').where('account_id', 'is', null).where('made_at', '<', before).execute()
}
