import { blockHomes, previewHomeBlocks, undoHomeBlocks } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { nameOfActor } from './actor-name.ts'
import { blockAll, liftAll, previewBlocks } from './home-blocks.ts'

export const homeBlockRoutes: readonly Route[] = [
  route(previewHomeBlocks, ({ body, read }) => read(async (ctx) => ({ homes: await previewBlocks(ctx, body) }))),
  route(blockHomes, ({ actor, body, write }) =>
    write(async (ctx) => blockAll(ctx, body, await nameOfActor(ctx, actor))),
  ),
  route(undoHomeBlocks, ({ body, write }) => write(async (ctx) => ({ lifted: await liftAll(ctx, body) }))),
]
