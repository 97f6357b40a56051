import {
  endPromo as endEndpoint,
  promosInForce as listEndpoint,
  type Promo,
  setPromo as setEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { submitPromo } from './promo-approval.ts'
import { endPromo, type PromoOffer, promosInForce } from './promos.ts'

const viewOf = ({ kind, amount, currency, ...promo }: PromoOffer & { uses: number }) => ({
  ...promo,
  worth: kind === 'amount' ? { kind, amount, currency: currency ?? '' } : { kind, amount },
})

const offerOf = (code: string, { worth, ...promo }: Promo): PromoOffer => ({
  ...promo,
  code,
  kind: worth.kind,
  amount: worth.amount,
  currency: worth.kind === 'amount' ? worth.currency : null,
})

const listed = async (ctx: ReadCtx) => ({ promos: (await promosInForce(ctx)).map(viewOf) })

export const promoRoutes: readonly Route[] = [
  route(listEndpoint, ({ read }) => read(listed)),

  route(setEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { reason, ...offer } = body
      const outcome = await submitPromo(ctx, offerOf(params.code, offer), { reason, by: actor.accountId })
      return { ...(await listed(ctx)), outcome }
    }),
  ),

  route(endEndpoint, ({ params, write }) =>
    write(async (ctx) => {
      await endPromo(ctx, params.code)
      return listed(ctx)
    }),
  ),
]
