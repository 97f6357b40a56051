import type { MergeRefusal } from '@porchlight/contract'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** The codes of two partners have their own rates and bookings, and stay separate. */
export const refuseTwoPartners = async (ctx: ReadCtx, { from, to }: AccountPair): Promise<MergeRefusal[]> => {
  const codes = await db(ctx)
    .selectFrom('attribution.partner_code')
    .select(['code', 'account_id'])
    .where('account_id', 'in', [from, to])
    .orderBy('code')
    .execute()
  const isPartner = (id: number) => codes.some(({ account_id }) => account_id === id)
  return isPartner(from) && isPartner(to) ? [{ code: 'both_partners', names: codes.map(({ code }) => code) }] : []
}
