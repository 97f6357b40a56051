import { randomInt } from 'node:crypto'
import type { ChallengeChannel } from '@porchlight/contract'
import { sql } from 'kysely'
import type { WriteCtx } from '#kernel/work'
import { clockSkewMs, codeTriesPerHour, normalEmail, triesPerCode } from './rules.ts'
import { type ChallengePurpose, db } from './tables.ts'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export type NewChallenge = {
  accountId: number
  sessionId: number | null
  purpose: ChallengePurpose
  channel: ChallengeChannel
  contact: string
  codeHash: string
  minutes: number
}

/** Stores a code that is about to be sent; an earlier code for the same purpose in the same session is void. */
export const startChallenge = async (
  ctx: WriteCtx,
  challenge: NewChallenge,
): Promise<{ id: number; expiresAt: Date }> => {
  const { accountId, sessionId, purpose } = challenge
  await db(ctx)
    .updateTable('accounts.challenge')
    .set({ void_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .execute()
  const expiresAt = new Date(ctx.now.getTime() + challenge.minutes * 60_000)
  const { id } = await db(ctx)
    .insertInto('accounts.challenge')
    .values({
      account_id: accountId,
      session_id: sessionId,
      purpose,
      channel: challenge.channel,
      contact: challenge.contact,
      code_hash: challenge.codeHash,
      created_at: ctx.now,
      expires_at: expiresAt,
      sent_at: null,
      used_at: null,
      void_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, expiresAt }
}

/** Records the result of sending: a code that could not be sent is void. */
export const noteSending = async (ctx: WriteCtx, id: number, wasSent: boolean): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.challenge')
    .set(wasSent ? { sent_at: ctx.now } : { void_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

/**
 * Counts one code attempt for a mailbox, whether or not it has an account. Returns the seconds to wait when the hour's
 * limit is used up. This is a window rather than a refilling allowance: ten in any hour are ten.
 */
export const consumeCodeTry = async (ctx: WriteCtx, mailbox: string): Promise<number | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounts.code_try ${mailbox}`}, 0))`.execute(db(ctx))
  const hourAgo = new Date(ctx.now.getTime() - 3_600_000)
  const tries = await db(ctx)
    .selectFrom('accounts.code_try')
    .select('tried_at')
    .where('mailbox', '=', mailbox)
    .where('tried_at', '>', hourAgo)
    // An attempt well in the future was written by a clock that has since been set back.
    .where('tried_at', '<=', new Date(ctx.now.getTime() + clockSkewMs))
    .orderBy('tried_at')
    .execute()
  const [oldest] = tries
  if (oldest && tries.length >= codeTriesPerHour)
    return Math.max(1, Math.ceil((oldest.tried_at.getTime() - hourAgo.getTime()) / 1000))
  await db(ctx).insertInto('accounts.code_try').values({ mailbox, tried_at: ctx.now }).execute()
  return undefined
}

export const forgetCodeTries = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx)
    .deleteFrom('accounts.code_try')
    .where('tried_at', '<', new Date(ctx.now.getTime() - 3_600_000))
    .execute()
}

/** Which code is being entered: that of one challenge in one session, or the last one sent for a forgotten password. */
export type CodeOf = { challengeId: number; accountId: number; sessionId: number } | { resetOf: string }

/** Takes one of a code's tries; undefined if it has none left, is expired, used, or someone else's. */
export const claimTry = (ctx: WriteCtx, of: CodeOf) =>
  db(ctx)
    .updateTable('accounts.challenge')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('tries', '<', triesPerCode)
    .$if('challengeId' in of, (query) => {
      const { challengeId, accountId, sessionId } = of as Extract<CodeOf, { challengeId: number }>
      return query.where('id', '=', challengeId).where('account_id', '=', accountId).where('session_id', '=', sessionId)
    })
    .$if('resetOf' in of, (query) =>
      query.where('purpose', '=', 'reset').where('account_id', 'in', (inner) =>
        inner
          .selectFrom('accounts.account')
          .select('id')
          .where('email', '=', normalEmail((of as { resetOf: string }).resetOf))
          .where('closed_at', 'is', null),
      ),
    )
    .returning(['id', 'account_id', 'purpose', 'contact', 'code_hash'])
    .executeTakeFirst()

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimTry>>>

/** Uses up a code. False if another request was faster, or a newer code replaced it meanwhile. */
export const redeem = async (ctx: WriteCtx, id: number): Promise<boolean> => {
  const used = await db(ctx)
    .updateTable('accounts.challenge')
    .set({ used_at: ctx.now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
