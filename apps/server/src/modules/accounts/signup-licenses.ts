import type { PlainDate } from '@porchlight/contract'
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
