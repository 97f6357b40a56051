import { addOnsOfHome, mostAddOnPrice, saveAddOns } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { refuseFaults } from './commands.ts'
import { addOnsInForce, setAddOns } from './home-add-ons.ts'
import { overLimit } from './validation.ts'

export const homeAddOnRoutes: readonly Route[] = [
  route(addOnsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, currency } = await homeForEditor(ctx, actor, params.id)
      return { home: { id, name, currency }, addOns: await addOnsInForce(ctx, id) }
    }),
  ),

  route(saveAddOns, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id, currency } = await homeForEditor(ctx, actor, params.id)
      refuseFaults(overLimit(body.addOns, currency, mostAddOnPrice))
      await setAddOns(ctx, id, body.addOns, actor.accountId, body.confirm)
      return {}
    }),
  ),
]
