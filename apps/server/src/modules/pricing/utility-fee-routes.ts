import { keepUtilityFees, utilityFeesOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import { setUtilityFees, utilityFeesOf } from './utility-fees.ts'

export const utilityFeeRoutes: readonly Route[] = [
  route(utilityFeesOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, currency } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name, currency }, fees: await utilityFeesOf(ctx, id) }
    }),
  ),

  route(keepUtilityFees, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      await setUtilityFees(ctx, id, body.fees, await homeEditorOf(ctx, actor, id), body.confirm)
      return {}
    }),
  ),
]
