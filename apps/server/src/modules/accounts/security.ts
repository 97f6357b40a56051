import type { ReadCtx } from '#kernel/work'
import { apiKeysOf } from './api-keys.ts'
import { securityEventsOf } from './audit.ts'
import { devicesOf } from './devices.ts'
import { factorsOf, recoveryCodesLeft } from './factors.ts'
import { passkeysOf } from './passkeys.ts'
import { isPhoneUnclear } from './phones.ts'
import { type Account, accountById, accountsByIds } from './queries.ts'
import { openSessionsOf } from './sessions.ts'
import { db } from './tables.ts'

const passwordChangedAt = async (ctx: ReadCtx, accountId: number): Promise<Date | null> =>
  (
    await db(ctx)
      .selectFrom('accounts.account')
      .select('password_changed_at')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).password_changed_at

/** The names of devices and keys, including removed ones: the log identifies them by id. */
const namesOf = async (ctx: ReadCtx, accountId: number) => {
  const named = async (table: 'accounts.device' | 'accounts.api_key') =>
    new Map(
      (await db(ctx).selectFrom(table).select(['id', 'name']).where('account_id', '=', accountId).execute()).map(
        ({ id, name }) => [id, name],
      ),
    )
  return { devices: await named('accounts.device'), keys: await named('accounts.api_key') }
}

/** Everything a person sees about the security of their account. */
export const securityOf = async (ctx: ReadCtx, accountId: number) => {
  const events = await securityEventsOf(ctx, accountId)
  const others = events.flatMap(({ by_account_id: by }) => (by === null || by === accountId ? [] : [by]))
  return {
    accountId,
    now: ctx.now,
    account: (await accountById(ctx, accountId)) as Account,
    passwordChangedAt: await passwordChangedAt(ctx, accountId),
    sessions: await openSessionsOf(ctx, accountId),
    devices: await devicesOf(ctx, accountId),
    factors: await factorsOf(ctx, accountId),
    recoveryCodesLeft: await recoveryCodesLeft(ctx, accountId),
    phoneUnclear: await isPhoneUnclear(ctx, accountId),
    passkeys: await passkeysOf(ctx, accountId),
    keys: await apiKeysOf(ctx, accountId),
    events,
    names: await namesOf(ctx, accountId),
    staff: await accountsByIds(ctx, others),
  }
}
export type Security = Awaited<ReturnType<typeof securityOf>>
