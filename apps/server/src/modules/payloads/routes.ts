import {
  type AnswerOf,
  guestHome,
  type PayloadObject,
  payloadCollection,
  payloadObject,
  payloadPath,
  ping,
  selfReference,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { offerOf } from '#modules/search'
import { ownerDay } from '#modules/today'
import { assertFor, collectionPayload } from './collections.ts'
import { guestHomeOf } from './guest-home.ts'

type Thing = AnswerOf<typeof payloadObject>

const named = (className: string, id: number, name: PayloadObject) => ({
  self: selfReference(className, id),
  endpoint: payloadPath({ type: 'Object', name }),
})

export const routes: readonly Route[] = [
  route(ping, async () => 'Pong' as const, { allowance: { perMinute: 60 } }),

  route(guestHome, ({ actor, read }) => read((ctx) => guestHomeOf(ctx, actor.accountId))),

  route(payloadCollection, ({ actor, params: { name }, query: { page }, read }) => {
    assertFor(name, actor.roles)
    return read(async (ctx) => ({ payload: await collectionPayload(ctx, name, { accountId: actor.accountId, page }) }))
  }),

  route(payloadObject, async ({ app, actor, params: { name }, read }): Promise<Thing> => {
    assertFor(name, actor.roles)
    if (name === 'search-data')
      return {
        payload: {
          ...named('SearchData', 1, name),
          ...(await offerOf(app)),
          reference: 'payload/objects/search-data',
        },
      }
    const today = await read((ctx) => ownerDay(ctx, actor.accountId, siteOf(app).currency))
    return {
      payload: { ...named('OwnerToday', actor.accountId, name), ...today, reference: 'payload/objects/owner-today' },
    }
  }),
]
