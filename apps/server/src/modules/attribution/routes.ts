import { partners, setPartner } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { setCode } from './codes.ts'
import { partnerViews } from './views.ts'

export const routes: readonly Route[] = [
  route(partners, ({ read }) => read(async (ctx) => ({ partners: await partnerViews(ctx) }))),

  route(setPartner, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await setCode(ctx, { ...body, code: params.code, by: actor.accountId })
      return { partners: await partnerViews(ctx) }
    }),
  ),
]
