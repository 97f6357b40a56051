import { type PartnerEarnings, type partnerEarnings, partyIn, type QueryOf, shareOf } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { codeOfAgent } from '#modules/attribution'
import { homesByIds } from '#modules/homes'
import { headlinesOf } from '#modules/pricing'

/**
 * A partner's earnings from stays at the current rate (R57), for search results. Kept separate from the results, which
 * are the same for everyone and cached.
 */
export const earningsOfStays = async (
  ctx: ReadCtx,
  partnerId: number,
  query: QueryOf<typeof partnerEarnings>,
): Promise<PartnerEarnings> => {
  const code = await codeOfAgent(ctx, partnerId)
  if (!code) return { rate: null, earnings: [] }
  const stays = new Map(query.stays.map(({ homeId, ...stay }) => [homeId, stay]))
  const live = (await homesByIds(ctx, [...stays.keys()])).filter(({ status }) => status === 'live')
  const ids = live.map(({ id }) => id)
  const prices = await headlinesOf(ctx, ids, stays, partyIn(query))
  return {
    rate: code.rate,
    earnings: [...prices].map(([homeId, { stay, rent, total }]) => {
      const commission = shareOf(rent.amount, code.rate)
      return {
        homeId,
        ...stay,
        commission: { ...rent, amount: commission },
        net: { ...total, amount: total.amount - commission },
      }
    }),
  }
}
