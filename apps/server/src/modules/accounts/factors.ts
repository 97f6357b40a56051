import { randomInt } from 'node:crypto'
import { isSealed, type Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { newSecret, stepOfCode } from './adapters/authenticator.ts'
import { db } from './tables.ts'
import { verifyAtLeastNewDevices } from './verification.ts'

export type FactorKind = 'passkey' | 'authenticator' | 'recovery_code'

/** The account's second factors. A person with any is asked for one of them, and never for a code by email or phone. */
export const factorsOf = async (ctx: ReadCtx, accountId: number): Promise<FactorKind[]> => {
  const has = async (query: Promise<unknown>): Promise<boolean> => (await query) !== undefined
  const passkey = await has(
    db(ctx).selectFrom('accounts.passkey').select('id').where('account_id', '=', accountId).limit(1).executeTakeFirst(),
  )
  const authenticator = await has(
    db(ctx)
      .selectFrom('accounts.authenticator')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('proved_at', 'is not', null)
      .executeTakeFirst(),
  )
  if (!passkey && !authenticator) return []
  const codes = (await recoveryCodesLeft(ctx, accountId)) > 0
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(codes ? (['recovery_code'] as const) : []),
  ]
}

/** A secret is sealed for its account. */
const placeOf = (accountId: number): string => `authenticator:${accountId}`

/**
 * Creates a secret that waits for its first code; an earlier unverified one is discarded. Undefined if an app is
 * already verified.
 */
export const startSecret = async (ctx: WriteCtx, seal: Seal, accountId: number): Promise<string | undefined> => {
  const bare = newSecret()
  const secret = seal.close(bare, placeOf(accountId))
  const row = await db(ctx)
    .insertInto('accounts.authenticator')
    .values({ account_id: accountId, secret, started_at: ctx.now, proved_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, started_at: ctx.now, last_step: 0 })
        .where('accounts.authenticator.proved_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row && bare
}

/** Enrolls an app with a secret known in advance: for the demo world's staff, and in tests. */
export const enrollKnownSecret = async (
  ctx: WriteCtx,
  seal: Seal,
  { accountId, secret }: { accountId: number; secret: string },
): Promise<void> => {
  await db(ctx)
    .insertInto('accounts.authenticator')
    .values({
      account_id: accountId,
      secret: seal.close(secret, placeOf(accountId)),
      started_at: ctx.now,
      proved_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await verifyAtLeastNewDevices(ctx, accountId)
}

/** Secrets stored before sealing was introduced are read as they are. */
const bareSecret = (seal: Seal, accountId: number, secret: string): string =>
  isSealed(secret) ? seal.open(secret, placeOf(accountId)) : secret

/** Seals secrets stored before sealing was introduced. */
export const sealSecrets = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  const rows = await db(ctx).selectFrom('accounts.authenticator').select(['account_id', 'secret']).forUpdate().execute()
  for (const { account_id: accountId, secret } of rows.filter((row) => !isSealed(row.secret)))
    await db(ctx)
      .updateTable('accounts.authenticator')
      .set({ secret: seal.close(secret, placeOf(accountId)) })
      .where('account_id', '=', accountId)
      .execute()
}

/** How many secrets are not sealed, or are sealed with a key we don't have. */
export const unreadableSecrets = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('accounts.authenticator').select(['account_id', 'secret']).execute()
  return rows.filter(({ account_id: accountId, secret }) => {
    try {
      return seal.open(secret, placeOf(accountId)) === ''
    } catch {
      return true
    }
  }).length
}

/** Accepts an app code, once per half-minute step. */
export const consumeAppCode = async (
  ctx: WriteCtx,
  seal: Seal,
  { accountId, code, isFirst = false }: { accountId: number; code: string; isFirst?: boolean },
): Promise<boolean> => {
  const app = await db(ctx)
    .selectFrom('accounts.authenticator')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!app || (app.proved_at === null) !== isFirst) return false
  const step = stepOfCode(bareSecret(seal, accountId, app.secret), code, ctx.now)
  if (step === undefined || step <= app.last_step) return false
  await db(ctx)
    .updateTable('accounts.authenticator')
    .set({ last_step: step, proved_at: app.proved_at ?? ctx.now })
    .where('account_id', '=', accountId)
    .execute()
  return true
}

export const forgetAuthenticator = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('accounts.authenticator').where('account_id', '=', accountId).execute()
}

/** No letters or digits that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const newRecoveryCode = (): string => {
  const part = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return `${part()}-${part()}-${part()}`
}
const normalCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
// 74 random bits: a plain hash is enough where six digits need argon2id.
const codeHash = (accountId: number, code: string): string => sha256(`${accountId}.${normalCode(code)}`)

/** Replaces the old recovery codes with ten new ones. */
export const renewRecoveryCodes = async (ctx: WriteCtx, accountId: number): Promise<string[]> => {
  const codes = Array.from({ length: 10 }, newRecoveryCode)
  await dropRecoveryCodes(ctx, accountId)
  await db(ctx)
    .insertInto('accounts.recovery_code')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: codeHash(accountId, code),
        made_at: ctx.now,
        used_at: null,
      })),
    )
    .execute()
  return codes
}

export const dropRecoveryCodes = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('accounts.recovery_code').where('account_id', '=', accountId).execute()
}

export const consumeRecoveryCode = async (ctx: WriteCtx, accountId: number, code: string): Promise<boolean> => {
  const used = await db(ctx)
    .updateTable('accounts.recovery_code')
    .set({ used_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export const recoveryCodesLeft = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('accounts.recovery_code')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
