import { type OfferPreview, type PlainDate, termsForStay } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { needsApproval } from '#modules/approvals'
import { contractOf } from '#modules/homes'
import { quoteView, type StoredQuote } from '#modules/pricing'
import { chargesOf, sumOf } from './engine/charges.ts'
import { ownersPart } from './engine/recognition.ts'
import { type OfferRequest, pricedOffer, quotePrivately } from './offers.ts'

/** What the owners together would get from a priced stay; null if no contract covers it. */
const ownersNet = async (ctx: ReadCtx, { homeId, document }: StoredQuote): Promise<number | null> => {
  const { price, stay, channel } = document
  const agreed = await contractOf(ctx, homeId, stay.arrive as PlainDate)
  if (!agreed) return null
  return ownersPart(chargesOf(price), termsForStay(agreed, { nights: price.nights.length, channel })).net
}

const rentOf = ({ document }: StoredQuote): number => sumOf(document.price.nights.map(({ amount }) => amount))

/**
 * What an offer would cost its guest and earn the owners, compared with the regular price. It freezes quotes, so its
 * caller must roll the transaction back.
 * @throws Problem as for `makeOffer`
 */
export const previewOffer = async (ctx: WriteCtx, request: OfferRequest) => {
  const normal = await pricedOffer(ctx, request)
  const offered = request.off ? await quotePrivately(ctx, request) : normal
  const offBasisPoints = Math.round(((rentOf(normal) - rentOf(offered)) * 10_000) / Math.max(1, rentOf(normal)))
  const { currency } = offered.document.price
  const money = (amount: number) => ({ amount, currency })
  const [before, after] = [await ownersNet(ctx, normal), await ownersNet(ctx, offered)]
  const { lines, headline, taxes, total, schedule } = quoteView(offered)
  return {
    lines,
    headline,
    taxes,
    total,
    dueNow: money(sumOf(schedule.filter(({ atBooking }) => atBooking).map(({ amount }) => amount.amount))),
    normalTotal: money(normal.document.price.total),
    owners: before === null || after === null ? null : { normal: money(before), net: money(after) },
    offBasisPoints,
    needsSecond:
      request.off !== null &&
      (await needsApproval(ctx, { kind: 'offer_discount', percent: offBasisPoints, by: request.madeBy })),
  } satisfies Record<keyof OfferPreview, unknown>
}
