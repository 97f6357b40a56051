import { isIataNumber, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { signupLicensesOf } from '#modules/accounts'
import { colleaguesOf } from './agencies.ts'
import { endsSoon, plainIata } from './rules.ts'

/** Valid through the last day of the accreditation they stated, where they stated one. */
const hasNumber = async (ctx: ReadCtx, accountId: number): Promise<boolean> => {
  const { travelAgent } = await signupLicensesOf(ctx, accountId)
  const lastDay = travelAgent?.agencyLicenseExp || null
  return isIataNumber(plainIata(travelAgent?.agencyIataNumber ?? '')) && (lastDay === null || lastDay >= ctx.today)
}

/** The last day of an agent's accreditation, once it is near or over; null for anyone else. */
export const accreditationEnds = async (ctx: ReadCtx, accountId: number): Promise<PlainDate | null> =>
  endsSoon((await signupLicensesOf(ctx, accountId)).travelAgent?.agencyLicenseExp ?? '', ctx.today)

/** Of these travel agents, those for whom neither they nor a colleague of their agency gave an IATA or CLIA number that is valid and accredited today (R57). */
export const withoutAgencyNumber = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Set<number>> => {
  const without = new Set<number>()
  for (const accountId of new Set(accountIds)) {
    let found = false
    for (const one of [accountId, ...(await colleaguesOf(ctx, accountId))]) found ||= await hasNumber(ctx, one)
    if (!found) without.add(accountId)
  }
  return without
}
