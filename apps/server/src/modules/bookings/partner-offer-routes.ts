import {
  makePartnerSet,
  partnerEarnings,
  partnerOffers,
  partnerQuote,
  withdrawPartnerOffer,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { partnerQuoteView, setForGuest, withdrawFromGuest } from './offers-for-guests.ts'
import { offersOfPartner, partnerOfferView } from './offers-of-partner.ts'
import { earningsOfStays } from './partner-earnings.ts'

export const partnerOfferRoutes: readonly Route[] = [
  route(partnerQuote, ({ actor, params, read }) => read((ctx) => partnerQuoteView(ctx, actor.accountId, params))),

  route(partnerEarnings, ({ actor, query, read }) => read((ctx) => earningsOfStays(ctx, actor.accountId, query))),

  route(partnerOffers, ({ actor, query, read }) => read((ctx) => offersOfPartner(ctx, actor.accountId, query))),

  route(makePartnerSet, ({ actor, body, write }) =>
    write(async (ctx) => ({ set: await setForGuest(ctx, { ...body, madeBy: actor.accountId }) })),
  ),

  route(withdrawPartnerOffer, ({ actor, params, write }) =>
    write(async (ctx) => ({
      offer: await partnerOfferView(ctx, await withdrawFromGuest(ctx, actor.accountId, params.offerId)),
    })),
  ),
]
