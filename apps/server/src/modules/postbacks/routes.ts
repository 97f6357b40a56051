import { ownPostback, removePostback as removeEndpoint, savePostback as saveEndpoint } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { postbackView, removePostback, savePostback } from './postbacks.ts'

export const routes: readonly Route[] = [
  route(ownPostback, ({ actor, read }) => read((ctx) => postbackView(ctx, actor.accountId))),

  route(saveEndpoint, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      const secret = await savePostback(ctx, app.seal, actor.accountId, body.url)
      return { ...(await postbackView(ctx, actor.accountId)), secret }
    }),
  ),

  route(removeEndpoint, ({ actor, write }) =>
    write(async (ctx) => {
      await removePostback(ctx, actor.accountId)
      return postbackView(ctx, actor.accountId)
    }),
  ),
]
