import { makePartnerOffer, partnerOffers, withdrawPartnerOffer } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { offerToGuest, withdrawFromGuest } from './offers-for-guests.ts'
import { offersOfPartner, partnerOfferView } from './offers-of-partner.ts'

export const partnerOfferRoutes: readonly Route[] = [
  route(makePartnerOffer, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const row = await offerToGuest(app, ctx, { ...body, partnerId: actor.accountId })
      return { offer: await partnerOfferView(ctx, row) }
    }),
  ),

  route(partnerOffers, ({ actor, query, read }) => read((ctx) => offersOfPartner(ctx, actor.accountId, query))),

  route(withdrawPartnerOffer, ({ actor, params, write }) =>
    write(async (ctx) => ({
      offer: await partnerOfferView(ctx, await withdrawFromGuest(ctx, actor.accountId, params.offerId)),
    })),
  ),
]
