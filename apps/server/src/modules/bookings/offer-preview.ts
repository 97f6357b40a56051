import { type OfferPreview, type PlainDate, termsForStay } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { needsApproval } from '#modules/approvals'
import { contractOf, ownsHome } from '#modules/homes'
import { quoteView, type StoredQuote } from '#modules/pricing'
import { chargesOf, sumOf } from './engine/charges.ts'
import { ownersPart } from './engine/recognition.ts'
import { type OfferRequest, pricedOffer, quotePrivately } from './offers.ts'
import { ownerMoneyOfPrice } from './owner-money.ts'

/** What the owners together would get from a priced stay; null if no contract covers it. */
const ownersNet = async (ctx: ReadCtx, { homeId, document }: StoredQuote): Promise<number | null> => {
  const { price, stay, channel } = document
  const agreed = await contractOf(ctx, homeId, stay.arrive as PlainDate)
  if (!agreed) return null
  return ownersPart(chargesOf(price), termsForStay(agreed, { nights: price.nights.length, channel })).net
}

const rentOf = ({ document }: StoredQuote): number => sumOf(document.price.nights.map(({ amount }) => amount))

/** What one owner gets of a priced stay; null where no agreement covers it or they own none of the home. */
const partOf = async (ctx: ReadCtx, { homeId, document }: StoredQuote, ownerId: number) => {
  const { price, stay, channel } = document
  const part = await ownerMoneyOfPrice(ctx, { homeId, arrive: stay.arrive, channel, price }, ownerId)
  return part && { amount: part.yours, currency: price.currency }
}

/** {@link previewOffer} for an owner of the home, with their own share. @throws Problem as for `makeOffer` */
export const previewOwnOffer = async (ctx: WriteCtx, request: OfferRequest, ownerId: number) => {
  const preview = await previewOffer(ctx, request)
  if (!(await ownsHome(ctx, ownerId, request.homeId))) return { preview, yours: null }
  const normal = await partOf(ctx, await pricedOffer(ctx, request), ownerId)
  const net = await partOf(
    ctx,
    request.off ? await quotePrivately(ctx, request) : await pricedOffer(ctx, request),
    ownerId,
  )
  return { preview, yours: normal && net && { normal, net } }
}

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
