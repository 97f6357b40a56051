import {
  previewRaise as previewEndpoint,
  raisePrices as raiseEndpoint,
  undoRaise as undoEndpoint,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeEditorOf, homeForEditor } from '#modules/homes'
import { homesOfRaise, previewRaise, type RaiseEffect, raisePrices, undoRaise } from './raises.ts'

/** @throws Problem 404 if one of them is not theirs */
const editableHomesOf = async (ctx: ReadCtx, actor: Person, ids: readonly number[]): Promise<Home[]> => {
  const homes: Home[] = []
  for (const id of ids) homes.push(await homeForEditor(ctx, actor, id))
  return homes
}

const raisedHome = ({ home: { id, name, currency }, version, effect }: RaiseEffect) => {
  const { nights, unchanged, from, to, before, after, arrivals } = effect
  const { longer, shorter, opened, closed } = arrivals
  const money = (amount: number | null) => (amount === null ? null : { amount, currency })
  return {
    id,
    name,
    version,
    nights,
    unchanged,
    from,
    to,
    before: money(before),
    after: money(after),
    arrivals: { longer, shorter, opened, closed },
  }
}

export const raiseRoutes: readonly Route[] = [
  route(previewEndpoint, ({ actor, body: { homes, ...raise }, read }) =>
    read(async (ctx) => {
      const effects = await previewRaise(ctx, await editableHomesOf(ctx, actor, homes), raise)
      return { homes: effects.map(raisedHome), concerns: effects.flatMap(({ concerns }) => concerns) }
    }),
  ),

  route(raiseEndpoint, ({ actor, body: { homes, confirm, ...raise }, write }) =>
    write(async (ctx) => {
      const requested: Parameters<typeof raisePrices>[1][number][] = []
      for (const { id, version } of homes) {
        await homeForEditor(ctx, actor, id)
        requested.push({ id, version, by: await homeEditorOf(ctx, actor, id) })
      }
      return { id: await raisePrices(ctx, requested, raise, confirm) }
    }),
  ),

  route(undoEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await editableHomesOf(ctx, actor, await homesOfRaise(ctx, params.raiseId))
      return undoRaise(ctx, params.raiseId, actor.accountId)
    }),
  ),
]
