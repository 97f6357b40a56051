import { answerBid, costsOfDeskJob, costsOfOwnerJob, layOutBid, orderBid, setApprovalLimit } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { ownsHome } from '#modules/homes'
import { answer, layOut, order, submitLimit } from './bid-commands.ts'
import { costViews } from './cost-views.ts'
import { jobById } from './job-queries.ts'

const shown = async (ctx: ReadCtx, jobId: number) => costViews(ctx, await jobById(ctx, jobId))

/** @throws Problem 404 unless the account has a share in the job's home */
export const assertOwns = async (ctx: ReadCtx, accountId: number, jobId: number): Promise<void> => {
  const { home_id } = await jobById(ctx, jobId)
  if (!(await ownsHome(ctx, accountId, home_id))) throw notFound('This job')
}

export const costRoutes: readonly Route[] = [
  route(costsOfDeskJob, ({ params, read }) => read((ctx) => shown(ctx, params.id))),
  route(layOutBid, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await layOut(app, ctx, params.id, body, actor.accountId)
      return shown(ctx, params.id)
    }),
  ),
  route(orderBid, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await order(app, ctx, params.id, body.bidId, actor.accountId)
      return shown(ctx, params.id)
    }),
  ),
  route(setApprovalLimit, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      return { outcome: await submitLimit(ctx, params.id, body, actor.accountId) }
    }),
  ),
  route(costsOfOwnerJob, ({ actor, params, read }) =>
    read(async (ctx) => {
      await assertOwns(ctx, actor.accountId, params.id)
      return shown(ctx, params.id)
    }),
  ),
  route(answerBid, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await assertOwns(ctx, actor.accountId, params.id)
      await answer(app, ctx, params.id, body, actor.accountId)
      return shown(ctx, params.id)
    }),
  ),
]
