import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type KnownPasskey, passkeyMinutes } from './adapters/passkeys.ts'
import { db } from './tables.ts'

export const passkeysOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx).selectFrom('accounts.passkey').selectAll().where('account_id', '=', accountId).orderBy('id').execute()

type Row = Awaited<ReturnType<typeof passkeysOf>>[number]

export const knownPasskey = (row: Row): KnownPasskey => ({
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
})

/** Stores what this session's browser was asked to sign; earlier requests are void. */
export const startCeremony = async (
  ctx: WriteCtx,
  sessionId: number,
  kind: 'add' | 'prove',
  challenge: string,
): Promise<void> => {
  await db(ctx).deleteFrom('accounts.ceremony').where('session_id', '=', sessionId).execute()
  await db(ctx)
    .insertInto('accounts.ceremony')
    .values({
      session_id: sessionId,
      kind,
      challenge,
      expires_at: new Date(ctx.now.getTime() + passkeyMinutes * 60_000),
    })
    .execute()
}

/** Takes what the browser had to sign; works once. */
export const consumeCeremony = async (
  ctx: WriteCtx,
  sessionId: number,
  kind: 'add' | 'prove',
): Promise<string | undefined> =>
  (
    await db(ctx)
      .deleteFrom('accounts.ceremony')
      .where('session_id', '=', sessionId)
      .where('kind', '=', kind)
      .where('expires_at', '>', ctx.now)
      .returning('challenge')
      .executeTakeFirst()
  )?.challenge

/** Undefined if the credential is already known. */
export const keepPasskey = (ctx: WriteCtx, accountId: number, name: string, made: KnownPasskey) =>
  db(ctx)
    .insertInto('accounts.passkey')
    .values({
      account_id: accountId,
      credential_id: made.credentialId,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports,
      name,
      added_at: ctx.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()

export const notePasskeyUse = async (ctx: WriteCtx, id: number, counter: number): Promise<void> => {
  await db(ctx).updateTable('accounts.passkey').set({ counter, last_used_at: ctx.now }).where('id', '=', id).execute()
}

export const dropPasskey = async (ctx: WriteCtx, accountId: number, id: number): Promise<boolean> => {
  const gone = await db(ctx)
    .deleteFrom('accounts.passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
