import { keepUtilityFees, mostUtilityFee, utilityFeesOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import { refuseFaults } from './commands.ts'
import { setUtilityFees, utilityFeesOf } from './utility-fees.ts'
import { overLimit } from './validation.ts'

export const utilityFeeRoutes: readonly Route[] = [
  route(utilityFeesOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, currency } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name, currency }, fees: await utilityFeesOf(ctx, id) }
    }),
  ),

  route(keepUtilityFees, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id, currency } = await homeForEditor(ctx, actor, params.id)
      const amounts = body.fees.map(({ utility: label, amount }) => ({ label, amount }))
      refuseFaults(overLimit(amounts, currency, mostUtilityFee))
      await setUtilityFees(ctx, id, body.fees, await homeEditorOf(ctx, actor, id), body.confirm)
      return {}
    }),
  ),
]
