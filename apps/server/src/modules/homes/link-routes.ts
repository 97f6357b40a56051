import { copyHome as copyEndpoint, linkedHomesOf, previewLinks, saveLinks } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { copyHome } from './copy-home.ts'
import { blocksWith, linkHomes, linksOf } from './linked-homes.ts'
import { homeById, homesByIds, lockHome } from './queries.ts'

/** Homes as shown in lists, ordered by id. */
const named = async (ctx: ReadCtx, ids: readonly number[]) => {
  const homes = new Map((await homesByIds(ctx, [...new Set(ids)])).map((home) => [home.id, home]))
  return (wanted: readonly number[]) =>
    wanted.flatMap((id) => {
      const home = homes.get(id)
      return home ? [{ id, name: home.name }] : []
    })
}

type Blocks = Awaited<ReturnType<typeof blocksWith>>

const blocksView = async (ctx: ReadCtx, blocks: Blocks) => {
  const nameAll = await named(
    ctx,
    blocks.flatMap(({ homeId, blocks: others }) => [homeId, ...others]),
  )
  return blocks.flatMap(({ homeId, blocks: others }) => {
    const [home] = nameAll([homeId])
    return home ? [{ home, blocks: nameAll(others) }] : []
  })
}

const assertKnown = async (ctx: ReadCtx, ids: readonly number[]): Promise<void> => {
  if ((await homesByIds(ctx, [...new Set(ids)])).length < new Set(ids).size) throw notFound('One of these homes')
}

export const linkRoutes: readonly Route[] = [
  route(linkedHomesOf, ({ params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeById(ctx, params.id)
      const { parts, wholes, blocks } = await linksOf(ctx, id)
      const nameAll = await named(ctx, [...parts, ...wholes])
      return {
        home: { id, name },
        parts: nameAll(parts),
        wholes: nameAll(wholes),
        blocks: await blocksView(ctx, blocks),
      }
    }),
  ),

  route(previewLinks, ({ params, body, read }) =>
    read(async (ctx) => {
      await assertKnown(ctx, [params.id, ...body.partIds])
      return { blocks: await blocksView(ctx, await blocksWith(ctx, params.id, [...new Set(body.partIds)])) }
    }),
  ),

  route(saveLinks, ({ params, body, write }) =>
    write(async (ctx) => {
      await lockHome(ctx, params.id)
      await assertKnown(ctx, body.partIds)
      await linkHomes(ctx, params.id, [...new Set(body.partIds)])
      return { blocks: await blocksView(ctx, (await linksOf(ctx, params.id)).blocks) }
    }),
  ),

  route(copyEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await copyHome(ctx, params.id, body, actor.accountId)
      return { id }
    }),
  ),
]
