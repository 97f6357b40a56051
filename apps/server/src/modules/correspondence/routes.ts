import { linkReceived, receivedMessage, reopenReceived, staffReceived } from '@porchlight/contract'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { linkMessage, reopenMessage } from './commands.ts'
import { allReceived, receivedById } from './queries.ts'
import { receivedViews } from './views.ts'

const one = async (ctx: Parameters<typeof receivedById>[0], id: number) => {
  const [received] = await receivedViews(ctx, [await receivedById(ctx, id)])
  if (!received) throw new Error('a row gives a view')
  return { received }
}

export const routes: readonly Route[] = [
  route(staffReceived, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await allReceived(ctx, query)
      return { received: collection('staff/received', query, total, await receivedViews(ctx, rows)) }
    }),
  ),

  route(receivedMessage, ({ params, read }) => read((ctx) => one(ctx, params.receivedId))),

  route(linkReceived, async ({ app, actor, params, body, write }) => {
    const link = await linkMessage(app, params.receivedId, body, actor.accountId)
    return write(async (ctx) => ({ conversationId: await link(ctx) }))
  }),

  route(reopenReceived, ({ actor, params, write }) =>
    write(async (ctx) => {
      await reopenMessage(ctx, params.receivedId, actor.accountId)
      return one(ctx, params.receivedId)
    }),
  ),
]
