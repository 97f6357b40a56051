import { isIataNumber } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { signupLicensesOf } from '#modules/accounts'
import { colleaguesOf } from './agencies.ts'
import { plainIata } from './rules.ts'

const hasNumber = async (ctx: ReadCtx, accountId: number): Promise<boolean> =>
  isIataNumber(plainIata((await signupLicensesOf(ctx, accountId)).travelAgent?.agencyIataNumber ?? ''))

/** Of these travel agents, those for whom neither they nor a colleague of their agency gave a valid IATA or CLIA number (R57). */
export const withoutAgencyNumber = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Set<number>> => {
  const without = new Set<number>()
  for (const accountId of new Set(accountIds)) {
    let found = false
    for (const one of [accountId, ...(await colleaguesOf(ctx, accountId))]) found ||= await hasNumber(ctx, one)
    if (!found) without.add(accountId)
  }
  return without
}
