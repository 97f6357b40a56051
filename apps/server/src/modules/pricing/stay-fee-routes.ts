import { keepStayFees, stayFeesOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import { setStayFees, stayFeesOf } from './stay-fees.ts'

export const stayFeeRoutes: readonly Route[] = [
  route(stayFeesOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, currency } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name, currency }, ...(await stayFeesOf(ctx, id)) }
    }),
  ),

  route(keepStayFees, ({ actor, params, body: { confirm, ...fees }, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      await setStayFees(ctx, id, fees, await homeEditorOf(ctx, actor, id), confirm)
      return {}
    }),
  ),
]
