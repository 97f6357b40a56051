import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** What brokers and travel agents stated about their licenses at sign-up. */
export type SignupLicenses = {
  broker?: { brokerageName?: string; licenseStates?: readonly string[]; licenseId?: string; licenseExp?: string }
  travelAgent?: { agencyName?: string; agencyIataNumber?: string; agencyLicenseExp?: PlainDate | '' }
}

export const signupLicensesOf = async (ctx: ReadCtx, accountId: number): Promise<SignupLicenses> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select('licenses')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return (row?.licenses ?? {}) as SignupLicenses
}

type Accreditation = { accountId: number; lastDay: PlainDate }

/** Travel agents whose accreditation, as they stated it, ends within these days. */
export const accreditationsEnding = async (
  ctx: ReadCtx,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<Accreditation[]> => {
  const lastDay = sql<PlainDate>`licenses -> 'travelAgent' ->> 'agencyLicenseExp'`
  const rows = await db(ctx)
    .selectFrom('accounts.account as account')
    .innerJoin('accounts.account_role as role', 'role.account_id', 'account.id')
    .select(['account.id', lastDay.as('last_day')])
    .where('role.role', '=', 'travel-agent')
    .where('account.closed_at', 'is', null)
    .where(lastDay, '>=', from)
    .where(lastDay, '<=', to)
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, last_day }) => ({ accountId: id, lastDay: last_day }))
}
