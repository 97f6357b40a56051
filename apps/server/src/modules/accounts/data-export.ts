import type { ReadCtx } from '#kernel/work'
import { securityEventsOf } from './audit.ts'
import { accountById } from './queries.ts'
import { db } from './tables.ts'

/** What this module stores about a person: everything but hashes and secrets. */
export const exportAccountData = async (ctx: ReadCtx, accountId: number): Promise<Record<string, unknown>> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select([
      'address',
      'licenses',
      'signup',
      'signed_up_at',
      'password_changed_at',
      'phone_verified_at',
      'former_email',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const sessions = await db(ctx)
    .selectFrom('accounts.session')
    .select(['id', 'started_at', 'last_used_at', 'ended_at', 'address', 'user_agent'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const devices = await db(ctx)
    .selectFrom('accounts.device')
    .select(['id', 'name', 'kind', 'first_used_at', 'last_used_at', 'known_since', 'forgotten_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const { roles, ...account } = (await accountById(ctx, accountId)) ?? { roles: [] }
  return {
    account: { ...account, ...row },
    roles,
    sessions,
    devices,
    security: await securityEventsOf(ctx, accountId, 10_000),
  }
}
