import { payProvider as payEndpoint, protectionDesk, setProtection as setEndpoint } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { setProtection } from '#modules/pricing'
import { deskOf, payProvider, refuseUnreadOffer } from './providers.ts'

export const routes: readonly Route[] = [
  route(protectionDesk, ({ read }) => read(deskOf)),

  route(setEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      const { version, ...offering } = body
      await refuseUnreadOffer(ctx, version)
      await setProtection(ctx, { ...offering, by: actor.accountId })
      return deskOf(ctx)
    }),
  ),

  route(payEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await payProvider(ctx, { ...body, by: actor.accountId })
      return deskOf(ctx)
    }),
  ),
]
