import {
  chooseStrategy as chooseEndpoint,
  confirmStrategy as confirmEndpoint,
  previewStrategy as previewEndpoint,
  strategyOfHome,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import { nightsView } from './owner-price-routes.ts'
import { changedSince, confirmationsOf, confirmStrategy, strategyOf } from './strategy.ts'
import { chooseStrategy, previewStrategy } from './strategy-choice.ts'

export const strategyRoutes: readonly Route[] = [
  route(strategyOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { id, name, townName, timeZone } = home
      const now = await strategyOf(ctx, home)
      return {
        home: { id, name, town: townName, timeZone },
        ...now,
        confirmations: await confirmationsOf(ctx, id),
        changed: await changedSince(ctx, id, now.textHash),
      }
    }),
  ),

  route(confirmEndpoint, ({ actor, params, body, request, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      const editor = await homeEditorOf(ctx, actor, id)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return { version: await confirmStrategy(ctx, id, { ...body, ...from, ...editor }) }
    }),
  ),

  route(previewEndpoint, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { effect, ...preview } = await previewStrategy(ctx, home, params.strategy)
      return { ...preview, effect: nightsView(effect, home.currency) }
    }),
  ),

  route(chooseEndpoint, ({ actor, params, body, request, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      const editor = await homeEditorOf(ctx, actor, id)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return { version: await chooseStrategy(ctx, id, { ...body, ...from, ...editor }) }
    }),
  ),
]
