import { decidedFees, keepStayFees, mostStayFee, stayFeesOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import { refuseFaults } from './commands.ts'
import { setStayFees, stayFeesOf } from './stay-fees.ts'
import { overLimit } from './validation.ts'

export const stayFeeRoutes: readonly Route[] = [
  route(stayFeesOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, currency } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name, currency }, ...(await stayFeesOf(ctx, id)) }
    }),
  ),

  route(keepStayFees, ({ actor, params, body: { confirm, ...fees }, write }) =>
    write(async (ctx) => {
      const { id, currency } = await homeForEditor(ctx, actor, params.id)
      const amounts = decidedFees.flatMap((fee) => {
        const word = fees[fee]
        return word.kind === 'amount' ? [{ label: fee, amount: word.amount }] : []
      })
      refuseFaults(overLimit(amounts, currency, mostStayFee))
      await setStayFees(ctx, id, fees, await homeEditorOf(ctx, actor, id), confirm)
      return {}
    }),
  ),
]
