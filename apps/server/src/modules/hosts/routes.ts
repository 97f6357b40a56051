import { addHost, changeHost, deleteHost, hostsOfDesk, hostsOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { deskHosts, hostsOf, removeHost, rewriteHost, saveHost } from './hosts.ts'

/** The picture this person uploaded; undefined: unchanged. @throws Problem 404, 422 picture_too_small */
const sentImage = async (
  { adapters }: App,
  ctx: WriteCtx,
  accountId: number,
  picture: { uploadId: number } | null | undefined,
) => {
  if (!picture) return picture
  const found = await adapters.portraits(ctx, accountId, picture.uploadId)
  if (!found) throw notFound('This picture')
  return found
}

export const routes: readonly Route[] = [
  route(hostsOfHome, ({ params, read }) => read(async (ctx) => ({ hosts: await hostsOf(ctx, params.id) }))),

  route(hostsOfDesk, ({ read }) => read(async (ctx) => ({ hosts: await deskHosts(ctx) }))),

  route(addHost, ({ app, actor: { accountId }, body: { picture, ...fields }, write }) =>
    write(async (ctx) => {
      await saveHost(ctx, { ...fields, image: await sentImage(app, ctx, accountId, picture) }, accountId)
      return { hosts: await deskHosts(ctx) }
    }),
  ),

  route(changeHost, ({ app, actor: { accountId }, params, body: { picture, ...fields }, write }) =>
    write(async (ctx) => {
      const image = await sentImage(app, ctx, accountId, picture)
      await rewriteHost(ctx, params.id, { ...fields, image }, accountId)
      return { hosts: await deskHosts(ctx) }
    }),
  ),

  route(deleteHost, ({ params, write }) =>
    write(async (ctx) => {
      await removeHost(ctx, params.id)
      return { hosts: await deskHosts(ctx) }
    }),
  ),
]
