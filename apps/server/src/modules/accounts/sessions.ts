import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { impersonationMinutes, type Pending, sessionDays } from './rules.ts'
import { db } from './tables.ts'

export type NewSession = { sessionId: number; token: string; expiresAt: Date }

/** How a session starts and what it may do. */
export type SessionStart = {
  address: string
  userAgent: string
  deviceId?: number | null
  pending?: Pending | null
  /** The person has just entered their password or a code sent to them. */
  confirmed?: boolean
  /** The person has just verified a second factor. */
  secondFactor?: boolean
  impersonatedBy?: number | null
}

/** Starts a session and returns its token, which is stored nowhere but with the caller. */
export const openSession = async (ctx: WriteCtx, accountId: number, from: SessionStart): Promise<NewSession> => {
  const token = newSecret()
  const minutes = from.impersonatedBy == null ? sessionDays * 24 * 60 : impersonationMinutes
  const expiresAt = new Date(ctx.now.getTime() + minutes * 60_000)
  const { id: sessionId } = await db(ctx)
    .insertInto('accounts.session')
    .values({
      account_id: accountId,
      token_hash: sha256(token),
      started_at: ctx.now,
      expires_at: expiresAt,
      ended_at: null,
      address: from.address,
      user_agent: from.userAgent.slice(0, 400),
      device_id: from.deviceId ?? null,
      last_used_at: ctx.now,
      pending: from.pending ?? null,
      confirmed_at: from.confirmed ? ctx.now : null,
      second_factor_at: from.secondFactor ? ctx.now : null,
      impersonated_by: from.impersonatedBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { sessionId, token, expiresAt }
}

/** Ends a token's session; returns whose it was, or undefined if it was already over. */
export const closeSession = (ctx: WriteCtx, token: string) =>
  db(ctx)
    .updateTable('accounts.session')
    .set({ ended_at: ctx.now })
    .where('token_hash', '=', sha256(token))
    .where('ended_at', 'is', null)
    .returning(['id', 'account_id'])
    .executeTakeFirst()

/** Ends every session of an account but one, and those in which they impersonate others; returns how many. */
export const endSessions = async (ctx: WriteCtx, accountId: number, except?: number): Promise<number> => {
  const ended = await db(ctx)
    .updateTable('accounts.session')
    .set({ ended_at: ctx.now })
    .where((row) => row.or([row('account_id', '=', accountId), row('impersonated_by', '=', accountId)]))
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as number))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Gives a session a new token: once the session has gained access, the old token is void. */
export const rotateSession = async (ctx: WriteCtx, sessionId: number): Promise<NewSession> => {
  const token = newSecret()
  const { expires_at: expiresAt } = await db(ctx)
    .updateTable('accounts.session')
    .set({ token_hash: sha256(token) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { sessionId, token, expiresAt }
}

/** Marks what the session was waiting for as proved; the person has just verified themselves. */
export const settleSession = async (ctx: WriteCtx, sessionId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.session')
    .set({ pending: null, confirmed_at: ctx.now })
    .where('id', '=', sessionId)
    .execute()
}

/** Sessions opened without a second factor must wait for a code, because the account has joined the staff. */
export const requireProofAgain = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.session')
    .set({ pending: 'two_factor' })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('pending', 'is', null)
    .where('second_factor_at', 'is', null)
    .where('impersonated_by', 'is', null)
    .execute()
}

/** Records that the person entered their password again, or something as good. */
export const confirmSession = async (ctx: WriteCtx, sessionId: number): Promise<void> => {
  await db(ctx).updateTable('accounts.session').set({ confirmed_at: ctx.now }).where('id', '=', sessionId).execute()
}

/** Records that the person verified a second factor in this session. */
export const noteSecondFactor = async (ctx: WriteCtx, sessionId: number): Promise<void> => {
  await db(ctx).updateTable('accounts.session').set({ second_factor_at: ctx.now }).where('id', '=', sessionId).execute()
}

/** Recorded for session and device every five minutes, not on every request. */
export const touchSession = async (ctx: WriteCtx, sessionId: number): Promise<void> => {
  const { device_id: deviceId } = await db(ctx)
    .updateTable('accounts.session')
    .set({ last_used_at: ctx.now })
    .where('id', '=', sessionId)
    .returning('device_id')
    .executeTakeFirstOrThrow()
  if (deviceId !== null)
    await db(ctx).updateTable('accounts.device').set({ last_used_at: ctx.now }).where('id', '=', deviceId).execute()
}

/** Ends one session of an account. */
export const endSession = async (ctx: WriteCtx, accountId: number, sessionId: number): Promise<boolean> => {
  const ended = await db(ctx)
    .updateTable('accounts.session')
    .set({ ended_at: ctx.now })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Where someone is logged in, most recently used first. */
export const openSessionsOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('accounts.session as session')
    .leftJoin('accounts.device as device', 'device.id', 'session.device_id')
    .select(['session.id', 'session.address', 'session.user_agent', 'session.started_at', 'session.last_used_at'])
    .select(['session.impersonated_by', 'device.name'])
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', ctx.now)
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute()
