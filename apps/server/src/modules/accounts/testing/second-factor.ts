import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { openSession } from '#modules/accounts'
import { type Caller, callerOf } from '#testing/caller'
import type { TestApp } from '#testing/harness'
import { consumeAppCode, factorsOf, startSecret } from '../factors.ts'
import { secondFactorMinutes } from '../rules.ts'
import { db } from '../tables.ts'

/** A session that has just confirmed the password and the account's authenticator app, enrolled if necessary. */
export const withSecondFactor = async (t: TestApp, accountId: number): Promise<Caller> => {
  const token = await t.write(async (ctx) => {
    if ((await factorsOf(ctx, accountId)).length === 0) {
      const secret = (await startSecret(ctx, t.app.seal, accountId)) ?? ''
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ctx.now.getTime() })
      await consumeAppCode(ctx, t.app.seal, { accountId, code, isFirst: true })
    }
    const door = { address: '127.0.0.1', userAgent: 'test', confirmed: true, secondFactor: true }
    return (await openSession(ctx, accountId, door)).token
  })
  return callerOf(t.server, token)
}

/** A session that has just confirmed the password, but whose second factor is too old to move money. */
export const withOldFactor = async (t: TestApp, accountId: number): Promise<Caller> => {
  const caller = await withSecondFactor(t, accountId)
  await t.write((ctx) =>
    db(ctx)
      .updateTable('accounts.session')
      .set({ second_factor_at: sql`second_factor_at - make_interval(mins => ${secondFactorMinutes + 1})` })
      .where('account_id', '=', accountId)
      .execute(),
  )
  return caller
}
