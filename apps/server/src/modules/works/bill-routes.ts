import { billsOfDeskJob, billsOfOwnerJob, decideBill, enterBill } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { chargeableAmount, decide, enter } from './bill-commands.ts'
import { billsOf } from './bill-queries.ts'
import { billsForOwner, billViews } from './bill-views.ts'
import { assertOwns } from './cost-routes.ts'
import { type JobRow, jobById } from './job-queries.ts'

const onDesk = async (ctx: ReadCtx, job: JobRow) => {
  const home = await homeById(ctx, job.home_id)
  return {
    bills: await billViews(ctx, await billsOf(ctx, job.id)),
    left: { amount: await chargeableAmount(ctx, job, home), currency: home.currency },
  }
}

export const billRoutes: readonly Route[] = [
  route(billsOfDeskJob, ({ params, read }) => read(async (ctx) => onDesk(ctx, await jobById(ctx, params.id)))),
  route(enterBill, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await enter(ctx, params.id, body, actor.accountId)
      return onDesk(ctx, await jobById(ctx, params.id))
    }),
  ),
  route(decideBill, ({ app, actor, params, body, write }) =>
    write(async (ctx) => onDesk(ctx, await decide(app, ctx, params.id, body.charge, actor.accountId))),
  ),
  route(billsOfOwnerJob, ({ actor, params, read }) =>
    read(async (ctx) => {
      await assertOwns(ctx, actor.accountId, params.id)
      return { bills: await billsForOwner(ctx, await billsOf(ctx, params.id), actor.accountId) }
    }),
  ),
]
