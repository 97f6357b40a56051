import {
  endPromo as endEndpoint,
  promosInForce as listEndpoint,
  type Promo,
  setPromo as setEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { submitPromo } from './promo-approval.ts'
import { endPromo, lockPromo, type PromoOffer, promosInForce } from './promos.ts'

const versionOfPromo = ({ uses: _, ...offer }: PromoOffer & { uses: number }): string => versionOf(offer)

const viewOf = (offer: PromoOffer & { uses: number }) => {
  const { kind, amount, currency, ...promo } = offer
  const worth = kind === 'amount' ? { kind, amount, currency: currency ?? '' } : { kind, amount }
  return { ...promo, worth, version: versionOfPromo(offer) }
}

/** @throws Problem 409 settings_changed */
const refuseUnreadPromo = async (ctx: WriteCtx, code: string, version: string | undefined): Promise<void> => {
  await lockPromo(ctx, code)
  const now = (await promosInForce(ctx)).find((promo) => promo.code === code)
  refuseUnread(version, now && versionOfPromo(now))
}

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
      const { reason, version, ...offer } = body
      await refuseUnreadPromo(ctx, params.code, version)
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
